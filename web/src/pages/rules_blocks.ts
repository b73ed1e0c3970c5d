/** A rules page as the browser shows it: options by their names, shapes as drawings. */
import type { RulesShapes } from '../games/interface'
import type { Block, Inline } from '../kit/markdown'
import { choiceName } from '../room/lobby/option_names'

/** The blocks with everything that is written for the terminal put into words and drawings. */
export function forBrowser(blocks: Block[], game: string, shapes?: RulesShapes): Block[] {
  const part = (one: Inline): Inline => {
    if (one.kind !== 'code') return one
    if (shapes?.pattern.test(one.text)) {
      return { kind: 'drawing', text: '', code: one.text, Picture: shapes.Picture }
    }
    const name = choiceName(game, one.text)
    return name === null ? one : { kind: 'em', text: name }
  }
  const line = (parts: Inline[]): Inline[] => parts.map(part)
  return blocks.map((block) => {
    if (block.kind === 'list') return { ...block, items: block.items.map(line) }
    if (block.kind !== 'table') return { ...block, text: line(block.text) }
    return { ...block, head: block.head.map(line), rows: block.rows.map((row) => row.map(line)) }
  })
}
