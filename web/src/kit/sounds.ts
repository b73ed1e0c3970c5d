/** Two short notes made on the spot; off unless a person wants them. */
let context: AudioContext | null = null

const NOTES = { turn: [523.25, 659.25], end: [659.25, 523.25, 783.99] } as const

/** Play the notes of an occasion. */
export function chime(what: keyof typeof NOTES): void {
  context ??= new AudioContext()
  const begin = context.currentTime
  NOTES[what].forEach((pitch, n) => {
    const [tone, volume] = [
      new OscillatorNode(context!, { frequency: pitch }),
      new GainNode(context!),
    ]
    const at = begin + n * 0.12
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.08, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.3)
    tone.connect(volume).connect(context!.destination)
    tone.start(at)
    tone.stop(at + 0.32)
  })
}
