/** The state of one room, as the server sends it; nothing is drawn before that. */
import { Once } from '../kit/request_cache'
import { settings } from '../kit/settings.svelte'
import { changed } from '../server/changes'
import { Live, liveUrl, type Ask, type LiveOptions, type LiveStatus } from '../server/connection'
import {
  frameOf,
  type ChatLine,
  type Event,
  type LogEntry,
  type ExplainAnswer,
  type Frame,
  type HintAnswer,
  type Message,
  type Player,
  type PreviewAnswer,
  type RoomInfo,
  type ServerMessage,
  type State,
  type PositionView,
  type Access,
} from '../server/model'
import { reasonOf } from '../server/refusal'
import { Commands } from './commands'
import { Contributor } from './notices/contributor.svelte'
import { keysOf, tokensOf } from './mine/seat_tokens'
import { formerNames, namesOf } from './people/seat_names'
import { namesFor, type Names } from '../text/bundle'
import { append, entriesOf, movesOf } from './live/moves'
import { Playback, type Step } from './live/playback.svelte'
import { stepPace } from './live/step_pace'
import { split, upTo, type BeforeRoll } from './live/dealt_rolls'
import { lastMoves, type LastMoves } from '../table/lists/last_moves'

/** Rooms are called like this; a link that was cut, or copied with a full stop, is not. */
const ROOM_ID = /^[\w-]{16}$/

/** Called when something happens in a room. */
export interface RoomEars {
  /** Moves are shown on the table that were not there before. */
  moved?: (entries: LogEntry[]) => void
  said?: (line: ChatLine) => void
  notice?: (message: Message) => void
}

export class Room extends Commands {
  status = $state<LiveStatus>('connecting')
  info = $state.raw<RoomInfo | null>(null)
  /** How the game stands; the table may still show how it came there. */
  position = $state.raw<PositionView | null>(null)
  chat = $state.raw<ChatLine[]>([])
  access = $state.raw<Access>({ seats: [], host: false })
  /** Why the server does not let us in. */
  closed = $state.raw<Message | null>(null)
  outdated = $state(false)
  /** Seconds to add to this computer's clock to get the server's. */
  skew = $state(0)

  readonly playback = new Playback(stepPace, ({ entries }) => {
    if (entries.length) this.ears.moved?.(entries)
  })
  private rows = $state.raw<LogEntry[]>([])
  /** The log up to what is on the table. */
  readonly log: LogEntry[] = $derived(
    upTo(this.rows, this.playback.position, this.playback.entries),
  )
  private beforeRoll: BeforeRoll | undefined

  /** What each seat did last; a move that was taken back is none. */
  readonly last: LastMoves = $derived(lastMoves(movesOf(this.log.filter((row) => !row.undone))))

