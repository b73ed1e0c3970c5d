import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Recording } from '../../../src/replay/replay.svelte'
import { Study } from '../../../src/replay/analysis.svelte'

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const reason = (key: string, args = {}) => ({ reason: { key, args } })

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

  it('has an analysis part by part, also when the server wants a pause', async () => {
    const judged = { seat: 0, action: 'a', best: 'b', lost: 2, grade: 'mistake' }
    const MISTAKES = { grade: 'mistake', count: 1 }
    const thresholds = { mistake: 0.08 }
    const good = { ...judged, at: 6, best: 'a', lost: 0, grade: 'good' }
    const parts = [
      answer({ moves: [{ ...judged, at: 1 }], next: 5, total: 9, thresholds }),
      answer(reason('http-too-many'), 429),
      answer({ moves: [good], next: null, total: 9, thresholds }),
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
    expect(study.together(1)).toEqual([{ seat: 0, decisions: 2, same: 1, grades: [MISTAKES] }])
    expect(study.thresholds).toEqual({ mistake: 8 })
    expect([study.judged(1), study.judged(7)?.at]).toEqual([null, 6])
  })

  it('counts no decision twice in an analysis that is stopped and gone on with', async () => {
    const judged = { seat: 0, action: 'a', best: 'b', lost: 2, at: 1 }
    fetched.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return answer({ moves: [judged], next: null, total: 1, thresholds: {} })
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
