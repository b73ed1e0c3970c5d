import { GAMES } from './table'

/** Every page that needs no room, and what it shows once it is whole. */
export const PAGES: [hash: string, shows: string][] = [
  ['#/', '.games li:nth-child(3) .picture svg[viewBox]'],
  ['#/about', '.prose p:nth-child(5)'],
  ['#/me', '[data-my-name]'],
  ['#/device', 'main [role=alert]'],
  ['#/statistics', '[data-statistics=done] [data-none]'],
  ['#/club', '[data-membership=out]'],
  ['#/privacy', '[data-privacy] h2'],
  ['#/replay', '[data-log-file]'],
  ['#/rules', 'main a[href="#/rules/world-wonders"]'],
  ['#/learn', 'main a[href="#/learn/world-wonders"]'],
  ['#/pad', 'main a[href="#/pad/world-wonders"]'],
  ['#/new', 'main a[href="#/new/world-wonders"]'],
  ['#/daily', '[data-daily=world-wonders] [data-daily-play]'],
  ['#/puzzles', '[data-puzzles=world-wonders]'],
  ['#/nowhere', 'main h1'],
  ...GAMES.flatMap((game): [string, string][] => [
    [`#/new/${game}`, '[data-create]'],
    [`#/rules/${game}`, 'main figure svg[viewBox]'],
    [`#/pad/${game}`, '#pad-table'],
    [`#/learn/${game}`, '[data-lesson]'],
  ]),
]
