import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Once } from '../../../src/kit/request_cache'
import { preparing } from '../../../src/kit/warm_up.svelte'
import type { GameTable } from '../../../src/games/interface'
import { briefly } from '../../../src/table/short_prompt'
import { Recording } from '../../../src/replay/replay.svelte'
import { Study } from '../../../src/replay/analysis.svelte'
import { review } from '../../../src/server/http'

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const reason = (key: string, args = {}) => ({ reason: { key, args } })

describe('a question put by several', () => {
  it('is asked once for all of them', async () => {
    const asked = vi.fn(() => Promise.resolve('yes'))
    const once = new Once<string>()
    expect(await Promise.all([once.ask('a', asked), once.ask('a', asked)])).toEqual(['yes', 'yes'])
    expect(asked).toHaveBeenCalledTimes(1)
  })
  it('is asked again if nothing came', async () => {
    const asked = vi.fn(() => Promise.resolve(null))
    const once = new Once<string>()
    await once.ask('a', asked)
    await once.ask('a', asked)
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('asking the server', () => {
  const fetched = vi.fn<(path: URL, init: RequestInit) => Promise<Response>>()
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    fetched.mockReset()
  })

  it('waits while a game is being prepared, tells how far it is, and goes on by itself', async () => {
    let ready = false
    fetched.mockImplementation((path) => {
      if (path.pathname.endsWith('api/games')) {
        const preparation = { ready: false, step: 'legal', done: 3, total: 16 }
        return Promise.resolve(answer({ games: [{ title: 'Akropolis', preparation }] }))
      }
      return Promise.resolve(
        ready ? answer({ at: 0 }) : answer(reason('room-preparing', { game: 'Akropolis' }), 503),
      )
    })
    const asked = review('{}', null)
    await vi.advanceTimersByTimeAsync(1000)
    expect(preparing()).toMatchObject({ done: 3, total: 16 })
    ready = true
    await vi.advanceTimersByTimeAsync(2000)
    expect(await asked).toEqual({ at: 0 })
    expect(preparing()).toBeNull()
  })

  it('has an analysis part by part, also when the server wants a pause', async () => {
    const judged = { seat: 0, action: 'a', best: 'b', lost: 2 }
    const parts = [
      answer({ moves: [{ ...judged, at: 1 }], next: 5, total: 9 }),
      answer(reason('http-too-many'), 429),
      answer({ moves: [{ ...judged, at: 6, best: 'a', lost: 0 }], next: null, total: 9 }),
    ]
    fetched.mockImplementation(() => Promise.resolve(parts.shift()!))
    const study = new Study('{}')
    const run = study.run()
    await vi.advanceTimersByTimeAsync(5000)
    await run
    expect(fetched.mock.calls.map(([, { body }]) => JSON.parse(body as string).start)).toEqual([
      0, 5, 5,
    ])
    expect(study.done).toBe(true)
    expect(study.together(1)).toEqual([{ seat: 0, decisions: 2, same: 1, lost: 2 }])
  })

  it('counts no decision twice in an analysis that is stopped and gone on with', async () => {
    const judged = { seat: 0, action: 'a', best: 'b', lost: 2, at: 1 }
    fetched.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return answer({ moves: [judged], next: null, total: 1 })
    })
    const study = new Study('{}')
    const stopped = study.run()
    study.stop()
    expect(study.running).toBe(false)
    const run = study.run()
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all([stopped, run])
    expect(study.moves).toEqual([judged])
    expect([study.done, study.running]).toEqual([true, false])
  })

  it('stays at the moment of a recording that it has when the next does not come', async () => {
    const at = (body: string) => JSON.parse(body).at as number
    let away = false
    fetched.mockImplementation((_, { body }) =>
      away
        ? Promise.reject(new TypeError('no network'))
        : Promise.resolve(answer({ at: at(body as string) ?? 4, moves: [1, 2, 3, 4] })),
    )
    const recording = await Recording.open('{}')
    await recording.go(1)
    away = true
    await expect(recording.go(3)).rejects.toThrow()
    expect([recording.at, recording.shown?.at]).toEqual([1, 1])
    away = false
    await recording.go(3)
    expect([recording.at, recording.shown?.at]).toEqual([3, 3])
  })
})

describe('a question that the table shows anyway', () => {
  const game = { asks: { long: 'short' } } as unknown as GameTable
  const message = (key: string, args = {}) => ({ key, args })
  it('is asked in fewer words, also inside another', () => {
    const list = { objectives: ['one', 'two'] }
    expect(briefly(game, message('long', list))).toEqual(message('short', list))
    expect(briefly(game, message('turn', { what: message('long') }))).toEqual(
      message('turn', { what: message('short') }),
    )
  })
  it('stays as it is where the table has no words of its own', () => {
    expect(briefly(game, message('other', { seat: 1 }))).toEqual(message('other', { seat: 1 }))
  })
})
