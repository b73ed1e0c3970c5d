/** A person's part in a room's chat, kept while he looks at other things. */
export class Talk {
  /** How many lines have been on the screen. */
  seen = $state(0)
  /** What is written but not sent. */
  draft = $state('')
  /** The names of those whose lines he does not want. */
  muted = $state.raw<readonly string[]>([])

  hears(name: string): boolean {
    return !this.muted.includes(name)
  }

  mute(name: string, quiet: boolean): void {
    const others = this.muted.filter((one) => one !== name)
    this.muted = quiet ? [...others, name] : others
  }
}
