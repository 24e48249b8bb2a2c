import type { Cue, Note, SoundName } from '../contract/board.ts'

const knock = (at: number, hertz: number): Note => ({ wave: 'noise', hertz, at, seconds: 0.05, loud: 0.5 })
const bell = (at: number, hertz: number, seconds = 0.35): Note => ({ wave: 'sine', hertz, at, seconds, loud: 0.4 })

/** Every sound of the table, as notes. Short, and none of them shrill. */
export const CUES: { readonly [K in SoundName]: Cue } = {
  card: [{ wave: 'noise', hertz: 2400, to: 900, at: 0, seconds: 0.11, loud: 0.45 }],
  dice: [knock(0, 1500), knock(0.09, 1900), knock(0.17, 1300), knock(0.29, 1700), knock(0.44, 1100), knock(0.6, 900)],
  hit: [
    { wave: 'noise', hertz: 900, to: 120, at: 0, seconds: 0.4, loud: 0.9 },
    { wave: 'sine', hertz: 150, to: 42, at: 0, seconds: 0.45, loud: 0.9 },
  ],
  miss: [{ wave: 'triangle', hertz: 330, to: 150, at: 0, seconds: 0.32, loud: 0.4 }],
  build: [
    knock(0, 700),
    { wave: 'triangle', hertz: 196, at: 0, seconds: 0.14, loud: 0.35 },
    knock(0.16, 900),
    { wave: 'triangle', hertz: 294, at: 0.16, seconds: 0.2, loud: 0.35 },
  ],
  coins: [bell(0, 1568, 0.14), bell(0.07, 2093, 0.22)],
  turn: [bell(0, 587.33), bell(0.13, 880, 0.5)],
  alarm: [
    { wave: 'square', hertz: 440, at: 0, seconds: 0.18, loud: 0.16 },
    { wave: 'square', hertz: 349.23, at: 0.2, seconds: 0.18, loud: 0.16 },
    { wave: 'square', hertz: 440, at: 0.4, seconds: 0.26, loud: 0.16 },
  ],
  win: [bell(0, 523.25), bell(0.12, 659.25), bell(0.24, 783.99), bell(0.38, 1046.5, 0.9)],
  lose: [bell(0, 392, 0.4), bell(0.2, 311.13, 0.45), bell(0.42, 261.63, 0.9)],
  tick: [{ wave: 'sine', hertz: 1100, at: 0, seconds: 0.04, loud: 0.3 }],
}
