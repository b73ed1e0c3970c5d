import { expect, test } from 'vitest'
import { bySeat } from '../../../src/table/lists/last_moves'
import { seatOf } from '../../../src/table/lists/pointed_entry.svelte'

const build = { kind: 'build', seat: 1, piece: { key: 'cafe' } }
const turn = { kind: 'turn', seat: 0, again: false }
const roll = { kind: 'roll', seat: 0, dice: [3] }
const pay = { kind: 'pay', payer: 0, payee: 2, amount: 1 }
const bank = { kind: 'pay', payer: 1, payee: null, amount: 4 }

test('effects belong to the seat whose pieces or coins they are about', () => {
  const found = bySeat([build, bank, turn, roll, pay])
  expect([...found]).toEqual([
    [1, [build, bank]],
    [0, [roll]],
    [2, [pay]],
  ])
})

test('an entry is about the player who moved, else about the first of the others', () => {
  expect(seatOf([{ effects: [build] }, { effects: [roll] }], 1)).toBe(1)
  expect(seatOf([{ effects: [pay] }], null)).toBe(2)
  expect(seatOf([{ effects: [pay] }], 0)).toBe(2)
  expect(seatOf([{ effects: [] }], 1)).toBe(1)
  expect(seatOf([], null)).toBeNull()
})
