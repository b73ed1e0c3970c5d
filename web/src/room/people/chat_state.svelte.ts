import type { ChatLine } from '../../server/model'

type Line = Pick<ChatLine, 'seat' | 'name' | 'watching' | 'spectator'>

/** The writer of a line: a player by the seat, a spectator by the mark, since names may change. */
export const speakerOf = ({ seat, name, watching, spectator }: Line): string =>
  watching ? `watching ${spectator ?? name}` : `${seat}`

/** Draft, read lines and muted speakers, kept while the chat is hidden. */
export class Talk {
  /** How many lines have been on the screen. */
  seen = $state(0)
  /** What is written but not sent. */
  draft = $state('')
  /** Speakers whose lines the reader has hidden. */
  muted = $state.raw<readonly string[]>([])

  hears(speaker: string): boolean {
    return !this.muted.includes(speaker)
  }

  mute(speaker: string, quiet: boolean): void {
    const others = this.muted.filter((one) => one !== speaker)
    this.muted = quiet ? [...others, speaker] : others
  }
}
