/** Debian's Firefox ESR, over Marionette: the connection that geckodriver uses, too. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Session } from './session'

/** Nothing that calls home, and a port that is free. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
}

/** Messages of Marionette: their length, a colon, JSON. */
class Marionette {
  private rest = Buffer.alloc(0)
  private last = 0
  private readonly waiting = new Map<number, (answer: [error: unknown, value: unknown]) => void>()

  constructor(private readonly socket: Socket) {
    socket.on('data', (part: Buffer) => this.take(part))
  }

  private take(part: Buffer): void {
    this.rest = Buffer.concat([this.rest, part])
    for (;;) {
      const colon = this.rest.indexOf(':')
      const end = colon + 1 + Number(this.rest.subarray(0, Math.max(0, colon)).toString())
      if (colon < 0 || this.rest.length < end) return
      const message = JSON.parse(this.rest.subarray(colon + 1, end).toString()) as unknown
      this.rest = this.rest.subarray(end)
      if (Array.isArray(message)) this.waiting.get(message[1] as number)?.([message[2], message[3]])
    }
  }

  /** Send a command, and wait for its answer. */
  async send(command: string, body: object = {}): Promise<unknown> {
    const id = ++this.last
    const text = JSON.stringify([0, id, `WebDriver:${command}`, body])
    const answered = new Promise<[unknown, unknown]>((done) => this.waiting.set(id, done))
    this.socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [error, value] = await answered
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`)
    const wrapped = value as { value?: unknown } | null
    return wrapped && 'value' in wrapped ? wrapped.value : value
  }
}

/** The port that Firefox writes into its profile once it listens. */
async function port(profile: string, ended: () => boolean): Promise<number> {
  for (;;) {
    if (ended()) throw new Error('Firefox ended before it listened')
    try {
      return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'))
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

export async function firefox(patience?: number): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'polis-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const words = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const browser = spawn('firefox-esr', words, {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '800' },
  })
  const ended = once(browser, 'exit')
  const socket = connect(await port(profile, () => browser.exitCode !== null), '127.0.0.1')
  const marionette = new Marionette(socket)
  const timeouts = { script: null, pageLoad: 300_000 }
  await marionette.send('NewSession', { capabilities: { alwaysMatch: { timeouts } } })
  return new Session(
    (command, body) => marionette.send(command, body),
    async () => {
      socket.destroy()
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
    patience,
  )
}
