import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changedSeats, Flights, type Flight } from '../../../src/table/motion/flights'

const FROM = new DOMRect(0, 0, 40, 40)
const TO = new DOMRect(200, 100, 80, 80)
let started: { element: Element; animation: { cancel: () => void; onfinish?: () => void } }[] = []

function box(html: string, rect: DOMRect): Element {
  document.body.insertAdjacentHTML('beforeend', html)
  const made = document.body.lastElementChild!
  made.getBoundingClientRect = () => rect
  made.getClientRects = () => [rect] as unknown as DOMRectList
  made.checkVisibility = () => true
  return made
}

beforeEach(() => {
  Element.prototype.animate = function (this: Element) {
    const animation = { cancel: vi.fn() }
    started.push({ element: this, animation })
    return animation as unknown as Animation
  }
})
afterEach(() => {
  document.body.replaceChildren()
  started = []
})

const air = () => [...document.querySelectorAll<HTMLElement>('[data-flight]')]
const card: Flight = { what: 'card', from: ['#none', '#from'], to: ['#gone', '#to'] }
const TIMES = { lasts: 350, dice: 600 }

test('a copy flies from the old place to the new one, and is gone when it has landed', () => {
  const flights = new Flights(() => document.body)
  const source = box('<button id="from" data-card="mine">Mine</button>', FROM)
  flights.prepare([card])
  source.remove()
  box('<p id="to"></p>', TO)
  flights.launch(TIMES)
  expect(air().map(({ dataset }) => dataset['flight'])).toEqual(['card'])
  expect(air()[0]!.textContent).toBe('Mine')
  expect(air()[0]!.ariaHidden).toBe('true')
  // A copy is not found by what finds the original.
  expect(document.querySelector('[data-card], #from')).toBeNull()
  started.find(({ element }) => element === air()[0])!.animation.onfinish!()
  expect(air()).toEqual([])
})

test('what has no old or no new place does not fly, nor what lies there already', () => {
  const flights = new Flights(() => document.body)
  box('<p id="to"></p>', TO)
  flights.prepare([card])
  flights.launch(TIMES)
  box('<p id="from"></p>', FROM)
  flights.prepare([
    { ...card, to: ['#gone'] },
    { ...card, to: ['#from'] },
  ])
  flights.launch(TIMES)
  expect(air()).toEqual([])
})

test('finishing ends all flights, also those that have not begun', () => {
  const flights = new Flights(() => document.body)
  box('<p id="from"></p>', FROM)
  box('<p id="to"></p>', TO)
  flights.prepare([card])
  flights.launch(TIMES)
  flights.finish()
  expect(air()).toEqual([])
  for (const { animation } of started) expect(animation.cancel).toHaveBeenCalled()
  flights.prepare([card])
  flights.finish()
  flights.launch(TIMES)
  expect(air()).toEqual([])
})

test('an amount is written on the copy', () => {
  const flights = new Flights(() => document.body)
  box('<div id="from"><b><i></i></b><svg><text>0</text></svg></div>', FROM)
  box('<p id="to"></p>', TO)
  flights.prepare([{ ...card, label: '3', size: 30 }])
  flights.launch(TIMES)
  expect(air()[0]!.querySelector('text')!.textContent).toBe('3')
})

test('seats with other points, coins or stones are changed', () => {
  const pay = { kind: 'pay', payer: null, payee: 2, amount: 1 }
  const score = { kind: 'score', seat: 0, before: 1, after: 2 }
  expect(changedSeats([pay, score, { kind: 'turn', seat: 1 }])).toEqual([2, 0])
  expect(changedSeats([{ ...pay, payer: 1, amount: 0 }])).toEqual([])
})
