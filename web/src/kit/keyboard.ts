/** Whether a key belongs to a text field or a dialog, or is part of a system shortcut. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true
  if (document.querySelector('dialog[open]')) return true
  const target = event.target as HTMLElement | null
  return target?.closest('input, textarea, select, [contenteditable]') != null
}
