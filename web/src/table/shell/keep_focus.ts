/** Keeps the focus in the part of the table where the person was. */

/** Whether the focus is lost, or will be in the next frame, as by what is hidden or disabled. */
function focusLost(shell: HTMLElement): boolean {
  const at = document.activeElement
  if (!at || at === document.body) return true
  return shell.contains(at) && (!at.checkVisibility() || at.matches(':disabled'))
}

/** Focus the region if the element with the focus goes away; returns what ends that. */
export function keepFocus(shell: HTMLElement, region: () => HTMLElement | null): () => void {
  const watcher = new MutationObserver(() => {
    const last = region()
    if (last?.isConnected && focusLost(shell)) last.focus({ preventScroll: true })
  })
  const attributeFilter = ['disabled', 'hidden', 'open']
  watcher.observe(shell, { childList: true, subtree: true, attributeFilter })
  return () => watcher.disconnect()
}
