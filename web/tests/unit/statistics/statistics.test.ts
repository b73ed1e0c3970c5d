import { describe, expect, it } from 'vitest'
import { statistics } from '../../../src/games/machi_koro/statistics'
import type { KeptGame } from '../../../src/room/mine/kept_games'
import type { Message, Review } from '../../../src/server/model'
import { added, FIGURES, figuresOf, sourceKey, type Source } from '../../../src/statistics/figures'
import {
  AGAINST,
  grouped,
  meanSources,
  playedOf,
  playerCounts,
  records,
  tally,
  type Played,
} from '../../../src/statistics/summary'

const message = (key: string, args: Message['args'] = {}): Message => ({ key, args })
const kind = (name: string, value: number) =>
  message('ak-line-kind', { kind: message(`ak-kind-${name}`), value, stars: 2 })
const person = { kind: 'person', name: 'Eva', level: null, face: null } as const
const bot = (level: string) => ({ kind: 'bot', name: null, level, face: null }) as const

const kept = (room: string, scores: number[], more: Partial<KeptGame> = {}): KeptGame => ({
  room,
  game: 'akropolis',
  at: Number(room),
  seats: [person, ...scores.slice(1).map(() => bot('builder'))],
  mine: [0],
  result: { scores, shares: scores.map((score) => (score === Math.max(...scores) ? '1' : '0')) },
  ...more,
})
const played = (...games: KeptGame[]): Played[] => games.map((one) => playedOf(one)!)

describe('a game', () => {
  it('counts for the one seat of the person', () => {
    expect(playedOf(kept('1', [50, 40, 45]))).toMatchObject({
      players: 3,
      against: 'builder',
      score: 50,
      won: true,
      lead: 5,
    })
    expect(playedOf(kept('1', [50, 60], { mine: [1] }))).toMatchObject({ score: 60, won: true })
    expect(playedOf(kept('1', [30, 60]))).toMatchObject({ won: false, lead: -30 })
    const shared = { scores: [4, 4], shares: ['1/2', '1/2'] }
    expect(playedOf(kept('1', [4, 4], { result: shared }))).toMatchObject({ won: true, lead: 0 })
  })

  it('does not count without a result, or if nobody knows which seat was the person’s', () => {
    expect(playedOf(kept('1', [1, 2], { result: null }))).toBeNull()
    expect(playedOf(kept('1', [1, 2], { mine: [0, 1] }))).toBeNull()
    expect(playedOf(kept('1', [1, 2], { mine: [] }))).toBeNull()
  })

  it('is against one level, against people, against both, or alone', () => {
    const against = (...others: KeptGame['seats']) =>
      playedOf(kept('1', [1, ...others.map(() => 0)], { seats: [person, ...others] }))?.against
    expect(against(bot('master'), bot('master'))).toBe('master')
    expect(against(bot('master'), bot('builder'))).toBe('mixed')
    expect(against(person, person)).toBe('people')
    expect(against(person, bot('master'))).toBe('mixed')
    expect(against(bot('of-long-ago'))).toBe('mixed')
    expect(against()).toBe('alone')
    const alone = playedOf(kept('1', [9], { result: { scores: [9], shares: ['0'] } }))
    expect(alone).toMatchObject({ lead: null, won: false })
  })
})

describe('many games', () => {
  const games = played(
    kept('1', [50, 40]),
    kept('2', [70, 40, 30]),
    kept('3', [30, 40], { seats: [person, bot('master')] }),
    kept('4', [40, 10], { seats: [person, person] }),
  )

  it('have a tally', () => {
    expect(tally(games)).toEqual({ games: 4, wins: 3, mean: 47.5, best: 70 })
  })

  it('are grouped by opponent and by the number of players', () => {
    const levels = grouped(games, AGAINST, ({ against }) => against)
    expect(levels.map(({ key, tally }) => [key, tally.games, tally.wins])).toEqual([
      ['builder', 2, 2],
      ['master', 1, 0],
      ['people', 1, 1],
    ])
    const counts = grouped(games, playerCounts(games), ({ players }) => players)
    expect(counts.map(({ key, tally }) => [key, tally.mean])).toEqual([
      [2, 40],
      [3, 70],
    ])
  })

  it('have records', () => {
    const [first, second, third, fourth] = games
    const points: Source[] = [{ message: kind('house', 3), points: 12 }]
    const found = records([first!, second!, { ...third!, points }, fourth!])
    expect([found.score.room, found.lead?.room, found.series]).toEqual(['2', '2', 2])
    expect([found.source?.game.room, found.source?.source.points]).toEqual(['3', 12])
    const lost = records(played(kept('1', [1, 2])))
    expect([lost.lead, lost.series, lost.source]).toEqual([null, 0, null])
  })
})

describe('sources', () => {
  it('are the same whatever their numbers are', () => {
    expect(sourceKey(kind('house', 3))).toBe(sourceKey(kind('house', 8)))
    expect(sourceKey(kind('house', 3))).not.toBe(sourceKey(kind('market', 3)))
    expect(
      added([kind('house', 1), kind('house', 2)].map((one) => ({ message: one, points: 2 }))).map(
        ({ points }) => points,
      ),
    ).toEqual([4])
  })

  it('are means over all games, the most rewarding first', () => {
    const one = { message: kind('house', 3), points: 6 }
    const other = { message: kind('market', 1), points: 20 }
    const found = meanSources([one, one, other], 2)
    expect(found.map(({ points }) => points)).toEqual([10, 6])
    const rings = { message: message('ww-line-monuments'), points: 9 }
    const parts = [{ message: message('m', { monument: 'a' }), points: 9 }]
    expect(meanSources([{ ...rings, parts }, rings], 3)[0]).toMatchObject({
      points: 6,
      parts: [{ points: 3 }],
    })
  })

  it('are the lines of the score and their named parts', () => {
    const part = (key: string, worth: number) => ({ message: message(key), worth, cell: null })
    const line = (key: string, points: number, ...parts: ReturnType<typeof part>[]) => ({
      message: message(key),
      points,
      parts,
    })
    const mine = [
      line('ww-line-nature', 2, part('ww-part-visited', 1), part('ww-part-visited', 1)),
      line('ww-line-monuments', 5, part('ww-part-monument', 5), part('ww-part-monument', 0)),
      line('ww-line-loan', 0),
    ]
    const review = { position: { lines: [[], mine] }, moves: [] } as unknown as Review
    expect(figuresOf(review, 1, (key) => key === 'ww-part-monument', null)).toEqual({
      version: FIGURES,
      points: [
        { message: message('ww-line-nature'), points: 2 },
        {
          message: message('ww-line-monuments'),
          points: 5,
          parts: [{ message: message('ww-part-monument'), points: 5 }],
        },
      ],
      earned: [],
    })
  })

  it('of coins in Machi Koro are the cards that paid', () => {
    const pay = (payee: number | null, key: string, amount: number, reason = 'income') => ({
      kind: 'pay',
      payer: null,
      payee,
      amount,
      reason,
      piece: { type: 'establishment', key },
    })
    const moves = [
      { effects: [pay(0, 'ranch', 2), pay(1, 'ranch', 1), { kind: 'turn', seat: 1 }] },
      { effects: [pay(0, 'ranch', 3), pay(0, 'cafe', 1), pay(null, 'cafe', 2, 'build')] },
    ]
    const review = { position: { lines: [[]] }, moves } as unknown as Review
    const { earned } = figuresOf(review, 0, () => false, statistics)
    expect(earned.map(({ message, points }) => [message.key, points])).toEqual([
      ['card-ranch', 5],
      ['card-cafe', 1],
    ])
  })
})
