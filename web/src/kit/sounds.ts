/** Short sounds made on the spot; off unless a person wants them. */
import { settings } from './settings.svelte'

/** A tone or a burst of noise: when it begins, how long it lasts, its pitch and its strength. */
interface Note {
  at: number
  lasts: number
  /** In hertz; of noise the middle of what is heard. */
  pitch: number
  strength: number
  wave?: OscillatorType
  noise?: boolean
}

const tone = (at: number, pitch: number, lasts = 0.3, strength = 0.16): Note => ({
  at,
  lasts,
  pitch,
  strength,
})
const knock = (at: number, pitch: number, strength = 0.5): Note => ({
  at,
  lasts: 0.06,
  pitch,
  strength,
  noise: true,
})

/** Every occasion that has a sound. */
const SOUNDS = {
  turn: [tone(0, 523.25), tone(0.12, 659.25)],
  end: [tone(0, 659.25), tone(0.12, 523.25), tone(0.24, 783.99, 0.5)],
  roll: [0, 0.09, 0.16, 0.27, 0.4].map((at, n) => knock(at, 1400 + 260 * (n % 3), 0.35)),
  tile: [knock(0, 420, 0.7), { ...tone(0, 180, 0.09, 0.2), wave: 'triangle' }],
  coins: [tone(0, 2093, 0.12, 0.07), tone(0.07, 2637, 0.16, 0.07)],
} satisfies Record<string, Note[]>
export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Half a second of white noise, made once. */
function whiteNoise(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  return noise
}

function source(audio: AudioContext, note: Note): AudioScheduledSourceNode {
  if (!note.noise) {
    return new OscillatorNode(audio, { frequency: note.pitch, type: note.wave ?? 'sine' })
  }
  return new AudioBufferSourceNode(audio, { buffer: whiteNoise(audio) })
}

function sound(audio: AudioContext, note: Note, volume: number): void {
  const begin = audio.currentTime + note.at
  const end = begin + note.lasts
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(note.strength * volume, begin + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  const from = source(audio, note)
  if (note.noise) {
    from
      .connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: note.pitch, Q: 2 }))
      .connect(gain)
  } else from.connect(gain)
  gain.connect(audio.destination)
  from.start(begin)
  from.stop(end + 0.02)
}

/** Play the sound of an occasion after some milliseconds, as loud as the person wants it. */
export function play(what: Sound, after = 0): void {
  if (!settings.sounds) return
  context ??= new AudioContext()
  for (const note of SOUNDS[what] as Note[]) {
    sound(context, { ...note, at: note.at + after / 1000 }, settings.volume / 100)
  }
}
