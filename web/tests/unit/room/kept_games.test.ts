import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  dropGame,
  eraseKeptNames,
  keepGame,
  keptGames,
  keptLog,
  type KeptGame,
} from '../../../src/room/mine/kept_games'
import { sorted } from '../../../src/room/mine/my_games'
import type { MyRoom } from '../../../src/server/model'

const LOG = JSON.stringify({
  seats: ['Eva', 'builder'],
  moves: ['a'],
  result: { scores: [3, 1], shares: ['1', '0'] },
})
const facts = (room: string, at: number): Omit<KeptGame, 'result'> => ({
  room,
  game: 'akropolis',
  at,
  seats: [
    { kind: 'person', name: 'Eva', level: null, face: { colour: 'teal', avatar: 'cat' } },
    { kind: 'bot', name: null, level: 'builder', face: null },
  ],
  mine: [0],
})
const served = (
  room: string,
  status: 'open' | 'playing' | 'over',
  my_turn: boolean,
  moved_at: number | null,
): MyRoom =>
  ({
    room: { room, game: 'g', status, seats: [], created_at: 1 },
    mine: [0],
    my_turn,
    moved_at,
  }) as unknown as MyRoom

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const { room } of await keptGames()) await dropGame(room)
})

describe('games that are kept', () => {
  it('have a result and a log, and are listed from the newest on', async () => {
    await keepGame(facts('one', 10), LOG)
    await keepGame(facts('two', 20), LOG)
    await keepGame(facts('one', 10), LOG)
    expect((await keptGames()).map(({ room }) => room)).toEqual(['two', 'one'])
    expect((await keptGames())[0]?.result).toEqual({ scores: [3, 1], shares: ['1', '0'] })
    expect(await keptLog('one')).toBe(LOG)
    await dropGame('one')
    expect(await keptLog('one')).toBeNull()
    expect((await keptGames()).map(({ room }) => room)).toEqual(['two'])
  })

  it('lose the name of the person, and nothing else', async () => {
    await keepGame(facts('one', 10), LOG)
    await eraseKeptNames()
    const [kept] = await keptGames()
    expect(kept?.seats.map(({ name, level, face }) => [name, level, face])).toEqual([
      [null, null, null],
      [null, 'builder', null],
    ])
    const log = JSON.parse((await keptLog('one')) ?? '') as { seats: string[]; moves: string[] }
    expect([log.seats, log.moves]).toEqual([['A', 'builder'], ['a']])
  })
})

describe('the list of games', () => {
  it('has those that wait for me first, then the others, then finished ones', () => {
    const rooms = [
      served('new', 'open', false, null),
      served('theirs', 'playing', false, 50),
      served('late', 'playing', true, 40),
      served('early', 'playing', true, 30),
      served('over', 'over', false, 60),
    ]
    const kept = [
      { ...facts('gone', 70), result: null },
      { ...facts('over', 60), result: { scores: [3, 1], shares: ['1', '0'] } },
    ]
    const { turn, others, finished } = sorted(rooms, kept)
    expect(turn.map(({ room }) => room.room)).toEqual(['early', 'late'])
    expect(others.map(({ room }) => room.room)).toEqual(['theirs', 'new'])
    expect(finished.map(({ room, served }) => [room, served])).toEqual([
      ['gone', false],
      ['over', true],
    ])
    expect(finished[1]?.result?.scores).toEqual([3, 1])
  })

  it('does not call a game finished that was taken back from its end', () => {
    const { turn, finished } = sorted(
      [served('one', 'playing', true, 5)],
      [{ ...facts('one', 4), result: null }],
    )
    expect([turn.length, finished.length]).toEqual([1, 0])
  })
})
