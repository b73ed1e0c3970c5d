/** The pad's answer from the server, put into the lines of a score. */
import type { ScoreLine, ScorePart } from '../../../server/model'
import type { PadScore } from '../../interface'
import { cellAt } from '../geometry'
import { monumentName, objectiveName, typeName } from '../names'
import type { PadData } from '../scorepad'
import type { Drawn } from '../pieces/drawn'
import { RESOURCES, type Objective } from '../../../wire/views/world_wonders'
import { t } from '../../../text/translation.svelte'
import { MONUMENTS } from '../box'

export interface PadAnswer {
  players: {
    total: number
    points: Record<string, number>
    nature: string[]
    buildings: Extract<Drawn, { kind: 'building' }>[]
    win: string
  }[]
  automaton: { score: number } | null
  objectives: Objective[]
}

/** A share as the server writes it: 1, 0, 1/2. */
function share(text: string): number {
  const [above, below] = text.split('/').map(Number)
  return (above ?? 0) / (below ?? 1)
}

const part = (
  key: string,
  args: ScorePart['message']['args'],
  worth: number,
  at?: string,
): ScorePart => ({
  message: { key, args },
  worth,
  cell: at ? [...cellAt(at)] : null,
})

function linesOf(data: PadData, answer: PadAnswer, seat: number): ScoreLine[] {
  const [player, entered] = [answer.players[seat]!, data.players[seat]!]
  const { points } = player
  const lowest = RESOURCES.reduce((low, key) => (entered[key] < entered[low] ? key : low))
  const line = (
    key: string,
    worth: number,
    args: ScoreLine['message']['args'],
    parts: ScorePart[],
  ): ScoreLine => ({
    message: { key, args },
    points: worth,
    parts,
  })
  const lines = [
    line('ww-line-population', points['population'] ?? 0, { space: entered.population }, []),
    line(
      'ww-line-resource',
      points['resource'] ?? 0,
      {},
      RESOURCES.map((key) =>
        part(
          'ww-part-resource',
          { resource: t(`ww-resource-${key}`), space: entered[key] },
          key === lowest ? entered[key] : 0,
        ),
      ),
    ),
    line(
      'ww-line-monuments',
      points['monuments'] ?? 0,
      {},
      entered.objects.flatMap((thing) =>
        thing.kind === 'monument'
          ? [
              part(
                'ww-part-monument',
                { monument: monumentName(thing.id) },
                MONUMENTS.get(thing.id)?.rings ?? 0,
                thing.cells[0],
              ),
            ]
          : [],
      ),
    ),
    line(
      'ww-line-nature',
      points['nature'] ?? 0,
      {},
      player.nature.map((cell) => part('ww-part-visited', { cell }, 1, cell)),
    ),
    line(
      'ww-line-districts',
      points['districts'] ?? 0,
      {},
      player.buildings.map(({ type, cells, open }) => {
        const where = { type: typeName(type), cells: [...cells] }
        return open?.length
          ? part('ww-part-open', { ...where, openings: [...open] }, 0, cells[0])
          : part('ww-part-district', where, 1, cells[0])
      }),
    ),
    line('ww-line-loan', points['loan'] ?? 0, {}, []),
  ]
  for (const one of answer.objectives) {
    const own = one.ranking.find((rank) => rank.seat === seat)
    const args = { objective: objectiveName(one) }
    lines.push(line('ww-line-objective', own?.points ?? 0, args, ranks(one)))
  }
  if (answer.automaton)
    lines.push(line('ww-line-automaton', 0, { score: answer.automaton.score }, []))
  return lines
}

const ranks = (one: Objective): ScorePart[] =>
  one.ranking.map(({ place, seat, measure }) =>
    part('ww-part-rank', { place, seat: { seat }, measure }, 0),
  )

export function scoresOf(data: PadData, names: readonly string[], answer: PadAnswer): PadScore[] {
  return answer.players.map((player, seat) => ({
    name: names[seat] ?? '',
    total: player.total,
    lines: linesOf(data, answer, seat),
    win: share(player.win),
  }))
}
