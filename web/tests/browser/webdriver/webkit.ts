/** Debian's WebKitGTK: its small browser on a screen in memory, over WebKitWebDriver. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../server'
import { Session, type Command } from './session'

/** The browser is in a folder that is called by the processor's architecture. */
function miniBrowser(): string {
  const folders = readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'webkit2gtk-4.1'))
  const found = folders.find((folder) => existsSync(join(folder, 'MiniBrowser')))
  if (!found) throw new Error('MiniBrowser of the package libwebkit2gtk-4.1-0 is missing')
  return join(found, 'MiniBrowser')
}

/** Where WebKitWebDriver takes a command, with the parts of its body that belong into the path. */
const PATHS: Record<Command, (body: Record<string, string>) => string> = {
  Navigate: () => 'url',
  FindElement: () => 'element',
  ElementClick: ({ id }) => `element/${id}/click`,
  ExecuteAsyncScript: () => 'execute/async',
  SetWindowRect: () => 'window/rect',
}

async function post(address: string, body: object, method = 'POST'): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    body: method === 'POST' ? JSON.stringify(body) : null,
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${address}: ${JSON.stringify(value)}`)
  return value
}

/** A screen in memory; the server chooses its number. */
async function screen(): Promise<{ display: string; server: ChildProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return { display: `:${number.toString().trim()}`, server }
}

async function listening(address: string, driver: ChildProcess): Promise<void> {
  while (!(await fetch(`${address}/status`).catch(() => null))?.ok) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended before it listened')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export async function webkit(): Promise<Session> {
  const { display, server } = await screen()
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // There is no graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const root = `http://127.0.0.1:${port}`
  await listening(root, driver)
  const options = { binary: miniBrowser(), args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const made = (await post(`${root}/session`, { capabilities })) as { sessionId: string }
  const session = `${root}/session/${made.sessionId}`
  await post(`${session}/timeouts`, { script: null, pageLoad: 300_000 })
  return new Session(
    (command, body = {}) =>
      post(`${session}/${PATHS[command](body as Record<string, string>)}`, body),
    async () => {
      await post(session, {}, 'DELETE')
      for (const process of [driver, server]) {
        const ended = once(process, 'exit')
        process.kill()
        await ended
      }
    },
  )
}
