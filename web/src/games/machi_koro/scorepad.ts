/** Machi Koro on the score pad. */
import type { GamePad } from '../interface'
import Pad from './scorepad/Pad.svelte'

export const pad: GamePad = { Pad }
