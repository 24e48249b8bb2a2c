import { inPrompt } from '../../../e2e/browser/pressing.fixture.ts'
import type { Turn } from '../../../e2e/browser/turns.fixture.ts'

/** Two cards are placed, then the captain lets the mission go on. */
export const turn: Turn = {
  seats: 4,
  options: { mission: 'simulation-2', untimed: true },
  presses: [
    { css: '[data-may]:is([data-turn] *)' },
    { within: 'Your hand', css: ':is(main:has([data-turn="2"][data-empty]) *)' },
    inPrompt(/^(Go on|End phase)/),
  ],
  times: 7,
}
