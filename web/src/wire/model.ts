/** What the pages work with. Shapes that travel are made from the generated types in `types.ts`. */

/** A seat among a message's arguments. */
export interface SeatArg {
  seat: number
}
export type Arg = number | string | boolean | null | Message | SeatArg | Arg[]

/** What engine or server say to a person: a key of the Fluent files and its arguments. */
export interface Message {
  key: string
  args: Record<string, Arg>
}

/** One component behind a line of a score: what it adds, or why it adds nothing. */
export interface Part {
  message: Message
  worth: number
  cell: [number, number] | null
}

/** One line of an explained score. */
export interface Line {
  message: Message
  points: number
  parts: Part[]
}

/** An action in notation, and in words. */
export interface LegalAction {
  action: string
  tell: Message
}

/** A move that was made: by a seat, or by chance when `seat` is null. */
export interface Told {
  number: number
  seat: number | null
  action: string
  tell: Message
  news: Message[]
}

/** What a seat at the table is, whoever looks. */
export interface SeatInfo {
  seat: number
  name: string
  kind: 'person' | 'bot' | 'open'
  /** The level of a bot. */
  level: string | null
  connected: boolean
  /** Whether this browser holds the seat's token. */
  mine: boolean
}

/** One moment of a game, live or replayed: everything that is drawn. `V` is the game's own view. */
export interface Frame<V = unknown> {
  /** How many moves led here. */
  number: number
  view: V
  /** Who decides now; `null` while chance acts or when the game is over. */
  toAct: number | null
  over: boolean
  prompt: Message
  scores: number[]
  /** The explained score of each seat. */
  explain: Line[][]
  /** What the seat to act may do, if this browser holds that seat; otherwise empty. */
  legal: LegalAction[]
  /** At the end, each seat's share of the win. */
  shares: number[] | null
}

/** The explained score of the acting seat after a legal action. */
export interface Preview<V = unknown> {
  score: number
  explain: Line[]
  view: V | null
}
