/** The Markdown of our own rules pages: headings, paragraphs, lists, tables, emphasis, code. */

import type { Component } from 'svelte'

export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** Code for which there is a picture. */
  | { kind: 'drawing'; text: string; code: string; Picture: Component<{ code: string }> }

export type Block =
  | { kind: 'heading'; level: number; id: string; text: Inline[]; plain: string }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; align: ('left' | 'right' | 'center')[]; rows: Inline[][][] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/gs
/** What only the command line shows: commands, flags, notation. */
const TERMINAL = /<!-- terminal -->.*?<!-- \/terminal -->/gs
const RULE = /^-{3,}$/
const BULLET = /^[-*] +/
const NUMBER = /^\d+\. +/

/** Emphasis, code and links of a line. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const [whole, strong, em, code, label, href] = match
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (em !== undefined) parts.push({ kind: 'em', text: em })
    else if (code !== undefined) parts.push({ kind: 'code', text: code })
    else parts.push({ kind: 'link', text: label ?? '', href: href ?? '' })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

/** The words of some parts without their marks. */
export function plain(parts: readonly Inline[]): string {
  return parts.map((part) => part.text).join('')
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}

function table(lines: string[]): Block {
  const [head = '', rule = '', ...rows] = lines
  return {
    kind: 'table',
    head: cells(head).map(inline),
    align: cells(rule).map((mark) =>
      /^:-+:$/.test(mark) ? 'center' : mark.endsWith(':') ? 'right' : 'left',
    ),
    rows: rows.map((row) => cells(row).map(inline)),
  }
}

/** A list's items; lines that begin with spaces go on with the item before. */
function list(lines: string[], mark: RegExp): Inline[][] {
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return items.map(inline)
}

/**
 * A text as blocks, without what is for the terminal; the n-th `##` has the id n unless it ends with
 * `{#id}`.
 */
export function markdown(source: string): Block[] {
  let sections = 0
  const blocks: Block[] = []
  for (const chunk of source
    .replaceAll('\r', '')
    .replace(TERMINAL, '')
    .split(/\n\s*\n/)) {
    let lines = chunk.split('\n').filter((line) => line.trim())
    while (lines[0]?.startsWith('#')) {
      const [, marks = '#', words = '', given] =
        /^(#+) +(.*?)(?: *\{#([\w-]+)\})?$/.exec(lines[0]) ?? []
      if (marks.length === 2) sections += 1
      const text = inline(words)
      const id = given ?? (marks.length === 2 ? String(sections) : '')
      blocks.push({ kind: 'heading', level: marks.length, id, text, plain: plain(text) })
      lines = lines.slice(1)
    }
    const [first] = lines
    if (first === undefined || RULE.test(first)) continue
    if (first.startsWith('|')) blocks.push(table(lines))
    else if (BULLET.test(first))
      blocks.push({ kind: 'list', ordered: false, items: list(lines, BULLET) })
    else if (NUMBER.test(first))
      blocks.push({ kind: 'list', ordered: true, items: list(lines, NUMBER) })
    else blocks.push({ kind: 'paragraph', text: inline(lines.join(' ')) })
  }
  return blocks
}
