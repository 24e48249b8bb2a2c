import type { KeyMatch } from '../../../e2e/browser/by-keys.fixture.ts'

/** Two lanes, and both flags in the first. */
const LANES = `rrcourse 1
name: Lanes
players: 2
heading: e
grid
+     +     +     +     +     +     +     +
 D1    .     F1    F2    .     .     .
+     +     +     +     +     +     +     +
 D2    .     .     .     .     .     .
+     +     +     +     +     +     +     +
 .     .     .     .     .     .     .
+     +     +     +     +     +     +     +
 .     .     .     .     .     .     .
+     +     +     +     +     +     +     +
end
`

/** Driven to the flags one after the other: a race of a turn, or of a few. */
export const byKeys: KeyMatch = {
  seats: 2,
  level: 'random',
  options: { course: LANES, timerMode: 'off', dockOrder: 'seat', lives: 1 },
  presses: [
    /^Submit/,
    /^Come back/,
    /come back here$/,
    /^(north|east|south|west)$/,
    /^Register \d, empty/,
    /touches checkpoint/,
    /^Move 1 .* ends on/,
    /ends on/,
    / in register \d/,
  ],
  asks: {
    W: /You are on \[0,0\], facing east\./,
    F: /Checkpoint 1 of 2 is on \[2,0\]: 2 east\./,
    S: /\[0,0\], dock 1/,
    P: /Without other robots\. 1: empty/,
  },
}
