/** A finger that stays on something asks what it is, where a tap would act. */
const AFTER = 450
/** How far it may slip meanwhile, in pixels. */
const SLIP = 10

/** Attach it to a button; the press that asked does not act. */
export const held =
  (asks: () => void) =>
  (element: HTMLElement): (() => void) => {
    let timer = 0
    let asked = false
    let from = { x: 0, y: 0 }
    const stop = () => clearTimeout(timer)
    const handlers: Record<string, (event: PointerEvent) => void> = {
      pointerdown(event) {
        asked = false
        if (event.pointerType === 'mouse') return
        from = event
        timer = window.setTimeout(() => {
          asked = true
          asks()
        }, AFTER)
      },
      pointermove(event) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) stop()
      },
      pointerup: stop,
      pointercancel: stop,
      pointerleave: stop,
      // The browser's own menu would end the press.
      contextmenu(event) {
        if (event.pointerType !== 'mouse') event.preventDefault()
      },
      click(event) {
        if (asked) event.stopImmediatePropagation()
        asked = false
      },
    }
    for (const [name, handler] of Object.entries(handlers))
      element.addEventListener(name, handler as EventListener, { capture: true })
    return () => {
      stop()
      for (const [name, handler] of Object.entries(handlers))
        element.removeEventListener(name, handler as EventListener, { capture: true })
    }
  }
