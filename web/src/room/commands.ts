/** What a person does in a room. Each command fails with `Refused` when the server says no. */
import { myName } from '../kit/last_choices'
import { ensureIdentity } from '../kit/person'
import type { Ask } from '../server/connection'
import type { Level, ServerMessage, Settings } from '../server/model'
import { keep, keysOf } from './mine/seat_tokens'

export abstract class Commands {
  abstract readonly id: string
  /** The number of the last row of the log. */
  protected abstract get number(): number
  /** The seat that is to act. */
  protected abstract get toAct(): number | null
  /** Whether this browser has neither a seat nor the host's rights. */
  abstract get isWatching(): boolean
  protected abstract ask(body: Ask): Promise<ServerMessage>

  async act(action: string): Promise<void> {
    const { toAct } = this
    if (toAct === null) return
    await this.ask({ type: 'act', number: this.number, seat: toAct, action })
  }

  async undo(seat: number): Promise<void> {
    await this.ask({ type: 'undo', number: this.number, seat })
  }

  async answer(seat: number, agree: boolean): Promise<void> {
    await this.ask({ type: 'answer', number: this.number, seat, agree })
  }

  async answerProposal(proposal: number, seat: number | null, agree: boolean): Promise<void> {
    await this.ask({ type: 'answer_proposal', proposal, seat, agree })
  }

  /** Write a line; a spectator does so under the name that the person has here. */
  async say(text: string): Promise<void> {
    const { secret } = this.isWatching ? ensureIdentity() : { secret: null }
    const who = secret ? { name: myName() || null, identity: secret } : {}
    await this.ask({ type: 'say', text, ...who })
  }

  async rename(seat: number, name: string): Promise<void> {
    await this.ask({ type: 'rename', seat, name })
  }

  async start(level: Level): Promise<void> {
    await this.ask({ type: 'start', level })
  }

  async changeSeat(seat: number, level: Level | null): Promise<void> {
    await this.ask({ type: 'change_seat', seat, level })
  }

  async substituteBot(seat: number, level: Level): Promise<void> {
    await this.ask({ type: 'substitute_bot', seat, level })
  }

  async resumeSeat(seat: number): Promise<void> {
    await this.ask({ type: 'resume_seat', seat })
  }

  async revokeSeat(seat: number, level: Level): Promise<void> {
    await this.ask({ type: 'revoke_seat', seat, level })
  }

  async muteSeat(seat: number, muted: boolean): Promise<void> {
    await this.ask({ type: 'mute_seat', seat, muted })
  }

  async muteSpectator(spectator: string, muted: boolean): Promise<void> {
    await this.ask({ type: 'mute_spectator', spectator, muted })
  }

  async eraseLine(number: number): Promise<void> {
    await this.ask({ type: 'erase_line', number })
  }

  async settings(settings: Settings): Promise<void> {
    await this.ask({ type: 'settings', settings })
  }

  /** A new secret for the invitation; the old link is void. */
  async newInvite(): Promise<void> {
    const answer = await this.ask({ type: 'new_invite' })
    const keys = keysOf(this.id)
    if (answer.type === 'invited' && keys) keep({ ...keys, invite: answer.invite })
  }
}
