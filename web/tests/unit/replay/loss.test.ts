import { beforeAll, describe, expect, it } from 'vitest'
import { isWeak, weight } from '../../../src/replay/grades'
import { lossFigure, lossWords } from '../../../src/replay/loss'
import type { JudgedMove } from '../../../src/server/model'
import { speak } from '../../../src/text/translation.svelte'

const move = (parts: Partial<JudgedMove>): JudgedMove => ({
  at: 3,
  seat: 0,
  action: 'a',
  best: 'b',
  best_tell: { key: 'web-move', args: {} },
  value: 1,
  best_value: 3,
  lost: 2,
  points: null,
  chance: null,
  best_chance: null,
  grade: null,
  seen: true,
  reasons: [],
  ...parts,
})

describe('what a decision lost', () => {
  beforeAll(() => speak('en'))

  it('is told in points and in chance to win, as far as they are known', () => {
    expect(lossWords(move({ points: 1.84, chance: 0.5, best_chance: 0.56 }))).toBe(
      '1.8 points and 6% chance to win',
    )
    expect(lossWords(move({ chance: 0.5, best_chance: 0.56 }))).toBe('6% chance to win')
    expect(lossWords(move({ points: 1 }))).toBe('1 point')
    expect(lossWords(move({}))).toBe('2 in the bot’s own unit')
  })

  it('is nothing where it rounds to nothing', () => {
    expect(lossWords(move({ points: 0.04, chance: 0.5, best_chance: 0.504 }))).toBeNull()
    expect(lossWords(move({ lost: 0 }))).toBeNull()
  })

  it('is one figure in a table, at least if the move was not examined', () => {
    expect(lossFigure(move({ points: 4, chance: 0.5, best_chance: 0.56 }))).toBe('6%')
    expect(lossFigure(move({ points: 4, seen: false }))).toBe('≥ 4')
  })

  it('is weak by its grade, and by any loss where nothing is graded', () => {
    expect(isWeak(move({ grade: 'good', lost: 1 }))).toBe(false)
    expect(isWeak(move({ grade: 'inaccuracy' }))).toBe(true)
    expect([isWeak(move({})), isWeak(move({ lost: 0 }))]).toEqual([true, false])
    expect(weight(move({ chance: 0.25, best_chance: 0.5 }))).toBe(0.25)
    expect(weight(move({}))).toBe(2)
  })
})
