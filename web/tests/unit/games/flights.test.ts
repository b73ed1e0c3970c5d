import { expect, test } from 'vitest'
import * as akropolis from '../../../src/games/akropolis/flights'
import * as machiKoro from '../../../src/games/machi_koro/flights'
import * as worldWonders from '../../../src/games/world_wonders/flights'
import type { Effect as AkEffect } from '../../../src/wire/effects/akropolis'
import type { Effect as MkEffect, Piece as Card } from '../../../src/wire/effects/machi_koro'
import type { Effect as WwEffect, Piece } from '../../../src/wire/effects/world_wonders'

const tile = { type: 'tile', key: 'hmq' } as const
const hex = (q: number, r: number) => ({ at: [q, r], hex: 'h', level: 1, covers: null }) as const
const place = (...hexes: ReturnType<typeof hex>[]): AkEffect => ({
  kind: 'place',
  seat: 1,
  piece: tile,
  hexes,
})

test('Akropolis: a tile goes from its place of the site into the hand, paid with stones', () => {
  const [taken, ...paid] = akropolis.flights([
    { kind: 'take', seat: 1, piece: tile, place: 2 },
    { kind: 'pay', payer: 1, payee: null, amount: 2, cells: [] },
    { kind: 'turn', seat: 0, again: false },
  ])
  expect(taken).toMatchObject({ what: 'tile', from: ['[data-take="3"] svg'] })
  expect(taken!.to.at(-1)).toBe('[data-look="1"]')
  expect(paid.map(({ what }) => what)).toEqual(['stone', 'stone'])
  expect(paid[0]!.from[0]).toBe('[data-line="1"] [data-badge] svg')
  expect(paid[0]!.to).toEqual(['[data-take]'])
})

test('Akropolis: a tile goes into the city, a stone comes from each covered quarry', () => {
  const [placed, stone, ...more] = akropolis.flights([
    place(hex(0, 1), hex(1, 0), hex(1, 1)),
    { kind: 'pay', payer: null, payee: 1, amount: 1, cells: [[1, 0]] },
  ])
  expect(placed!.to[0]).toBe('[data-city="1"] :is([data-at="0,1"],[data-at="1,0"],[data-at="1,1"])')
  expect(stone!.from[0]).toBe('[data-city="1"] :is([data-at="1,0"])')
  expect(stone!.to[0]).toBe('[data-line="1"] [data-badge] svg')
  expect(more).toEqual([])
})

test('Akropolis: the last tile placed is marked, also while the next one is in the hand', () => {
  const take: AkEffect = { kind: 'take', seat: 1, piece: tile, place: 0 }
  const found = akropolis.lastColumns([place(hex(0, 0)), place(hex(0, 1), hex(1, 0)), take])
  expect([...found]).toEqual(['0,1', '1,0'])
  expect(akropolis.lastColumns(undefined).size).toBe(0)
})

const ranch: Card = { type: 'establishment', key: 'ranch' }
const cafe: Card = { type: 'establishment', key: 'cafe' }
const pay = (payer: number | null, payee: number | null, amount: number): MkEffect => ({
  kind: 'pay',
  payer,
  payee,
  amount,
  reason: payee === null ? 'build' : 'income',
  piece: ranch,
  cards: 1,
  owed: amount,
})

test('Machi Koro: a card comes from the supply and is paid there', () => {
  const [coin, card] = machiKoro.flights([
    pay(0, null, 1),
    { kind: 'build', seat: 0, piece: ranch, left: 5 },
  ])
  expect(coin).toMatchObject({ what: 'coin', label: '1', waits: false })
  expect(coin!.from[0]).toBe('[data-line="0"] [data-badge] svg')
  expect(coin!.to[0]).toBe('[data-supply] [data-card="ranch"]')
  expect(card!.from).toEqual(['[data-supply] [data-card="ranch"]'])
  expect(card!.to[0]).toBe('[data-city="0"] [data-card="ranch"]')
})

test('Machi Koro: payments wait for the dice; the bank is where these lie', () => {
  const coins = [2, 3]
  const found = machiKoro.flights([
    { kind: 'roll', seat: 1, dice: [3], total: 3, again: false, waits: true, coins },
    pay(1, 0, 2),
    pay(null, 1, 1),
    pay(1, 0, 0),
  ])
  expect(found.map(({ waits }) => waits)).toEqual([true, true])
  expect(found[0]!.from[0]).toBe('[data-line="1"] [data-badge] svg')
  expect(found[0]!.to[0]).toBe('[data-line="0"] [data-badge] svg')
  expect(found[1]!.from).toEqual(['[data-dice]'])
})

test('Machi Koro: swapped cards go both ways', () => {
  const swap: MkEffect = { kind: 'swap', seat: 0, other: 2, given: ranch, taken: cafe }
  const [given, taken] = machiKoro.flights([swap])
  expect(given!.from[0]).toBe('[data-city="0"] [data-card="ranch"]')
  expect(given!.to[0]).toBe('[data-city="2"] [data-card="ranch"]')
  expect(taken!.from[0]).toBe('[data-city="2"] [data-card="cafe"]')
  expect(taken!.to[0]).toBe('[data-city="0"] [data-card="cafe"]')
})

test('Machi Koro: the last card built is marked until the seat builds nothing', () => {
  const build: MkEffect = { kind: 'build', seat: 0, piece: cafe, left: 1 }
  const decline = (what: 'reroll' | 'build'): MkEffect => ({ kind: 'decline', seat: 0, what })
  const cards = (...effects: Parameters<typeof machiKoro.lastCards>[0] & object) => [
    ...machiKoro.lastCards(effects),
  ]
  expect(cards(build, decline('reroll'))).toEqual(['cafe'])
  expect(cards(build, decline('build'))).toEqual([])
  expect(cards()).toEqual([])
})

const piece = (type: Piece['type'], key: string): Piece => ({
  type,
  key,
  letter: null,
  gains: null,
})
const lay = (...cells: string[]): WwEffect => ({
  kind: 'lay',
  seat: 1,
  piece: piece('set', 'set'),
  cells,
  free: false,
  done: false,
})
const take = (what: Piece): WwEffect => ({ kind: 'take', seat: 1, piece: what, slot: null })

test('World Wonders: a piece goes from the market to the hand, then to the map', () => {
  const [bought, coin, laid] = worldWonders.flights([
    take(piece('pedestal', '2')),
    { kind: 'pay', payer: 1, payee: null, amount: 2, reason: 'buy', piece: piece('road', 'road') },
    lay('c3', 'c4'),
  ])
  expect(bought!.from).toEqual(['[data-buy="pedestal 2"] .picture'])
  expect(bought!.to.at(-1)).toBe('[data-look="1"]')
  expect(coin!.to[0]).toBe('[data-buy="road"]')
  expect(laid!.to[0]).toBe('[data-city="1"] :is([data-thing="c3"],[data-thing="c4"])')
  expect(laid!.look).toBe('target')
})

test('World Wonders: all parts of the last purchase are marked', () => {
  const [set, tower] = [take(piece('set', 'set')), take(piece('tower', 'tower'))]
  const cells = (...effects: WwEffect[]) => [...worldWonders.lastCells(effects)]
  expect(cells(tower, lay('a1'), set, lay('b1'), lay('b2', 'b3'))).toEqual(['b1', 'b2', 'b3'])
  expect(cells(tower, lay('a1'), set)).toEqual(['a1'])
  expect(cells(lay('d1'))).toEqual(['d1'])
})
