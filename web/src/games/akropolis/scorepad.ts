/** Akropolis on the score pad. */
import type { GamePad } from '../interface'
import Pad from './scorepad/Pad.svelte'
import { blank } from './scorepad/city'

export const pad: GamePad = { Pad, blank }
