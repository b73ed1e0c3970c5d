/** What a person sets once for every page. */
import { remember, remembered } from './browser/storage'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How long a step of another player stays on the table, in milliseconds. */
const PACES = { instant: 0, quick: 500, normal: 1200, slow: 2500 } as const
export type Speed = keyof typeof PACES
export const SPEEDS = Object.keys(PACES) as Speed[]

/** When a chosen move must be confirmed: always, only if it cannot be taken back, or never. */
export const CONFIRMS = ['always', 'final', 'never'] as const
export type ConfirmWhen = (typeof CONFIRMS)[number]

const SWITCH = ['on', 'off'] as const
const VOLUMES = ['25', '50', '75', '100'] as const
/** From this width on there is room to show the board of the player who moves. */
const WIDE = '(min-width: 1100px)'

const media = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query))

/** Whether the person's main pointer is a finger; texts then speak of taps instead of clicks and keys. */
export const touches = (): boolean => media('(pointer: coarse)')?.matches ?? false

/** One remembered choice among a few words. */
class Kept<T extends string> {
  #value: T

  constructor(
    private readonly key: string,
    words: readonly T[],
    otherwise: T,
  ) {
    const before = remembered(key)
    this.#value = $state(words.find((word) => word === before) ?? otherwise)
  }

  get value(): T {
    return this.#value
  }
  set value(value: T) {
    this.#value = value
    remember(this.key, value)
  }
}

class Settings {
  readonly #theme = new Kept<Theme>('theme', THEMES, 'system')
  readonly #motion = new Kept('motion', SWITCH, 'on')
  readonly #sounds = new Kept('sounds', SWITCH, 'off')
  readonly #volume = new Kept('volume', VOLUMES, '50')
  readonly #chat = new Kept('chat', SWITCH, 'on')
  readonly #speed = new Kept<Speed>('speed', SPEEDS, 'normal')
  readonly #follow = new Kept('follow', SWITCH, media(WIDE)?.matches ? 'on' : 'off')
  readonly #confirm = new Kept<ConfirmWhen>('confirm', CONFIRMS, 'always')
  readonly #roll = new Kept('roll', SWITCH, 'on')
  readonly #quiet = media('(prefers-reduced-motion: reduce)')
  #still = $state(this.#quiet?.matches ?? false)

  constructor() {
    this.#quiet?.addEventListener('change', (event) => (this.#still = event.matches))
    this.#dress()
  }

  get theme(): Theme {
    return this.#theme.value
  }
  set theme(theme: Theme) {
    this.#theme.value = theme
    this.#dress()
  }

  /** Whether things may move: the system and the person both have a say. */
  get motion(): boolean {
    return this.#motion.value === 'on' && !this.#still
  }
  set motion(on: boolean) {
    this.#motion.value = on ? 'on' : 'off'
    this.#dress()
  }

  get sounds(): boolean {
    return this.#sounds.value === 'on'
  }
  set sounds(on: boolean) {
    this.#sounds.value = on ? 'on' : 'off'
  }

  /** How loud sounds are, in per cent. */
  get volume(): number {
    return Number(this.#volume.value)
  }
  set volume(percent: number) {
    this.#volume.value = VOLUMES.find((one) => Number(one) >= percent) ?? '100'
  }

  /** Whether the chat is shown. */
  get chat(): boolean {
    return this.#chat.value === 'on'
  }
  set chat(on: boolean) {
    this.#chat.value = on ? 'on' : 'off'
  }

  get speed(): Speed {
    return this.#speed.value
  }
  set speed(speed: Speed) {
    this.#speed.value = speed
  }

  /** How long a step of another player stays on the table, in milliseconds. */
  get pace(): number {
    return PACES[this.speed]
  }

  /** Whether the board of the player who moves is shown large. */
  get follow(): boolean {
    return this.#follow.value === 'on'
  }
  set follow(on: boolean) {
    this.#follow.value = on ? 'on' : 'off'
  }

  get confirm(): ConfirmWhen {
    return this.#confirm.value
  }
  set confirm(when: ConfirmWhen) {
    this.#confirm.value = when
  }

  /** Whether dice that are dealt already wait until the person rolls them. */
  get roll(): boolean {
    return this.#roll.value === 'on'
  }
  set roll(on: boolean) {
    this.#roll.value = on ? 'on' : 'off'
  }

  #dress(): void {
    if (typeof document === 'undefined') return
    const root = document.documentElement
    if (this.theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = this.theme
    root.dataset['motion'] = this.#motion.value
  }
}

export const settings = new Settings()
