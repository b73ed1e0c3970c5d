/** What the pages work with; every shape that travels is taken from the generated `wire/messages.ts`. */
import type { components } from '../wire/messages'

type Schemas = components['schemas']

export type SeatRef = Schemas['SeatRef']
/** What engine or server say to a person: a key of the Fluent files and its arguments. */
export type Message = Schemas['Message']
export type Arg = Message['args'][string]
/** One line of an explained score; its parts come only where they were asked for. */
export type ScoreLine = Schemas['ScoreLine']
export type ScorePart = Schemas['ScorePart']
export type PositionView = Schemas['PositionView']
export type Event = Schemas['Event']
export type Change = Event['view']
export type LogPage = Schemas['LogPage']
/** A row of the log, and whether it was undone later. */
export type LogEntry = Schemas['LogEntry'] & { undone: boolean }
export type RoomInfo = Schemas['RoomInfo']
export type Seat = Schemas['Seat']
export type Settings = Schemas['Settings']
export type Proposal = Schemas['Proposal']
export type ChatLine = Schemas['ChatLine']
export type Clocks = Schemas['Clocks']
export type Access = Schemas['Access']
export type Options = Schemas['RoomInfo']['options']
export type Level = Schemas['Start']['level']

export type ClientMessage = Schemas['ClientMessage']
export type ServerMessage = Schemas['ServerMessage']
export type State = Schemas['State']
export type PreviewAnswer = Schemas['PreviewAnswer']
export type ExplainAnswer = Schemas['ExplainAnswer']
export type HintAnswer = Schemas['HintAnswer']

export type GameSheet = Schemas['GameSheet']
export type OptionSheet = Schemas['OptionSheet']
export type SettingSheet = Schemas['SettingSheet']
export type Games = Schemas['Games']
export type CreateRoom = Schemas['CreateRoom']
export type SeatPlan = CreateRoom['seats'][number]
export type Created = Schemas['Created']
export type Joined = Schemas['Joined']
export type RoomSummary = Schemas['RoomSummary']
/** How a person is drawn. */
export type Face = Schemas['Face']
export type JoinRoom = Schemas['JoinRoom']
export type SeatSummary = RoomSummary['seats'][number]
export type Keeping = Schemas['Keeping']
/** What the club knows of a person, and its table of a game. */
export type Membership = Schemas['Membership']
export type ClubTable = Schemas['ClubTable']
export type MyRoom = Schemas['MyRoom']
export type MyRooms = Schemas['MyRooms']
export type RoomCursor = Schemas['RoomCursor']
export type Review = Schemas['Review']
export type PadFacts = Schemas['PadFacts']
export type PadScore = Schemas['PadScore']
/** A part of the analysis of a log, and a decision in it. */
export type Analysis = Schemas['Analysis']
export type JudgedMove = Schemas['JudgedMove']

/** A legal action in notation, and in words where the list is short enough for that. */
export interface LegalAction {
  action: string
  tell: Message | null
}

/** A move that was made: by a seat, or by chance when `seat` is null. */
export type Move = Schemas['ReviewedMove']
/** One thing that a move did; `wire/effects/` has the types of each game. */
export type Effect = Move['effects'][number]

/** Who sits at a seat, as a game's drawing needs it. */
export interface Player {
  seat: number
  name: string
  kind: Seat['kind']
  /** Whether this browser holds the seat. */
  mine: boolean
}

/** One moment of a game, live or replayed: everything that is drawn. `V` is the game's own view. */
export interface Frame<V = unknown> {
  /** The row of the log, or the move of a replay, after which the table looks so. */
  number: number
  view: V
  /** Who decides now; null when the game is over, and in a replay before a chance move. */
  toAct: number | null
  over: boolean
  /** The prompt, or the request where the reader is to act. */
  prompt: Message
  scores: number[]
  /** Each seat's explained score, without parts. */
  lines: ScoreLine[][]
  /** The legal actions if the reader is to act; otherwise empty. */
  legal: LegalAction[]
  /** At the end the points and each seat's share of the win. */
  result: PositionView['result']
}

/** The frame of a table for the reader who holds `seats`. */
export function frameOf(position: PositionView, seats: readonly number[]): Frame {
  const mine = position.to_act !== null && seats.includes(position.to_act)
  return {
    number: position.number,
    view: position.view,
    toAct: position.to_act,
    over: position.to_act === null,
    // Several people at one device are called by their names.
    prompt: mine && seats.length === 1 ? position.request : position.prompt,
    scores: position.scores,
    lines: position.lines,
    legal: mine
      ? position.legal.map((action, n) => ({ action, tell: position.tells[n] ?? null }))
      : [],
    result: position.result,
  }
}
