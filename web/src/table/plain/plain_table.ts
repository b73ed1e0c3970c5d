import type { GameTable } from '../../games/interface'
import Seat from './PlainSeat.svelte'
import Table from './PlainTable.svelte'

export const table: GameTable = { Table, Thumb: Seat, Badge: Seat, shortcuts: [] }
