import type { Cue } from '@starboard/screen/contract/board.ts'

/** A spanner on tin. */
export const CLANK: Cue = [
  { wave: 'square', hertz: 620, to: 480, at: 0, seconds: 0.05, loud: 0.25 },
  { wave: 'noise', hertz: 3200, to: 1400, at: 0, seconds: 0.07, loud: 0.35 },
  { wave: 'triangle', hertz: 1240, to: 1180, at: 0.03, seconds: 0.14, loud: 0.25 },
]

/** Fuel runs into a tank. */
export const GLUG: Cue = [
  { wave: 'sine', hertz: 240, to: 340, at: 0, seconds: 0.09, loud: 0.5 },
  { wave: 'sine', hertz: 280, to: 400, at: 0.11, seconds: 0.09, loud: 0.5 },
  { wave: 'sine', hertz: 320, to: 480, at: 0.22, seconds: 0.12, loud: 0.45 },
]

/** Three, two, one. */
export const COUNTDOWN: Cue = [
  { wave: 'square', hertz: 440, at: 0, seconds: 0.08, loud: 0.22 },
  { wave: 'square', hertz: 440, at: 0.28, seconds: 0.08, loud: 0.22 },
  { wave: 'square', hertz: 660, at: 0.56, seconds: 0.2, loud: 0.26 },
]

/** Engines, rising. */
export const LIFT_OFF: Cue = [
  { wave: 'noise', hertz: 180, to: 1400, at: 0, seconds: 1.3, loud: 0.7 },
  { wave: 'triangle', hertz: 70, to: 190, at: 0, seconds: 1.3, loud: 0.5 },
]

/** A hiss, and nothing. */
export const SCRUB: Cue = [
  { wave: 'noise', hertz: 2600, to: 300, at: 0, seconds: 0.5, loud: 0.35 },
  { wave: 'triangle', hertz: 300, to: 110, at: 0.1, seconds: 0.4, loud: 0.3 },
]

export const BOOM: Cue = [
  { wave: 'noise', hertz: 900, to: 60, at: 0, seconds: 0.9, loud: 0.9 },
  { wave: 'sine', hertz: 120, to: 36, at: 0, seconds: 0.8, loud: 0.8 },
]

/** Legs in the sand, and a little hooray. */
export const TOUCHDOWN: Cue = [
  { wave: 'noise', hertz: 700, to: 200, at: 0, seconds: 0.25, loud: 0.4 },
  { wave: 'triangle', hertz: 523, at: 0.2, seconds: 0.12, loud: 0.4 },
  { wave: 'triangle', hertz: 659, at: 0.32, seconds: 0.12, loud: 0.4 },
  { wave: 'triangle', hertz: 784, at: 0.44, seconds: 0.24, loud: 0.45 },
]

/** Space bends. */
export const WHOOSH: Cue = [{ wave: 'noise', hertz: 300, to: 1800, at: 0, seconds: 0.45, loud: 0.3 }]

export const BLEEP: Cue = [
  { wave: 'sine', hertz: 880, at: 0, seconds: 0.08, loud: 0.3 },
  { wave: 'sine', hertz: 1175, at: 0.1, seconds: 0.1, loud: 0.3 },
]

/** Under a blanket: something was hidden. */
export const HUSH: Cue = [{ wave: 'noise', hertz: 900, to: 400, at: 0, seconds: 0.22, loud: 0.18 }]
