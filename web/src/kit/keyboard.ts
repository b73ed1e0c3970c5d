/** Whether a key belongs to a text field or a dialog, or is part of a system shortcut. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true
  if (document.querySelector('dialog[open]')) return true
  const target = event.target as HTMLElement | null
  return target?.closest('input, textarea, select, [contenteditable]') != null
}

/** Whether Space and Enter press what has the focus. */
export function presses(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return target.closest('button, a, [role=button], summary') !== null
}

/** Whether a key is meant for the table: not for a field, nor to scroll or walk through a list. */
export function forTable(event: KeyboardEvent): boolean {
  if (typing(event) || event.defaultPrevented) return false
  const scrolls = /^(Arrow|Page|Home|End)/.test(event.key)
  return !(scrolls && (event.target as HTMLElement | null)?.closest?.('[data-region=lists]'))
}
