import { inPrompt, type Presses, pressing } from '../../../e2e/browser/pressing.fixture.ts'

/** In the order in which they are tried; cards come highest priority first, and those already placed say where. */
export const PRESSES: Presses = [
  inPrompt(/^Submit/),
  inPrompt(/^Come back/),
  { ...inPrompt(/^(north|east|south|west)$/), css: '[aria-pressed="false"]' },
  { name: /come back here/i },
  inPrompt(/^Place in/),
  { within: 'Your hand', name: /^\d+ ?[A-Z][^,:]* in register/ },
]

export const raceUntil = pressing(PRESSES)

/**
 * Four docks in a row, all facing the pit: whoever drives pushes the others before it. The flags lie in two corners, so
 * that even those who drive well take some turns.
 */
export const CRASH_CORNER = `rrcourse 1
name: Crash Corner
players: 4
heading: e
grid
+     +     +     +     +     +     +
 .     .     .     .     .     F2
+     +     +     +     +     +     +
 .     D1    D2    D3    D4    #
+     +     +     +     +     +     +
 .     .     .     .     .     .
+     +     +     +     +     +     +
 F1    .     .     .     .     .
+     +     +     +     +     +     +
end
`

/** A race of a few turns: two flags on the way ahead. */
export const SPRINT = `rrcourse 1
name: Sprint
players: 4
heading: e
grid
+     +     +     +     +     +     +     +
 D1    .     .     .     .     .     .
+     +     +     +     +     +     +     +
 D2    .     F1    .     F2    .     .
+     +     +     +     +     +     +     +
 D3    .     .     .     .     .     .
+     +     +     +     +     +     +     +
 D4    .     .     .     .     .     .
+     +     +     +     +     +     +     +
end
`
