/** Akropolis to be learnt: figures for the rules, and a first game with comments. */
import type { GameLearn, TutorialStep } from '../interface'
import FigureScore from './lesson/FigureScore.svelte'
import FigureStart from './lesson/FigureStart.svelte'
import FigureTurn from './lesson/FigureTurn.svelte'
import log from './lesson/first_game.json'

/** Texts by the number of moves after which they appear. */
const STEPS: readonly (readonly [number, string])[] = [
  [0, 'welcome'],
  [4, 'take'],
  [5, 'place'],
  [8, 'pay'],
  [9, 'plaza'],
  [15, 'round'],
  [16, 'edge'],
  [22, 'plan'],
  [23, 'up'],
  [26, 'choose'],
  [27, 'cover'],
  [33, 'market'],
  [34, 'apart'],
  [40, 'garden'],
  [41, 'surround'],
  [44, 'stars'],
  [51, 'quarries'],
  [58, 'third'],
  [59, 'level'],
  [62, 'more'],
  [69, 'alone'],
  [76, 'stack'],
  [80, 'wide'],
  [87, 'fourth'],
  [94, 'both'],
  [98, 'little'],
  [105, 'temple'],
  [109, 'end'],
]
const steps: TutorialStep[] = STEPS.map(([at, name]) => ({ at, say: `ak-web-learn-${name}` }))

export const learn: GameLearn = {
  // By the number of the section: the rules have no names for them.
  figures: { 1: FigureStart, 2: FigureTurn, 3: FigureScore },
  tutorial: { log, me: 0, steps },
}
