import type { KeyMatch } from '../../../e2e/browser/by-keys.fixture.ts'
import { BROADSIDES } from './fight.fixture.ts'

/** One ship each, and everybody has a rocket and a block. */
export const byKeys: KeyMatch = {
  seats: 2,
  level: 'random',
  options: { cardSet: BROADSIDES, shipsPerPlayer: 1, startSeat: 1, turnSeconds: 0, defendSeconds: 0, choiceSeconds: 0 },
  presses: [
    /^(Block with|Take it on|Fire at)/,
    /^Block: /,
    /^Barrage Rocket/,
    /^Fire/,
    /^Slot \d: buy/,
    /^Pass/,
    /^(?!Read|Back)/,
  ],
  asks: { F: /You have 1 ship: /, M: /Slot 1: /, B: /Your bank: /, D: / holds \d cards?\./ },
}
