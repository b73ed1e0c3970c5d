/** Games that are played over a connection of the server, as quickly as it answers. */
import type { Page } from 'playwright-core'
import { PROTOCOL } from '../../src/server/connection'

interface Seated {
  room: string
  /** The secrets of those who play. */
  tokens: string[]
  seats: number[]
}

/** Play the first or last legal action of each decision of these seats, to the end. */
export async function playToEnd(page: Page, seated: Seated, which: 0 | -1 = 0): Promise<void> {
  await page.evaluate(
    async ({ room, tokens, seats, which, protocol }) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`)
      const send = (message: object) => socket.send(JSON.stringify(message))
      await new Promise<void>((done, fail) => {
        let id = 0
        socket.onclose = () => fail(new Error('the connection ended'))
        socket.onopen = () => send({ type: 'hello', protocol, room, tokens, seen: -1 })
        socket.onmessage = ({ data }) => {
          const { type, position, number } = JSON.parse(String(data))
          if (type === 'refused' || type === 'error') return fail(new Error(String(data)))
          if ((type !== 'state' && type !== 'event') || !position) return
          const seat = position.to_act as number | null
          if (seat === null) done()
          else if (seats.includes(seat)) {
            const action = position.legal.at(which)
            const at = number ?? position.number
            send({ type: 'act', id: `playing-${(id += 1)}`, number: at, seat, action })
          }
        }
      })
      socket.onclose = null
      socket.close()
    },
    { ...seated, which, protocol: PROTOCOL },
  )
}
