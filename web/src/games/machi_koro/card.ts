/** Machi Koro on the start page. */
import type { GameCard } from '../module'
import Picture from './Picture.svelte'

export const card: GameCard = { Picture }
