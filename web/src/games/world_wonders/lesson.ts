/** World Wonders to be learnt: figures for the rules, and the first rounds with comments. */
import type { GameLearn, TutorialStep } from '../interface'
import FigureKinds from './lesson/FigureKinds.svelte'
import FigurePlaces from './lesson/FigurePlaces.svelte'
import FigureScore from './lesson/FigureScore.svelte'
import FigureTracks from './lesson/FigureTracks.svelte'
import RulesShape from './lesson/RulesShape.svelte'
import log from './lesson/first_game.json'

/** Texts by the number of moves after which they appear. */
const STEPS: readonly (readonly [number, string])[] = [
  [0, 'welcome'],
  [9, 'road'],
  [10, 'market'],
  [11, 'place'],
  [12, 'others'],
  [15, 'second'],
  [16, 'corner'],
  [19, 'wonder'],
  [20, 'stand'],
  [21, 'round'],
  [28, 'set'],
  [29, 'pieces'],
  [30, 'grove'],
  [31, 'last'],
  [32, 'theirs'],
  [34, 'pedestal'],
  [37, 'loan'],
  [38, 'house'],
  [39, 'block'],
  [40, 'tower'],
  [41, 'close'],
  [42, 'coin'],
  [43, 'moai'],
  [46, 'third'],
  [53, 'repay'],
  [54, 'buy'],
  [55, 'free'],
  [56, 'end'],
]
const steps: TutorialStep[] = STEPS.map(([at, name]) => ({ at, say: `ww-web-learn-${name}` }))

export const learn: GameLearn = {
  // By the number of the section: the rules have no names for them.
  figures: { 1: FigureKinds, 2: FigureTracks, 4: FigurePlaces, 6: FigureScore },
  shapes: { pattern: /^[XLWE?./]+$/, Picture: RulesShape },
  tutorial: { log, me: 0, steps },
}
