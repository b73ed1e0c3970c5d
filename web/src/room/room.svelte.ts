/** The state of one room, as the server tells it; nothing is drawn before it has answered. */
import { Once } from '../kit/request_cache'
import { Live, liveUrl, type Ask, type LiveOptions, type LiveStatus } from '../server/connection'
import {
  frameOf,
  type ChatLine,
  type LogEntry,
  type ExplainAnswer,
  type Frame,
  type HintAnswer,
  type Level,
  type Message,
  type Player,
  type PreviewAnswer,
  type RoomInfo,
  type ServerMessage,
  type Settings,
  type State,
  type PositionView,
  type Move,
  type Access,
} from '../server/model'
import { reasonOf } from '../server/refusal'
import { keep, keysOf, tokensOf } from './seat_tokens'
import { namesOf } from './seat_names'

/** Rooms are called like this; a link that was cut, or copied with a full stop, is not. */
const ROOM_ID = /^[\w-]{16}$/

/** What a room tells those who asked to hear. */
export interface RoomEars {
  /** Moves were made since the table that was shown before. */
  moved?: (entries: LogEntry[]) => void
  said?: (line: ChatLine) => void
  notice?: (message: Message) => void
}

export class Room {
  status = $state<LiveStatus>('connecting')
  info = $state.raw<RoomInfo | null>(null)
  position = $state.raw<PositionView | null>(null)
  log = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatLine[]>([])
  access = $state.raw<Access>({ seats: [], host: false })
  /** The moves that led to the table from the one shown before. */
  recent = $state.raw<Move[]>([])
  /** Why the server does not let us in. */
  closed = $state.raw<Message | null>(null)
  outdated = $state(false)
  /** Seconds to add to this computer's clock to get the server's. */
  skew = $state(0)

  /** Our seats that no bot plays for. */
  private readonly playing = $derived(
    this.access.seats.filter((seat) => !this.info?.seats[seat]?.stand_in),
  )
  readonly frame: Frame | null = $derived(this.position && frameOf(this.position, this.playing))
  readonly names: string[] = $derived(namesOf(this.info?.seats ?? []))
  readonly players: Player[] = $derived(
    this.info?.seats.map(({ seat, kind }) => ({
      seat,
      name: this.names[seat] ?? '',
      kind,
      mine: this.access.seats.includes(seat),
    })) ?? [],
  )
  /** The seat that sits here now: the one to act if it is ours, else our first. */
  readonly me: number | null = $derived.by(() => {
    const { seats } = this.access
    const acting = this.position?.to_act ?? null
    return acting !== null && seats.includes(acting) ? acting : (seats[0] ?? null)
  })

  private readonly live: Live
  private readonly explained = new Once<ExplainAnswer>()
  private readonly previewed = new Once<PreviewAnswer>()

  constructor(
    readonly id: string,
    private readonly ears: RoomEars = {},
    open?: LiveOptions['open'],
  ) {
    this.live = new Live({
      url: liveUrl(),
      room: id,
      tokens: () => tokensOf(keysOf(id)),
      seen: () => this.position?.number ?? -1,
      heard: (message) => this.hear(message),
      status: (status) => (this.status = status),
      ...(open ? { open } : {}),
    })
    if (!ROOM_ID.test(id)) {
      this.closed = { key: 'room-unknown', args: { room: id } }
      this.live.close()
    }
  }

  close(): void {
    this.live.close()
  }

  /** Connect anew with the keys this browser has now, as after joining. */
  refresh(): void {
    this.live.refresh()
  }

  // What a person does. Each fails with `Refused` when the server says no.

  async act(action: string): Promise<void> {
    const { position } = this
    if (!position || position.to_act === null) return
    await this.ask({ type: 'act', number: position.number, seat: position.to_act, action })
  }

  async undo(seat: number): Promise<void> {
    await this.ask({ type: 'undo', number: this.number, seat })
  }

  async answer(seat: number, agree: boolean): Promise<void> {
    await this.ask({ type: 'answer', number: this.number, seat, agree })
  }

  async say(text: string): Promise<void> {
    await this.ask({ type: 'say', text })
  }

  async rename(seat: number, name: string): Promise<void> {
    await this.ask({ type: 'rename', seat, name })
  }

  async start(level: Level): Promise<void> {
    await this.ask({ type: 'start', level })
  }

  async changeSeat(seat: number, level: Level | null): Promise<void> {
    await this.ask({ type: 'change_seat', seat, level })
  }

  async substituteBot(seat: number, level: Level): Promise<void> {
    await this.ask({ type: 'substitute_bot', seat, level })
  }

