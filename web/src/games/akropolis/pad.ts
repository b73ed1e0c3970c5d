/** Akropolis on the score pad. */
import type { GamePad } from '../module'
import Pad from './Pad.svelte'
import { blank } from './padcity'

export const pad: GamePad = { Pad, blank }
