/** A socket in the hands of the test. */
export class Wire {
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.closed = true
    this.readyState = 3
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  welcome(): void {
    this.open()
    this.say({ type: 'state' })
  }
  break(): void {
    this.readyState = 3
    this.onclose?.()
  }
}
