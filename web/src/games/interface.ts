/** What a folder of `src/games` gives to the shell. `web/README.md` explains it. */
import type { Component, Snippet } from 'svelte'
import type { BeforeRoll } from '../room/live/dealt_rolls'
import type {
  Frame,
  LegalAction,
  Options,
  PadScore,
  ScorePart,
  Player,
  PreviewAnswer,
  Move,
} from '../server/model'
import type { Compared } from '../table/board/compared_moves'
import type { Flight } from '../table/motion/flights'
import type { Layout } from '../table/shell/layout'
import type { Names } from '../text/bundle'

/** A line of a seat's score under the pointer, by its place in `frame.lines[seat]`. */
export interface Pointed {
  seat: number
  line: number
  /** The components behind the line, or the one that is pointed at; see `ScorePart.cell`. */
  parts: ScorePart[]
}

/** An action that is not legal, whose reason is asked for, or words of the table's own. */
export type Refused = { action: string; brief?: boolean } | { words: string }

export interface TableProps<V = unknown, E = unknown> {
  /** The moment to draw. */
  frame: Frame<V>
  players: Player[]
  options: Options
  /** The seat that sits here; null for spectators and in replays. */
  me: number | null
  /** Bindable: the seat whose board is large. The shell sets it when a player is chosen. */
  looking: number
  /** Bindable: a legal action that is laid out but not yet played; draw it as a ghost. */
  choice: string | null
  /** Plays a legal action at once: for what can be taken back freely. Otherwise set `choice`. */
  act: (action: string) => Promise<void>
  /** The table after a legal action, before any chance; null when the server does not answer. */
  preview: (action: string) => Promise<PreviewAnswer | null>
  /** Says in the prompt why something cannot be done. */
  refuse: (what: Refused) => void
  /** The part of a score under the pointer: show the pieces that made it. */
  pointed: Pointed | null
  /** The moves that led from the frame drawn before to this one. */
  recent: Move[]
  /** By seat, the effects of its decisions in its last two turns: mark the last of their kind. */
  last: ReadonlyMap<number, readonly E[]>
  /** In an analysis, two moves of the seat to act: draw where they would lie. */
  compared?: Compared | null
  /** The arrangement; see `table/layout.ts`. Only a `wide` table says whose board it shows. */
  layout: Layout
  /** In a low window the room's part of the column beside the board: give it to `Panes`. */
  beside?: Snippet
  /** False when the person wants no motion, by the system or in the settings. */
  motion: boolean
  /** Whether the list of actions is open: show the numbers by which it names places. */
  numbered: boolean
  /** Shows the roll that waits for the person; null when none does. */
  reveal: (() => void) | null
  /** The shell's bar to confirm or drop `choice`, with its effect; draw it exactly once. */
  confirm: Snippet
}

export interface SeatProps<V = unknown, E = unknown> {
  frame: Frame<V>
  seat: number
  /** As in `TableProps`; only thumbnails get it. */
  last?: readonly E[]
}

/** Legal actions that belong together, for the text list. */
export interface ActionGroup {
  title: string
  actions: LegalAction[]
}

/** A key of the keyboard and the Fluent key that says what it does. */
export interface Shortcut {
  keys: string[]
  does: string
}

/** `table.ts`: `export const table: GameTable`. */
export interface GameTable {
  Table: Component<TableProps<never, never>, object, 'looking' | 'choice' | ''>
  /** A thumbnail of one seat's board. */
  Thumb: Component<SeatProps<never, never>>
  /** The final board of a seat as an SVG of class `thumb`; without it, the thumbnail is one. */
  Final?: Component<SeatProps<never, never>>
  /** A line of what a seat owns that is not its score: stones, coins. */
  Badge: Component<SeatProps<never, never>>
  /** Small pictures of what a move did, for the log; `effects` are those of the move. */
  MovePicture?: Component<{ effects: readonly unknown[] }>
  /** What a seat did, in short phrases without its name, for "since your last turn". */
  summary?: (effects: readonly never[], seat: number, names: Names, view: never) => string[]
  /** The legal actions grouped, in the reader's language; without it, by their first word. */
  groups?: (legal: LegalAction[], frame: Frame<never>) => ActionGroup[]
  /**
   * Words for a legal action that `tell` does not name, or not as well: places differ by
   * what lies there, and `inList` also by the number that the board shows. Null: `tell` is enough.
   */
  label?: (one: LegalAction, frame: Frame<never>, inList: boolean) => string | null
  /** How the table looks before a roll that is dealt already; see `room/dealt_rolls.ts`. */
  beforeRoll?: BeforeRoll
  /** The pieces that move when these effects are shown; without it, none. */
  flights?: (effects: readonly never[]) => Flight[]
  /** Selects the element of the table that stands for an action, such as a card; null if none. */
  target?: (action: string) => string | null
  shortcuts: Shortcut[]
}

/** `cover.ts`: `export const card: GameCard`. Small: the start page loads it. */
export interface GameCard {
  /** An SVG picture of the game, 4:3, our own drawing; decorative. */
  Picture: Component
}

/** What a score pad offers besides its options and a blank table. */
export type OwnFacts<Facts> = Omit<Facts, 'options' | 'blank'>

export interface PadProps {
  /** Bindable: what was entered, plain JSON in the shape that `polis score` reads. */
  data: unknown
  names: string[]
  /** The game's own facts of its box, from `facts` of its score pad. */
  facts: unknown
  /** The options of the table that matter to its score. */
  options: Options
  /** The server's last good answer, which may be to `data` before its last change. */
  scored: PadScore | null
  /** Where the next piece could go. Throws `Refused`. */
  legal: (data: unknown) => Promise<unknown>
}

/** `scorepad.ts`: `export const pad: GamePad`. */
export interface GamePad {
  Pad: Component<PadProps, object, 'data' | ''>
}

export interface TutorialStep {
  /** The number of moves after which this step appears. */
  at: number
  /** Fluent key of what the learner reads; its argument `input` is `touch` or `keys`. */
  say: string
}

/** A recorded first game: the learner makes the moves of seat `me`, the log makes the others. */
export interface Tutorial {
  log: object
  me: number
  steps: TutorialStep[]
}

/** Code in a rules page that is a shape, and its drawing, which also says it in words. */
export interface RulesShapes {
  pattern: RegExp
  Picture: Component<{ code: string }>
}

/** `lesson.ts`: `export const learn: GameLearn`. */
export interface GameLearn {
  /** Drawings for the rules page, by the id that stands behind a heading: see README. */
  figures: Record<string, Component>
  /** Shapes in the text of the rules page. */
  shapes?: RulesShapes
  tutorial: Tutorial
}
