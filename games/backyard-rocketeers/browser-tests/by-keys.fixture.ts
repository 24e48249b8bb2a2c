import type { KeyMatch } from '../../../e2e/browser/by-keys.fixture.ts'
import { CARDS, type CardId } from '../rules/cards/catalogue.ts'

/** Nobody harms anybody, nothing fails, and of each sort there is only the best: the whole way in a few turns. */
const STRAIGHT_TO_MARS: Partial<Record<CardId, number>> = {
  'launch-pad@1': 2,
  'cutting-edge-fuselage@1': 5,
  'cutting-edge-nose-cone@1': 5,
  'cutting-edge-stabilizer-fins@1': 5,
  'cutting-edge-thruster@1': 5,
  'extra-large-fuel-tank@1': 10,
  'warp-drive-generator@2': 10,
  'sky-crane@2': 10,
  'geothermal-power-plant@3': 8,
  'cutting-edge-mars-rover@3': 8,
  'deep-space-array@3': 8,
}

/** A whole race: built, launched, flown, landed, and all three goals on Mars. */
export const byKeys: KeyMatch = {
  seats: 2,
  level: 'random',
  options: {
    baseDraw: 2,
    tankIsPlacement: false,
    victoryCheck: 'immediate',
    roundLimit: 20,
    turnSeconds: 0,
    reactSeconds: 0,
    choiceSeconds: 0,
    deckOverrides: { ...Object.fromEntries(CARDS.map(({ id }) => [id, 0])), ...STRAIGHT_TO_MARS },
  },
  presses: [
    /^Launch(?! Pad)/,
    /^Card \d+: Launch Pad/,
    /^Card \d/,
    /^End turn/,
    /^(?!Read rule|Back$|Standing orders)/,
  ],
  // Where nothing flies and nothing runs, the end of a turn leads straight to it.
  tellingQuestion: /^Discard \d+ of your \d+ cards/,
  asks: { R: /Level 1\. Your rocket: /, D: /can reach you/, H: /./, S: /level 1/ },
}
