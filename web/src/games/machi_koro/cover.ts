/** Machi Koro on the start page. */
import type { GameCard } from '../interface'
import Cover from './pieces/Cover.svelte'

export const card: GameCard = { Picture: Cover }