  async resumeSeat(seat: number): Promise<void> {
    await this.ask({ type: 'resume_seat', seat })
  }

  async revokeSeat(seat: number, level: Level): Promise<void> {
    await this.ask({ type: 'revoke_seat', seat, level })
  }

  async settings(settings: Settings): Promise<void> {
    await this.ask({ type: 'settings', settings })
  }

  /** A new secret for the invitation; the old link is void. */
  async newInvite(): Promise<void> {
    const answer = await this.ask({ type: 'new_invite' })
    const keys = keysOf(this.id)
    if (answer.type === 'invited' && keys) keep({ ...keys, invite: answer.invite })
  }

  // What a person asks. Null when the server does not tell.

  /** The table after an action; asked once for each table, whoever wants to know. */
  preview(action: string): Promise<PreviewAnswer | null> {
    const { number } = this
    return this.previewed.ask(`${number} ${action}`, async () => {
      const answer = await this.quietly({ type: 'preview', number, action })
      return answer?.type === 'preview_answer' ? answer : null
    })
  }

  async whyNot(action: string): Promise<Message | null> {
    try {
      const answer = await this.ask({ type: 'why_not', number: this.number, action })
      return answer.type === 'why_not_answer' ? answer.reason : null
    } catch (error) {
      return reasonOf(error)
    }
  }

  async hint(): Promise<HintAnswer | null> {
    const answer = await this.ask({ type: 'hint', number: this.number })
    return answer.type === 'hint_answer' ? answer : null
  }

  /** A seat's score with all parts; asked once for each table. */
  explain(seat: number): Promise<ExplainAnswer | null> {
    const { number } = this
    return this.explained.ask(`${number} ${seat}`, async () => {
      const answer = await this.quietly({ type: 'explain', number, seat })
      return answer?.type === 'explain_answer' ? answer : null
    })
  }

  private get number(): number {
    return this.position?.number ?? 0
  }

  private ask(body: Ask) {
    return this.live.ask(body)
  }

  private async quietly(body: Ask) {
    try {
      return await this.live.ask(body)
    } catch {
      return null
    }
  }

  // What the server says.

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        return this.take(message)
      case 'event':
        return this.follow(message.entries, message.position)
      case 'room_changed':
        this.info = message.room
        return
      case 'access_changed':
        this.access = message.access
        return
      case 'refused':
        if (message.state) this.take(message.state)
        return
      case 'chat':
        this.chat = [...this.chat, message.line]
        return this.ears.said?.(message.line)
      case 'notice':
        return this.ears.notice?.(message.message)
      case 'reload':
        this.outdated = true
        return
      case 'error':
        if (message.id === null && this.status !== 'open') this.closed = message.reason
        return
    }
  }

  private take(state: State): void {
    const before = this.position?.number ?? null
    this.info = state.room
    this.access = state.access
    this.chat = state.chat
    this.log = state.log
    this.show(state.position)
    const missed = before === null ? [] : state.log.filter((entry) => entry.number > before)
    this.recent = movesOf(missed)
    if (missed.length) this.ears.moved?.(missed)
  }

  private follow(entries: LogEntry[], position: PositionView): void {
    const last = this.log.at(-1)?.number ?? -1
    const fresh = entries.filter((entry) => entry.number > last)
    // A gap means that something was missed: the whole state heals it.
    if (fresh[0] && fresh[0].number !== last + 1) return this.live.refresh()
    this.log = fresh.reduce(append, this.log)
    this.recent = movesOf(fresh)
    this.show(position)
    if (fresh.length) this.ears.moved?.(fresh)
  }

  private show(position: PositionView | null): void {
    if (position?.number !== this.position?.number) {
      this.explained.clear()
      this.previewed.clear()
    }
    if (position?.clocks) this.skew = position.clocks.now - Date.now() / 1000
    this.position = position
  }
}

/** The log with one more row; a step back strikes out the rows it undoes. */
export function append(log: LogEntry[], entry: LogEntry): LogEntry[] {
  const { kind, to } = entry
  if (kind !== 'undo' || to === null) return [...log, entry]
  const struck = log.map((row) => (row.number > to ? { ...row, undone: true } : row))
  return [...struck, entry]
}

/** The moves of some rows, one after another. */
export function movesOf(entries: readonly LogEntry[]): Move[] {
  return entries
    .filter((entry) => entry.kind !== 'undo')
    .flatMap((entry) =>
      entry.lines.map((line, n) => ({
        // The first line of a decision is the seat's, what follows is chance.
        seat: entry.kind === 'act' && n === 0 ? entry.seat : null,
        move: line.move,
        tell: line.tell,
        news: line.news,
      })),
    )
}
