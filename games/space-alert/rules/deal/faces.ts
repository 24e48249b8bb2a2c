import type { Options } from '../options.ts'
import type { ShipId, Station } from '../vocabulary.ts'
import type { Face, GreyAction, GreyMove } from './card.ts'

const MOVES: readonly GreyMove[] = ['red', 'blue', 'lift']
/** Section 2.2: how many of the cards with one movement half have each action half. */
const COPIES: Readonly<Record<GreyAction, number>> = { A: 10, B: 8, C: 7, bots: 5 }
const ACTIONS: readonly GreyAction[] = ['A', 'B', 'C', 'bots']

const grey = (move: GreyMove, action: GreyAction): Face => ({ isHeroic: false, move, action })

const heroic = (action: GreyAction, to: Station): Face => ({
  isHeroic: true,
  move: `go:${to}`,
  action: `hero-${action}`,
})

/** Section 2.2: the 90 grey cards. */
export const GREY_CARDS: readonly Face[] = MOVES.flatMap((move) =>
  ACTIONS.flatMap((action) => Array.from({ length: COPIES[action] }, () => grey(move, action))),
)

const MIXED: readonly Face[] = [
  heroic('A', 'blue-lower'),
  heroic('A', 'red-lower'),
  heroic('B', 'blue-upper'),
  heroic('B', 'red-upper'),
  heroic('bots', 'white-lower'),
  heroic('bots', 'white-upper'),
  heroic('C', 'white-lower'),
  heroic('C', 'white-upper'),
]

/** SA-R14 */
const SETS: Readonly<Record<Options['heroicDeck'], readonly Face[]>> = {
  mixed8: MIXED,
  classic6: MIXED.filter(({ action }) => action !== 'hero-C'),
  manual6: MIXED.filter(({ action }) => action !== 'hero-bots'),
  none: [],
}

/** SA-11.1f */
const DUCKLING: readonly Face[] = [
  heroic('A', 'blue-lower'),
  heroic('A', 'red-lower'),
  heroic('B', 'blue-upper'),
  heroic('B', 'red-upper'),
  heroic('C', 'red-upper'),
  heroic('C', 'blue-lower'),
]

/** SA-1.12 */
export const heroicCards = (ship: ShipId, { heroicDeck }: Pick<Options, 'heroicDeck'>): readonly Face[] =>
  ship === 'duckling' && heroicDeck !== 'none' ? DUCKLING : SETS[heroicDeck]
