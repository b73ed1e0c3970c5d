import { expect, test } from 'vitest'
import { cardWords, facesOf, numbers, standing } from '../../../src/games/machi_koro/cards'
import { learn } from '../../../src/games/machi_koro/lesson'
import { readBuild, readSwap, readTv, writeSwap } from '../../../src/games/machi_koro/notation'
import { Rolls } from '../../../src/games/machi_koro/table/rolls/rolls'
import { table } from '../../../src/games/machi_koro/table'
import { needGames, speak } from '../../../src/text/translation.svelte'
import type { View } from '../../../src/wire/views/machi_koro'
import type { Frame, Move } from '../../../src/server/model'

const told = (move: string, seat: number | null = null, news: string[] = []): Move => ({
  seat,
  move,
  tell: { key: move, args: {} },
  news: news.map((key) => ({ key, args: {} })),
  effects: move.startsWith('dice') ? [{ kind: 'roll' }] : [],
})

test('an action is read back from its notation', () => {
  expect(readBuild('build mine')).toBe('mine')
  expect(readBuild('keep')).toBeNull()
  expect(readTv('tv C')).toBe(2)
  const swap = readSwap('swap bakery mine B')
  expect(swap).toEqual({ given: 'bakery', taken: 'mine', other: 1 })
  expect(writeSwap(swap!)).toBe('swap bakery mine B')
})

test('cards have the numbers and prices that the server tells', async () => {
  const mine = { key: 'mine', colour: 'blue', symbol: 'gear', roll: [9, 9], cost: 60 } as const
  const bakery = { key: 'bakery', colour: 'green', symbol: 'shop', roll: [2, 5], cost: 1 } as const
  const faces = facesOf([mine, bakery], [{ key: 'radio-tower', cost: 22 }])
  expect([...faces.values()].map(numbers)).toEqual(['9', '2–5', ''])
  expect(standing(faces, { bakery: 2 })).toEqual([bakery])
  await speak('en', false)
  await needGames('machi-koro')
  expect(cardWords(faces.get('mine')!)).toContain('60')
  expect(cardWords(faces.get('radio-tower')!)).toContain('22')
})

test('coins that move after the roll belong to it', () => {
  const rolls = new Rolls()
  rolls.see(1, [told('dice 3', null, ['one'])])
  const { roll, earlier } = rolls.see(4, [
    told('build cafe', 0),
    told('dice 2+4', null),
    told('tv A', 1, ['two']),
    told('dice 1', null),
  ])
  expect(roll).toBe(3)
  expect(earlier.map(({ move }) => move)).toEqual(['dice 2+4', 'dice 3'])
  expect(earlier[0]!.news.map(({ key }) => key)).toEqual(['two'])
})

test('a frame that is drawn twice is counted once', () => {
  const rolls = new Rolls()
  const moves = [told('dice 3')]
  expect(rolls.see(1, moves).roll).toBe(1)
  expect(rolls.see(1, moves).roll).toBe(1)
})

test('going back forgets what came after', () => {
  const rolls = new Rolls()
  rolls.see(8, [told('dice 3'), told('dice 4'), told('dice 5')])
  expect(rolls.see(2, []).earlier).toEqual([])
})

test('every action is in exactly one group of the list', () => {
  const actions = ['build nothing', 'build mine', 'build bakery', 'build train-station']
  const legal = actions.map((action) => ({ action, tell: null }))
  const landmarks = [{ key: 'train-station', cost: 4 }]
  const frame = { view: { phase: 'build', landmarks } as unknown as View } as Frame<View>
  const groups = table.groups!(legal, frame as Frame<never>)
  expect(groups.flatMap((group) => group.actions.map(({ action }) => action)).sort()).toEqual(
    [...actions].sort(),
  )
  expect(groups).toHaveLength(3)
})

test('the first game tells something before each decision of the learner', () => {
  const { moves } = learn.tutorial.log as { moves: string[] }
  const at = learn.tutorial.steps.map((step) => step.at)
  expect(at).toEqual([...at].sort((one, other) => one - other))
  expect(at.at(-1)).toBe(moves.length)
  let seat = 0
  moves.forEach((move, n) => {
    if (!move.startsWith('dice') && seat === learn.tutorial.me) expect(at).toContain(n)
    // Nobody has an extra turn in this game: after building the other one is on turn.
    if (move.startsWith('build')) seat = 1 - seat
  })
})
