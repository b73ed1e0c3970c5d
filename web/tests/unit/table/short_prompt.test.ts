import { describe, expect, it } from 'vitest'
import type { GameTable } from '../../../src/games/interface'
import { briefly } from '../../../src/table/short_prompt'

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
