import { describe, expect, test } from 'vitest'
import { append, movesOf } from '../../../src/room/live/moves'
import type { LogEntry } from '../../../src/server/model'

describe('the log of a room', () => {
  const line = (move: string) => ({ move, tell: { key: move, args: {} }, news: [], effects: [] })
  const entry = (number: number, more: Partial<LogEntry> = {}): LogEntry => ({
    number,
    kind: 'act',
    seat: 0,
    by: 'person',
    at: 0,
    to: null,
    undone: false,
    moves: [line('roll'), line('dice 3')],
    skipped: 0,
    ...more,
  })

  test('a step back strikes out what came after', () => {
    const log = [entry(0, { kind: 'start' }), entry(1), entry(2)]
    const after = append(log, entry(3, { kind: 'undo', to: 1, moves: [] }))
    expect(after.map(({ undone }) => undone)).toEqual([false, false, true, false])
  })

  test('the first line is the decision, the rest is chance', () => {
    expect(movesOf([entry(1, { seat: 2 })]).map(({ seat, move }) => [seat, move])).toEqual([
      [2, 'roll'],
      [null, 'dice 3'],
    ])
    expect(movesOf([entry(0, { kind: 'start', seat: null })]).map(({ seat }) => seat)).toEqual([
      null,
      null,
    ])
  })
})
