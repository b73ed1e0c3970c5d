import type { ChatLine } from '../server/model'

type Line = Pick<ChatLine, 'seat' | 'name' | 'watching'>

/** Who says a line: a player by the seat, since a name may change; a spectator by the name. */
export const speakerOf = ({ seat, name, watching }: Line): string =>
  watching ? `watching ${name}` : `${seat}`

/** A person's part in a room's chat, kept while he looks at other things. */
export class Talk {
  /** How many lines have been on the screen. */
  seen = $state(0)
  /** What is written but not sent. */
  draft = $state('')
  /** Those whose lines he does not want. */
  muted = $state.raw<readonly string[]>([])

  hears(speaker: string): boolean {
    return !this.muted.includes(speaker)
  }

  mute(speaker: string, quiet: boolean): void {
    const others = this.muted.filter((one) => one !== speaker)
    this.muted = quiet ? [...others, speaker] : others
  }
}
