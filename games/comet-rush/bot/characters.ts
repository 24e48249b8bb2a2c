import { type Weights, weights } from './weights.ts'

/** No character fills its hand from one deck alone. */
const variety = 2

/** What each of them believes otherwise. */
const LEANINGS = {
  /** Cubes first, and none for show. */
  careful: { variety, taste: { ...weights.taste, economic: 0.8 }, cubeSpent: 0.25, counterWorth: 1 },
  /** Its own points, whoever else scores. */
  greedy: {
    variety,
    taste: { ...weights.taste, engineering: 0.5 },
    cubeSpent: 0.05,
    denyInDuel: 0.75,
    denyRival: 0.2,
    denyLeader: 0.25,
  },
  /** Trouble for whoever leads. */
  vengeful: { variety, taste: { ...weights.taste, espionage: 2.5 }, denyLeader: 0.55, strikeDamage: 1 },
  /** Builds slowly while there is time. */
  patient: { variety, taste: { ...weights.taste, economic: 0.3 }, damageInTwoTurns: 0.9 },
} satisfies Readonly<Record<string, Partial<Weights>>>

/** The same beliefs in every character. */
export const inCharacter = (believed: Weights): readonly (readonly [word: string, believed: Weights])[] =>
  Object.entries(LEANINGS).map(([word, leaning]) => [word, { ...believed, ...leaning }])
