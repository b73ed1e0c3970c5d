/** What the next point of a line of the score takes, in words; the server says what is missing. */
import type { Message } from '../../../server/model'
import { t } from '../../../text/translation.svelte'
import { monumentName, typeName } from '../names'
import { whereNamed } from '../placements'
import type { View } from '../../../wire/views/world_wonders'

/** Of a line of a seat's score; `goal` counts the lines of objectives. */
export function nextStep({ key }: Message, view: View, seat: number, goal: number): string {
  const city = view.cities[seat]!
  const { ring, resources, nature, district } = city.next
  switch (key) {
    case 'ww-line-population':
      return ring === null ? t('ww-web-score-rings-done') : t('ww-web-score-ring', { steps: ring })
    case 'ww-line-resource':
      if (!resources.length) return t('ww-web-score-resource-done')
      return t('ww-web-score-resource', {
        count: resources.length,
        resources: resources.map((resource) => t(`ww-resource-${resource}`)),
      })
    case 'ww-line-monuments':
      return monuments(view)
    case 'ww-line-nature':
      if (!nature.length) return t('ww-web-score-nature-done')
      return t('ww-web-score-nature', { count: nature.length })
    case 'ww-line-districts': {
      if (!district) return t('ww-web-score-district-done')
      const { type, cells, open } = district
      const where = whereNamed(city.terrain, cells)
      return t('ww-web-score-district', { type: typeName(type), open: open.length, where })
    }
    case 'ww-line-loan':
      return t(city.loan ? 'ww-web-score-loan' : 'ww-web-score-loan-none', { ...view.loan })
    case 'ww-line-objective':
      return objective(view, seat, goal)
    case 'ww-line-automaton':
      return t('ww-web-score-automaton')
  }
  return ''
}

function monuments({ display, names }: View): string {
  const cards = display.flatMap((card) =>
    card
      ? [
          t('ww-web-score-monument', {
            monument: monumentName(card.id, names),
            rings: card.rings,
          }),
        ]
      : [],
  )
  return cards.length
    ? t('ww-web-score-monuments', { monuments: cards })
    : t('ww-web-score-monuments-done')
}

function objective({ objectives }: View, seat: number, goal: number): string {
  const row = objectives[goal]
  const missing = row?.ranking.find((rank) => rank.seat === seat)?.missing ?? 0
  return missing && row
    ? t('ww-web-score-objective', { missing, points: row.first })
    : t('ww-web-score-objective-first')
}