  /** Our seats that no bot plays for. */
  private readonly playing = $derived(
    this.access.seats.filter((seat) => !this.info?.seats[seat]?.stand_in),
  )
  readonly frame: Frame | null = $derived(
    this.playback.position && frameOf(this.playback.position, this.playing),
  )
  /** Whether the table waits for the person here: for a move, or to roll dice that are dealt. */
  readonly waitsForUs: boolean = $derived(
    this.playback.asking || (this.frame?.legal.length ?? 0) > 0,
  )
  /** Several people at one device are called by their names. */
  readonly names: Names = $derived(
    namesFor(
      namesOf(this.info?.seats ?? []),
      this.access.seats.length === 1 ? this.access.seats[0]! : null,
    ),
  )
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
    const acting = this.playback.position?.to_act ?? null
    return acting !== null && seats.includes(acting) ? acting : (seats[0] ?? null)
  })

  /** Whether the server has rows before the first one here, or lines before its first. */
  readonly earlier: boolean = $derived(
    (this.rows[0]?.number ?? 0) > 0 || (this.rows[0]?.skipped ?? 0) > 0,
  )

  /** Whether the person may write in the chat, as far as the room's settings say. */
  readonly canSay: boolean = $derived(
    !this.isWatching || (this.info?.settings.spectator_chat ?? false),
  )

  /** Whether the game waits for nothing but our contribution to its luck. */
  readonly contributing: boolean = $derived.by(() => {
    const { info, access } = this
    if (info?.status !== 'open' || !info.luck || this.contributor.notTaken) return false
    const { contributed } = info.luck
    const full = info.seats.every(({ kind }) => kind !== 'open')
    return full && access.seats.some((seat) => !contributed.includes(seat))
  })

  private readonly live: Live
  private readonly contributor: Contributor
  /** Whether the whole state is on its way, so that changes of an unknown position do not matter. */
  private awaiting = false
  private readonly explained = new Once<ExplainAnswer>()
  private readonly previewed = new Once<PreviewAnswer>()

  constructor(
    readonly id: string,
    private readonly ears: RoomEars = {},
    open?: LiveOptions['open'],
  ) {
    super()
    this.contributor = new Contributor(id, (seat, value) =>
      this.ask({ type: 'contribute', seat, value }),
    )
    this.live = new Live({
      url: liveUrl(id),
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

  /** How the game's table looks before a roll that is dealt already, if it has such rolls. */
  showsRolls(beforeRoll: BeforeRoll | undefined): void {
    this.beforeRoll = beforeRoll
    // The rows may have come before the game's table.
    this.settle(this.position, [])
  }

  close(): void {
    this.playback.close()
    this.live.close()
  }

  /** The names at the time of a row of the log; players who lose their seats keep them there. */
  namesAt(number: number): Names {
    return formerNames(this.names, this.info?.seats ?? [], number)
  }

  /** Reconnect with the keys this browser has now, as after joining. */
  refresh(): void {
    this.live.refresh()
  }

  // What a person asks. Null when the server does not answer.

  /** The table after an action; asked once for each table. */
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
    // What is on the table now is not what the server would explain.
    if (this.playback.position?.number !== number) return Promise.resolve(null)
    return this.explained.ask(`${number} ${seat}`, async () => {
      const answer = await this.quietly({ type: 'explain', number, seat })
      return answer?.type === 'explain_answer' ? answer : null
    })
  }

  /** Read the page of the log before the first row here, or before the first move of row 0. */
  async readEarlier(): Promise<void> {
    const first = this.rows[0]
    if (!first) return
    const { number, skipped } = first
    const answer = await this.ask(
      number > 0
        ? { type: 'read_log', before: number, moves: null }
        : { type: 'read_log', before: 1, moves: skipped },
    )
    const now = this.rows[0]
    if (answer.type !== 'log_answer' || now?.number !== number || now.skipped !== skipped) return
    const found = entriesOf(answer.page)
    if (number > 0) this.rows = [...found, ...this.rows]
    else if (found[0]) {
      const whole = { ...found[0], moves: [...found[0].moves, ...now.moves] }
      this.rows = [whole, ...this.rows.slice(1)]
    }
  }

  protected get number(): number {
    return this.position?.number ?? 0
  }

  get isWatching(): boolean {
    return !this.access.seats.length && !this.access.host
  }

  protected get toAct(): number | null {
    return this.position?.to_act ?? null
  }

  protected ask(body: Ask) {
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
        return this.follow(message)
      case 'room_changed':
        this.info = message.room
        return this.contribute()
      case 'access_changed':
        this.access = message.access
        return this.contribute()
      case 'refused':
        // Rows come before a refusal that counts them, unless something was missed.
        if (message.number !== null && message.number !== (this.position?.number ?? -1)) {
          this.readState()
        }
        return
      case 'chat':
        return this.takeLine(message.line)
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

  /** A new line of the chat, or what is left of an earlier one. */
  private takeLine(line: ChatLine): void {
    const known = this.chat.findIndex((one) => one.number === line.number)
    if (known >= 0) {
      this.chat = this.chat.with(known, line)
      return
    }
    this.chat = [...this.chat, line]
    this.ears.said?.(line)
  }

  private take(state: State): void {
    const before = this.position?.number ?? null
    this.info = state.room
    this.access = state.access
    this.chat = state.chat
    this.rows = entriesOf(state.log)
    this.awaiting = false
    this.stand(state.position)
    const missed = before === null ? [] : this.rows.filter((entry) => entry.number > before)
    // A roll that was shown already is not asked for again.
    if (state.position?.number === this.playback.position?.number) {
      this.playback.jump(state.position, missed)
    } else this.settle(state.position, missed)
    if (missed.length) this.ears.moved?.(missed)
    this.contribute()
  }

  /** Add random values of ours to the luck of the next game. */
  private contribute(): void {
    if (this.info) this.contributor.contribute(this.info, this.access.seats)
  }

  /** Take in new rows and a changed position, if it builds on the one here. */
  private follow({ base, entries, position: facts, view, lines }: Event): void {
    const old = this.position
    if (base !== null && base !== old?.number) return this.readState()
    const fresh = entries.map((entry) => ({ ...entry, undone: false }))
    this.rows = fresh.reduce(append, this.rows)
    const position = {
      ...facts,
      view: changed(old?.view, view) as PositionView['view'],
      lines: changed(old?.lines, lines) as PositionView['lines'],
    }
    this.stand(position)
    const [first, ...rest] = this.steps(position, fresh)
    if (fresh.every((entry) => this.isOurs(entry))) this.playback.own(first!)
    else this.playback.add(first!)
    for (const step of rest) this.playback.add(step)
  }

  /** Show how the game stands, up to the first roll or one that the person is to make. */
  private settle(position: PositionView | null, missed: LogEntry[]): void {
    const entries = missed.length ? missed : this.rows.slice(-1)
    const [first, ...rest] = position ? this.steps(position, entries) : []
    if (first && (position?.number === 0 || rest.some(({ asks }) => asks))) {
      this.playback.jump(first.position, first.entries)
      for (const step of rest) this.playback.add(step)
    } else this.playback.jump(position, missed)
  }

  /** What is shown of these rows, one after the other. */
  private steps(position: PositionView, entries: LogEntry[]): Step[] {
    const seat = entries.findLast((entry) => entry.seat !== null)?.seat ?? null
    const step = { position, entries, seat, asks: false }
    return split(step, this.beforeRoll, settings.roll ? this.playing : [])
  }

  /** Something was missed: ask for the whole state, or reconnect if it does not come. */
  private readState(): void {
    if (this.awaiting) return
    this.awaiting = true
    this.ask({ type: 'read_state' }).catch(() => {
      this.awaiting = false
      this.live.refresh()
    })
  }

  /** Whether it is shown at once: an action made here, a step back, the beginning. */
  private isOurs({ kind, seat, by }: LogEntry): boolean {
    if (kind !== 'act' || seat === null) return true
    return by === 'person' && this.access.seats.includes(seat)
  }

  private stand(position: PositionView | null): void {
    if (position?.number !== this.position?.number) {
      this.explained.clear()
      this.previewed.clear()
    }
    if (position?.clocks) this.skew = position.clocks.now - Date.now() / 1000
    this.position = position
  }
}
