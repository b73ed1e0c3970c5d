/** Short notes to the person: toasts that are seen, announcements that are heard. */
export interface Toast {
  id: number
  text: string
  kind: 'note' | 'warn'
}

const STAYS = 7000
let next = 1
let shown = $state<Toast[]>([])
let spoken = $state<{ id: number; text: string }[]>([])

export const toasts = (): readonly Toast[] => shown
export const announcements = (): readonly { id: number; text: string }[] => spoken

/** Show a note for some seconds; a repeated one is shown once. */
export function toast(text: string, kind: Toast['kind'] = 'note'): void {
  if (shown.some((note) => note.text === text)) return
  const id = next++
  shown = [...shown, { id, text, kind }]
  setTimeout(() => dismiss(id), STAYS)
}

export function dismiss(id: number): void {
  shown = shown.filter((note) => note.id !== id)
}

/** Let screen readers say this when they have time. */
export function announce(text: string): void {
  spoken = [...spoken.slice(-9), { id: next++, text }]
}
