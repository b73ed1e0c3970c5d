/**
 * The connection of one room: it says hello, keeps requests until they are answered, and heals
 * itself. A request that was lost with the connection is sent again under its own id, which the
 * server plays at most once.
 */
import type { ClientMessage, ServerMessage } from './model'
import { Refused } from './refusal'

export const PROTOCOL = 6
const FIRST_WAIT = 500
const LONGEST_WAIT = 8000
const PING_EVERY = 20_000
/** Without an answer for this long, the connection is dead. */
const SILENCE = 45_000

export type LiveStatus = 'connecting' | 'open' | 'waiting' | 'closed'

type Body<M> = M extends { id: string } ? Omit<M, 'id'> : never
/** A message that is answered, without its id. */
export type Ask = Body<ClientMessage>
type Answer = Extract<ServerMessage, { id: string } | { type: 'error' }> & { id: string }

interface Pending {
  message: ClientMessage & { id: string }
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

export interface LiveOptions {
  url: string
  room: string
  tokens: () => string[]
  /** The last row that was seen, -1 for none. */
  seen: () => number
  heard: (message: ServerMessage) => void
  status: (status: LiveStatus) => void
  /** How a socket is made; tests bring their own. */
  open?: (url: string) => WebSocket
  newId?: () => string
}

export class Live {
  private socket: WebSocket | null = null
  private pending = new Map<string, Pending>()
  private greeted = false
  private wait = FIRST_WAIT
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heardAt = 0
  private ended = false

  constructor(private readonly options: LiveOptions) {
    addEventListener('online', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.connect()
  }

  /** Send a request; the promise is its answer, or fails with `Refused`. */
  ask(body: Ask): Promise<Answer> {
    const id = (this.options.newId ?? newId)()
    const message = { ...body, id } as ClientMessage & { id: string }
    return new Promise((resolve, reject) => {
      this.pending.set(id, { message, resolve, reject })
      if (this.greeted) this.send(message)
    })
  }

  /** Ask for the whole state again, by reconnecting. */
  refresh(): void {
    this.drop()
    this.connect()
  }

  /** Leave; requests without an answer fail. */
  close(): void {
    this.end({ key: 'web-left', args: {} })
  }

  private end(said: { key: string; args: Record<string, never> }): void {
    this.ended = true
    removeEventListener('online', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    this.drop()
    for (const { reject } of this.pending.values()) reject(new Refused(said))
    this.pending.clear()
    this.options.status('closed')
  }

  private connect(): void {
    clearTimeout(this.retry)
    if (this.ended) return
    this.options.status('connecting')
    const { url, room, tokens, seen } = this.options
    const socket = this.options.open ? this.options.open(url) : new WebSocket(url)
    this.socket = socket
    this.heardAt = Date.now()
    socket.onopen = () =>
      this.send({ type: 'hello', protocol: PROTOCOL, room, tokens: tokens(), seen: seen() })
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = () => this.lost()
    this.beat = setInterval(() => this.check(), PING_EVERY)
  }

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now()
    if (message.type === 'reload') return this.outdated(message)
    if (message.type === 'state' && !this.greeted) this.welcome()
    if (message.type === 'error' && message.id === null && !this.greeted) {
      // The server does not want this client here; trying again would not change its mind.
      this.options.heard(message)
      return this.end({ key: 'web-left', args: {} })
    }
    this.options.heard(message)
    if ('id' in message && message.id) this.settle(message as Answer)
  }

  private outdated(message: ServerMessage): void {
    this.options.heard(message)
    this.end({ key: 'web-outdated', args: {} })
  }

  private welcome(): void {
    this.greeted = true
    this.wait = FIRST_WAIT
    this.options.status('open')
    for (const { message } of this.pending.values()) this.send(message)
  }

  private settle(answer: Answer): void {
    const waiting = this.pending.get(answer.id)
    if (!waiting) return
    this.pending.delete(answer.id)
    if (answer.type === 'refused' || answer.type === 'error') {
      waiting.reject(new Refused(answer.reason))
    } else {
      waiting.resolve(answer)
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message))
  }

  private check(): void {
    if (Date.now() - this.heardAt > SILENCE) this.refresh()
    else this.send({ type: 'ping' })
  }

  private drop(): void {
    clearInterval(this.beat)
    clearTimeout(this.retry)
    this.greeted = false
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    // Browsers complain about closing what is not open yet, so that waits until it is.
    if (socket.readyState === 0) socket.onopen = () => socket.close()
    else socket.close()
  }

  private lost(): void {
    this.drop()
    if (this.ended) return
    this.options.status('waiting')
    // Not all at once when a server comes back: somewhere between half and the whole wait.
    this.retry = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2))
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  /** The network or the person is back: do not sit out the wait. */
  private readonly hurry = () => {
    if (!this.ended && !this.socket && document.visibilityState === 'visible') this.connect()
  }
}

/** 128 random bits. `crypto.randomUUID` is missing where a page came by plain http, as in a club. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The address of a room's connection; by `room` a proxy can lead all its players to one process. */
export function liveUrl(room: string): string {
  const url = new URL('api/live', document.baseURI)
  url.searchParams.set('room', room)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.href
}
