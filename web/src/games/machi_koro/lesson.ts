/** Machi Koro to be learnt: figures for the rules, and a first game with comments. */
import type { GameLearn, TutorialStep } from '../interface'
import FigureExamples from './lesson/FigureExamples.svelte'
import FigureKinds from './lesson/FigureKinds.svelte'
import FigureLandmarks from './lesson/FigureLandmarks.svelte'
import FigureStart from './lesson/FigureStart.svelte'
import FigureTurn from './lesson/FigureTurn.svelte'
import log from './lesson/first_game.json'

/** Texts by the number of moves after which they appear. */
const STEPS: readonly (readonly [number, string])[] = [
  [0, 'welcome'],
  [1, 'build'],
  [5, 'blue'],
  [9, 'order'],
  [13, 'red'],
  [17, 'gain'],
  [21, 'mall'],
  [25, 'purple'],
  [29, 'more'],
  [33, 'park'],
  [37, 'station'],
  [40, 'one'],
  [42, 'cows'],
  [45, 'again'],
  [47, 'factory'],
  [50, 'two'],
  [52, 'double'],
  [55, 'seven'],
  [57, 'tower'],
  [58, 'end'],
]
const steps: TutorialStep[] = STEPS.map(([at, name]) => ({ at, say: `mk-web-learn-${name}` }))

export const learn: GameLearn = {
  // By the number of the section: the rules have no names for them.
  figures: {
    1: FigureStart,
    2: FigureTurn,
    3: FigureKinds,
    4: FigureLandmarks,
    6: FigureExamples,
  },
  tutorial: { log, me: 0, steps },
}
