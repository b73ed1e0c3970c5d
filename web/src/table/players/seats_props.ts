/** What the two lists of players are given: the rail of a wide window, and the row of others. */
import type { Snippet } from 'svelte'
import type { GameTable, Pointed } from '../../games/interface'
import type { ExplainAnswer, Frame, Player } from '../../server/model'
import type { Names } from '../../text/bundle'
import type { LastMoves } from '../lists/last_moves'

export interface SeatsProps {
  frame: Frame
  players: Player[]
  names: Names
  game: GameTable
  me: number | null
  /** Bindable: the seat whose board is large. */
  looking: number
  /** Bindable: the line of a score under the pointer. */
  pointed: Pointed | null
  explain: (seat: number) => Promise<ExplainAnswer | null>
  last: LastMoves
  /** For each seat, the effects of the log entry under the pointer. */
  traced: LastMoves | null
  /** What the room adds below a name: presence, clock, stand-in. */
  more?: Snippet<[number]>
}
