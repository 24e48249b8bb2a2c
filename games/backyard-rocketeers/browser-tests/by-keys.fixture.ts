import type { KeyMatch } from '../../../e2e/browser/by-keys.fixture.ts'

/** A few turns on the ground, and then enough. */
export const byKeys: KeyMatch = {
  seats: 2,
  level: 'random',
  options: { turnSeconds: 0, reactSeconds: 0, choiceSeconds: 0 },
  presses: [/^Card \d+: Launch Pad/, /^Card \d/, /^End turn/, /^(?!Read rule|Back$|Standing orders)/],
  asks: { R: /Level 1\. Your rocket: /, D: /can reach you/, H: /./, S: /level 1/ },
  givesUp: { after: 8, line: /^Leave the race/, button: /^Leave/ },
}
