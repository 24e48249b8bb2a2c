import type { KeyMatch } from '../../../e2e/browser/by-keys.fixture.ts'

/** Two rounds, and three who do much in between: the comet is near and comes in great steps. */
export const byKeys: KeyMatch = {
  seats: 4,
  level: 'random',
  options: {
    distance: 6,
    lateGameAt: 0,
    movementDeck: { ones: 0, twos: 0, threes: 4 },
    startSeat: 1,
    turnSeconds: 0,
    draftSeconds: 0,
    responseSeconds: 0,
  },
  elsewhere: [/^Build for \d+/],
  presses: [/^(Accept|Spend it)/, /^(Draft|Draw) from Engineering/, /^(Draft|Draw) from/, /^Launch/, /^End turn/],
  asks: { C: /The comet is \d+ steps away\./, M: /You have \d+ cubes/, R: /rocket/, S: /You: / },
}
