/** The keys that work anywhere at a table; a game's own keys are in its table. */
import { presses, typing } from '../../kit/keyboard'

interface Source {
  /** Whether moves are still being shown, and how to finish that. */
  running: () => boolean
  skip: () => void
  /** Shows the roll that waits for the person; null when none does. */
  reveal: () => (() => void) | null
  /** What is laid out, and what becomes of it. */
  choice: () => string | null
  drop: () => void
  play: () => void
  players: () => number
  look: (seat: number) => void
  /** Opens a list and gives it the focus; false if there is none. */
  open: (list: 'actions' | 'chat') => boolean
}

const PASS = ['Shift', 'Control', 'Alt', 'Meta', 'Tab']

export class ShellKeys {
  constructor(private readonly table: Source) {}

  /** A key says "go on" while moves are shown; what it does otherwise is not meant. */
  capture(event: KeyboardEvent): void {
    if (typing(event) || PASS.includes(event.key)) return
    const shown = this.table.running()
    this.table.skip()
    if (!shown) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  press(event: KeyboardEvent): void {
    if (typing(event) || event.defaultPrevented) return
    if (this.does(event.key, presses(event))) event.preventDefault()
  }

  /** Whether the key did something; `pressed`: it also presses what has the focus. */
  private does(key: string, pressed: boolean): boolean {
    const { table } = this
    const reveal = table.reveal()
    const laid = table.choice() !== null
    if (key === ' ' && reveal && !pressed) reveal()
    else if (key === 'Escape' && laid) table.drop()
    else if (laid && (key === 'c' || (key === 'Enter' && !pressed))) table.play()
    else if (key === 'l') return table.open('actions')
    else if (key === '/') return table.open('chat')
    else if (/^[1-5]$/.test(key) && Number(key) <= table.players()) table.look(Number(key) - 1)
    else return false
    return true
  }
}
