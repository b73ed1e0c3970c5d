/** A real server in a process of its own, with a database of its own, that can be killed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A name that browsers do not trust like this computer's own. */
export const CLUB = 'polis.test'

export const ROOT = join(import.meta.dirname, '../../..')
const LIMITS = {
  POLIS_REQUESTS_PER_SECOND: '10000',
  POLIS_ROOMS_PER_MINUTE: '60000',
  POLIS_MESSAGES_PER_SECOND: '1000',
  POLIS_ASKS_PER_SECOND: '1000',
  POLIS_CHANGES_PER_SECOND: '1000',
  POLIS_ADDRESS_CHANGES_PER_SECOND: '1000',
  POLIS_ADDRESS_MOVES_PER_SECOND: '10000',
  POLIS_ADDRESS_ASKS_PER_SECOND: '10000',
  POLIS_JOINS_PER_MINUTE: '60000',
  POLIS_BODY_BYTES_PER_SECOND: '100000000',
  POLIS_UPLOAD_SECONDS_PER_MINUTE: '60000',
  POLIS_UPLOADS_PER_ADDRESS: '1000',
  POLIS_STAND_IN_PAUSE: '0.001',
  POLIS_ABSENCE_SECONDS: '0.001',
  POLIS_PUSH_LOOPBACK: 'true',
  POLIS_PUSH_PAUSE: '0.001',
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** The command `polis`, for which it is so many days later, with a clock that it trusts at once. */
const onAnotherDay = (days: number): string => `
import time
now = time.time
time.time = lambda: now() + ${days * 24 * 3600}
from polis.cli.main import main
from polis.server.rooms import clock
clock.SETTLED = 0.0
main()
`

export class Server {
  private process: ChildProcess | null = null
  private said = ''
  private readonly folder = mkdtempSync(join(tmpdir(), 'polis-browser-'))

  private constructor(
    private readonly port: number,
    private readonly environment: Record<string, string>,
    private readonly game: string | null,
  ) {}

  get address(): string {
    return `http://localhost:${this.port}`
  }

  /** With a game, the server is ready when the bots of that one play themselves. */
  static async start(environment = {}, game: string | null = null): Promise<Server> {
    const server = new Server(await freePort(), environment, game)
    await server.run()
    return server
  }

  /** Begin, or begin again on the same port with the same database, some days from today. */
  async run(days = 0): Promise<void> {
    const python = process.env['POLIS_PYTHON'] ?? join(ROOT, '.venv/bin/python')
    const database = `sqlite:///${join(this.folder, 'polis.sqlite')}`
    const words = days ? ['-c', onAnotherDay(days)] : ['-m', 'polis']
    words.push('serve', '--no-open', '--port', String(this.port))
    words.push('--database', database, '--name', CLUB)
    this.process = spawn(python, words, {
      env: { ...process.env, ...LIMITS, PYTHONPATH: join(ROOT, 'src'), ...this.environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.process.stderr?.on('data', (part: Buffer) => (this.said += part.toString()))
    await this.ready()
  }

  /** Wait until all bot levels play themselves; on a first start, building takes a minute. */
  private async ready(): Promise<void> {
    for (;;) {
      if (this.process?.exitCode !== null) throw new Error(`the server ended: ${this.said}`)
      const answer = await fetch(`${this.address}/api/games`).catch(() => null)
      if (answer?.ok) {
        const { games } = (await answer.json()) as {
          games: { game: string; levels: string }[]
        }
        const wanted = games.filter(({ game }) => (this.game ?? game) === game)
        if (this.game) await this.want(this.game)
        if (wanted.every(({ levels }) => levels !== 'building')) return
      }
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }

  /** Make a room, so that the server builds this game before the others. */
  private async want(game: string): Promise<void> {
    const seats = [{ kind: 'me', name: 'A' }, { kind: 'open' }]
    const settings = { public: false, spectators: true, clock: null, undo: 'agreement' }
    await fetch(`${this.address}/api/rooms`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game, seats, settings }),
    })
  }

  /** End it as a power cut would. */
  async kill(): Promise<void> {
    const process = this.process
    if (!process || process.exitCode !== null) return
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill('SIGKILL')
    await ended
  }

  async stop(): Promise<void> {
    const process = this.process
    if (process && process.exitCode === null) {
      const ended = new Promise((resolve) => process.once('exit', resolve))
      process.kill('SIGTERM')
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}
