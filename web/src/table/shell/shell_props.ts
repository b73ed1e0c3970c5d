/** What the shell of a table is given, by a room, a replay or a lesson. */
import type { Snippet } from 'svelte'
import type { GameTable } from '../../games/interface'
import type {
  ExplainAnswer,
  Frame,
  Message,
  Move,
  Options,
  Player,
  PreviewAnswer,
} from '../../server/model'
import type { Names } from '../../text/bundle'
import type { Compared } from '../board/compared_moves'
import type { LastMoves } from '../lists/last_moves'
import type { LogRow } from '../lists/LogList.svelte'
import type { SeatSince } from '../lists/since_last_turn'

export interface ShellProps {
  game: GameTable
  frame: Frame
  players: Player[]
  names: Names
  options: Options
  me: number | null
  recent: Move[]
  /** What each seat did last. */
  last: LastMoves
  /** The seat whose move is being shown, one of several that wait. */
  watched?: number | null
  /** Whether moves are still being shown. */
  running?: boolean
  /** What the others did since the last own move; null for those who only watch. */
  others?: SeatSince[] | null
  /** Show all moves that wait. */
  finish?: () => void
  /** Shows the roll that waits for the person; null when none does. */
  reveal?: (() => void) | null
  /** Whether a move can be taken back without asking the others. */
  free?: boolean
  log: LogRow[]
  logAt?: LogRow['key'] | null
  onlog?: (key: LogRow['key']) => void
  /** Reads earlier rows of the log, if there are any. */
  logEarlier?: (() => void) | null
  choice?: string | null
  /** Two moves of the seat to act, to be drawn on its board. */
  compared?: Compared | null
  act: (action: string) => Promise<void>
  preview: (action: string) => Promise<PreviewAnswer | null>
  whyNot: (action: string) => Promise<Message | null>
  explain: (seat: number) => Promise<ExplainAnswer | null>
  /** Buttons beside the question. */
  tools?: Snippet
  /** What a hint says; it has a place of its own, so that nothing moves when it comes. */
  advice?: Snippet
  /** Banners below the question. */
  notices?: Snippet
  /** Below a player's name. */
  more?: Snippet<[number]>
  chat?: Snippet
  chatNew?: boolean
  /** Below the lists where they are a drawer: what has no room beside the question. */
  moreTools?: Snippet
  /** Beside the board in a wide window, else directly below it. */
  aside?: Snippet
  /** Below the table over the full width, as a replay's chart. */
  below?: Snippet
  live?: string
}
