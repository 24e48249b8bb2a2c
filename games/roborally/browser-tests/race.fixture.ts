import type { Locator, Page } from 'playwright-core'
import { type Presses, pressing, prompt } from '../../../e2e/browser/pressing.fixture.ts'

const inPrompt = (page: Page, name: RegExp): Locator => prompt(page).getByRole('button', { name })

/** Cards that lie in the hand; those already placed say where. */
const inHand = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: /^\d+ [A-Z][^,:]*$/ })

const OPEN = ':not([aria-disabled="true"])'

/** In the order in which they are tried; cards come highest priority first. */
const PRESSES: Presses = [
  (page) => inPrompt(page, /^Submit/).and(page.locator(OPEN)),
  (page) => inPrompt(page, /^Come back/),
  (page) => inPrompt(page, /^(north|east|south|west)$/).and(page.locator('[aria-pressed="false"]')),
  (page) => page.getByRole('button', { name: /come back here/i }),
  (page) => inPrompt(page, /^Place in/),
  inHand,
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
 D2    .     F1    .     .     F2    .
+     +     +     +     +     +     +     +
 D3    .     .     .     .     .     .
+     +     +     +     +     +     +     +
 D4    .     .     .     .     .     .
+     +     +     +     +     +     +     +
end
`
