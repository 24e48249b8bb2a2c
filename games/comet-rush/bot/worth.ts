import { CARD_NAMES, type Card, type DeckName, factsOf } from '../rules/cards.ts'
import { funding } from '../rules/effects.ts'
import { countIn, type Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

/** What it is worth to hold this card, in cubes. */
export const worthOf = (o: Outlook, card: Card): number => WORTHS[card](o)

const WORTHS: Readonly<Record<Card, (o: Outlook) => number>> = {
  'mass-production': ({ weights }) => weights.massProduction,
  'flight-adjustment': ({ weights }) => weights.token,
  'warhead-upgrade': (o) => lasting(o, 'warhead-upgrade', o.weights.warheadPerTurn),
  'guidance-system-upgrade': (o) => lasting(o, 'guidance-system-upgrade', o.weights.guidancePerTurn),
  'streamlined-assembly': ({ weights }) => weights.streamlined,
  'comet-analysis': ({ weights }) => weights.analysis,
  'rocket-calibration': ({ weights }) => weights.calibration,
  'covert-rocket-strike': (o) => mischief(o) * o.weights.strike,
  embargo: (o) => mischief(o) * o.weights.embargo * o.again,
  'espionage-agent': (o) => mischief(o) * o.weights.agent,
  'diplomatic-pressure': (o) => mischief(o) * o.weights.pressure,
  'resource-seizure': (o) => mischief(o) * o.weights.seizure,
  'sabotage-construction': (o) => mischief(o) * o.weights.sabotage,
  'regulatory-review': (o) => mischief(o) * o.weights.review,
  'international-grant': (o) => cash(o, GRANT - mischief(o) * o.weights.grantToRivals),
  'funding-pressure': (o) => cash(o, fundingToCome(o)),
  'increase-income': (o) => o.hunger * lasting(o, 'increase-income', o.weights.incomePerTurn),
  'rocket-salvage': (o) => o.hunger * lasting(o, 'rocket-salvage', o.weights.salvagePerTurn),
  'emergency-funding': (o) => cash(o, o.view.options.baseIncome + o.me.incomeBonus),
  'public-donation-drive': (o) => cash(o, o.weights.donation),
  'program-prestige': (o) => o.hunger * lasting(o, 'program-prestige', o.weights.prestigePerTurn),
}

const GRANT = 5

/** CR-6.13: with some turns to come it will pay most. */
const fundingToCome = ({ turns, weights, view: { distance, options } }: Outlook): number =>
  funding({ options, distance: turns > weights.fundingTurns ? 0 : distance })

const lasting = (o: Outlook, card: Card, perTurn: number): number => (canRaise(o, card) ? o.turns * perTurn : 0)

/** CR-6.2: beyond the most it may be, a bonus can be played but gives nothing. */
export function canRaise({ me }: Outlook, card: Card): boolean {
  const { effect } = factsOf(card)
  return effect.kind === 'raise' && me[effect.what] < effect.most
}

const cash = ({ again, hunger, weights }: Outlook, cubes: number): number =>
  cubes * hunger * (weights.cashInLastTurn + (1 - weights.cashInLastTurn) * again)

/** What hurts one rival helps me less the more there are, and more if somebody is ahead of me. */
function mischief({ me, rivals, weights }: Outlook): number {
  let behind = 0
  for (const { points } of rivals) behind = Math.max(behind, points - me.points)
  return mischiefAmong(weights, rivals.length) + weights.mischiefPerPointBehind * behind
}

function mischiefAmong(weights: Weights, rivals: number): number {
  if (rivals === 1) return weights.mischiefInDuel
  return rivals <= 3 ? weights.mischiefAtTable : weights.mischiefInCrowd
}

/** What a card from this deck is worth on average, judging by what is not in sight. */
export function deckWorth(o: Outlook, deck: DeckName): number {
  const { size, discard } = o.view.decks[deck]
  let cards = 0
  let sum = 0
  for (const card of CARDS_OF[deck]) {
    const open = countIn(discard, card)
    const unseen = size === 0 ? open : factsOf(card).copies - open - countIn(o.hand, card)
    cards += unseen
    sum += unseen * worthOf(o, card)
  }
  return cards === 0 ? 0 : sum / cards
}

const cardsOf = (deck: DeckName): readonly Card[] => CARD_NAMES.filter((card) => factsOf(card).deck === deck)

const CARDS_OF: Readonly<Record<DeckName, readonly Card[]>> = {
  engineering: cardsOf('engineering'),
  espionage: cardsOf('espionage'),
  economic: cardsOf('economic'),
}
