import { type Card, CARDS, DECKS, type DeckName, factsOf } from '../rules/cards.ts'
import { funding } from '../rules/effects.ts'
import { countIn, type Outlook } from './outlook.ts'
import { weights } from './weights.ts'

/** What it is worth to hold this card, in cubes. */
export const worthOf = (o: Outlook, card: Card): number => worth[card](o)

const worth: Readonly<Record<Card, (o: Outlook) => number>> = {
  'mass-production': () => weights.massProduction,
  'flight-adjustment': () => weights.token,
  'warhead-upgrade': (o) => (o.me.powerCap < 8 ? o.turns * weights.warheadPerTurn : 0),
  'guidance-system-upgrade': (o) => (o.me.accuracyCap < 5 ? o.turns * weights.guidancePerTurn : 0),
  'streamlined-assembly': () => weights.streamlined,
  'comet-analysis': () => weights.analysis,
  'rocket-calibration': () => weights.calibration,
  'covert-rocket-strike': (o) => mischief(o) * weights.strike,
  embargo: (o) => mischief(o) * weights.embargo * o.again,
  'espionage-agent': (o) => mischief(o) * weights.agent,
  'diplomatic-pressure': (o) => mischief(o) * weights.pressure,
  'resource-seizure': (o) => mischief(o) * weights.seizure,
  'sabotage-construction': (o) => mischief(o) * weights.sabotage,
  'regulatory-review': (o) => mischief(o) * weights.review,
  'international-grant': (o) => cash(o) * (5 - mischief(o) * weights.grantToRivals),
  'funding-pressure': (o) => cash(o) * Math.max(funding(o.view), o.turns > 2 ? 12 : 0),
  'increase-income': (o) => (o.me.incomeBonus < 3 ? o.hunger * o.turns * weights.incomePerTurn : 0),
  'rocket-salvage': (o) => (o.me.salvageBonus < 3 ? o.hunger * o.turns * weights.salvagePerTurn : 0),
  'emergency-funding': (o) => cash(o) * (o.view.options.baseIncome + o.me.incomeBonus),
  'public-donation-drive': (o) => cash(o) * 5,
  'program-prestige': (o) => (o.me.prestigeBonus + countIn(o.hand, 'program-prestige') < 4 ? o.hunger * o.turns * weights.prestigePerTurn : 0),
}

function mischief({ me, rivals }: Outlook): number {
  let behind = 0
  for (const { points } of rivals) behind = Math.max(behind, points - me.points)
  const share = rivals.length === 1 ? weights.mischiefInDuel : weights.mischiefAtTable
  return share + weights.mischiefPerPointBehind * behind
}

const cash = ({ again, hunger }: Outlook): number => hunger * (weights.cashInLastTurn + (1 - weights.cashInLastTurn) * again)

/** What a card from this deck is worth on average, judging by what is not in sight. */
export function deckWorth(o: Outlook, deck: DeckName): number {
  const { size, discard } = o.view.decks[deck]
  let cards = 0
  let sum = 0
  for (const card of CARDS_OF[deck]) {
    const open = countIn(discard, card)
    const unseen = size === 0 ? open : Math.max(0, factsOf(card).copies - open - countIn(o.hand, card))
    cards += unseen
    if (unseen > 0) sum += unseen * worthOf(o, card)
  }
  return cards === 0 ? 0 : sum / cards
}

const names = Object.keys(CARDS) as readonly Card[]
const cardsOf = (deck: DeckName): readonly Card[] => names.filter((card) => factsOf(card).deck === deck)
const CARDS_OF: Readonly<Record<DeckName, readonly Card[]>> = {
  engineering: cardsOf('engineering'),
  espionage: cardsOf('espionage'),
  economic: cardsOf('economic'),
}
export const ALL_DECKS = DECKS
