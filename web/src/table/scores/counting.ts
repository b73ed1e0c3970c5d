/** A number that counts to its new value, at once where nothing may move. */
import { Tween } from 'svelte/motion'
import { settings } from '../../kit/settings.svelte'

const LASTS = 300

/** Whether steps are shown with motion: the person wants it, and they do not come all at once. */
export const lively = (): boolean => settings.motion && settings.pace > 0

/** Call it where a component is made, as a rune. */
export function counted(value: () => number): { readonly now: number } {
  const tween = Tween.of(value, { duration: () => (lively() ? LASTS : 0) })
  return {
    get now() {
      // A tween needs a frame even for no time; until then a label would say another number.
      return lively() ? Math.round(tween.current) : value()
    },
  }
}
