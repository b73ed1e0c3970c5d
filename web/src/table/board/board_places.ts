/** Places on a board in words. */
import { t } from '../../text/translation.svelte'

const ROWS = ['upper', 'middle', 'lower']
const COLUMNS = ['left', 'middle', 'right']
const third = (part: number): number => Math.min(2, Math.max(0, Math.floor(3 * part)))

/** The ninth of a board where a point lies, by its parts of the width and the height. */
export const where = (x: number, y: number): string =>
  t(`web-where-${ROWS[third(y)]}-${COLUMNS[third(x)]}`)
