/** What a person sets once for every page: theme, motion, sounds, chat. */
import { remember, remembered } from './storage'

export type Theme = 'system' | 'light' | 'dark'
const THEMES: readonly Theme[] = ['system', 'light', 'dark']
const still =
  typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  #theme = $state<Theme>(THEMES.find((theme) => theme === remembered('theme')) ?? 'system')
  #motion = $state(remembered('motion') !== 'off')
  #sounds = $state(remembered('sounds') === 'on')
  #chat = $state(remembered('chat') !== 'off')
  #still = $state(still?.matches ?? false)

  constructor() {
    still?.addEventListener('change', (event) => (this.#still = event.matches))
    this.#dress()
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    remember('theme', theme)
    this.#dress()
  }

  /** Whether things may move: the system and the person both have a say. */
  get motion(): boolean {
    return this.#motion && !this.#still
  }
  set motion(on: boolean) {
    this.#motion = on
    remember('motion', on ? 'on' : 'off')
    this.#dress()
  }

  get sounds(): boolean {
    return this.#sounds
  }
  set sounds(on: boolean) {
    this.#sounds = on
    remember('sounds', on ? 'on' : 'off')
  }

  /** Whether the chat is shown. */
  get chat(): boolean {
    return this.#chat
  }
  set chat(on: boolean) {
    this.#chat = on
    remember('chat', on ? 'on' : 'off')
  }

  #dress(): void {
    if (typeof document === 'undefined') return
    const root = document.documentElement
    if (this.#theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = this.#theme
    root.dataset['motion'] = this.#motion ? 'on' : 'off'
  }
}

export const settings = new Settings()
