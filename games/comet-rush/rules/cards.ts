import { type Bag, bagOf, bug } from '@starboard/kernel'

export const DECKS = ['engineering', 'espionage', 'economic'] as const
export type DeckName = (typeof DECKS)[number]

export const CHOICES = ['movement', 'strength', 'accuracy', 'power'] as const
export type Choice = (typeof CHOICES)[number]

export const STATUSES = ['embargoed', 'sabotaged', 'pressured'] as const
export type Status = (typeof STATUSES)[number]

/** Player numbers that a card can raise for good. */
export type Bonus = 'powerCap' | 'accuracyCap' | 'incomeBonus' | 'salvageBonus' | 'prestigeBonus'

/** What the player of a card has to name. */
export type Needs =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'player' }
  | { readonly kind: 'rocket'; readonly of: 'own' | 'others'; readonly state: 'building' | 'any' | 'reviewable' }
  | { readonly kind: 'choice'; readonly among: readonly Choice[] }

export type Effect =
  | { readonly kind: 'raise'; readonly what: Bonus; readonly most: number }
  | { readonly kind: 'gain'; readonly by: 'income' | 'rockets' | 'distance' | 'grant' }
  | { readonly kind: 'hurry'; readonly which: 'one' | 'all' }
  | { readonly kind: 'delay' }
  | { readonly kind: 'strike' }
  | { readonly kind: 'token' }
  | { readonly kind: 'calibrate' }
  | { readonly kind: 'peek' }
  | { readonly kind: 'status'; readonly status: 'embargoed' | 'sabotaged' }
  | { readonly kind: 'pressure' }
  | { readonly kind: 'takeCard' }
  | { readonly kind: 'takeCubes'; readonly most: number }

export interface CardFacts {
  readonly name: string
  readonly deck: DeckName
  /** Has no effect on play. */
  readonly rarity: 'common' | 'uncommon' | 'rare'
  readonly copies: number
  readonly needs: Needs
  readonly effect: Effect
  readonly text: string
}

const nothing = { kind: 'nothing' } as const
const player = { kind: 'player' } as const
const raise = (what: Bonus, most: number) => ({ kind: 'raise', what, most }) as const

/** The 21 player cards. */
export const CARDS = {
  'mass-production': {
    name: 'Mass Production',
    deck: 'engineering',
    rarity: 'rare',
    copies: 4,
    needs: nothing,
    effect: { kind: 'hurry', which: 'all' },
    text: 'All your rockets under construction are done a turn sooner.',
  },
  'flight-adjustment': {
    name: 'Flight Adjustment',
    deck: 'engineering',
    rarity: 'rare',
    copies: 4,
    needs: nothing,
    effect: { kind: 'token' },
    text: 'Gain a reroll token: it rolls one missed launch again.',
  },
  'warhead-upgrade': {
    name: 'Warhead Upgrade',
    deck: 'engineering',
    rarity: 'uncommon',
    copies: 6,
    needs: nothing,
    effect: raise('powerCap', 8),
    text: 'Your power cap rises by 1, up to 8.',
  },
  'guidance-system-upgrade': {
    name: 'Guidance System Upgrade',
    deck: 'engineering',
    rarity: 'uncommon',
    copies: 6,
    needs: nothing,
    effect: raise('accuracyCap', 5),
    text: 'Your accuracy cap rises by 1, up to 5.',
  },
  'streamlined-assembly': {
    name: 'Streamlined Assembly',
    deck: 'engineering',
    rarity: 'common',
    copies: 8,
    needs: { kind: 'rocket', of: 'own', state: 'building' },
    effect: { kind: 'hurry', which: 'one' },
    text: 'One of your rockets under construction is done a turn sooner.',
  },
  'comet-analysis': {
    name: 'Comet Analysis',
    deck: 'engineering',
    rarity: 'common',
    copies: 8,
    needs: { kind: 'choice', among: ['movement', 'strength'] },
    effect: { kind: 'peek' },
    text: 'Look at the next movement card or the next face-down segment. Only you see it.',
  },
  'rocket-calibration': {
    name: 'Rocket Calibration',
    deck: 'engineering',
    rarity: 'common',
    copies: 8,
    needs: { kind: 'choice', among: ['accuracy', 'power'] },
    effect: { kind: 'calibrate' },
    text: 'Your next launch has +1 accuracy or +1 power.',
  },
  'covert-rocket-strike': {
    name: 'Covert Rocket Strike',
    deck: 'espionage',
    rarity: 'rare',
    copies: 4,
    needs: { kind: 'rocket', of: 'others', state: 'any' },
    effect: { kind: 'strike' },
    text: 'Destroy a rocket of another player, finished or not.',
  },
  embargo: {
    name: 'Embargo',
    deck: 'espionage',
    rarity: 'rare',
    copies: 4,
    needs: player,
    effect: { kind: 'status', status: 'embargoed' },
    text: 'Another player’s next income is 0.',
  },
  'espionage-agent': {
    name: 'Espionage Agent',
    deck: 'espionage',
    rarity: 'uncommon',
    copies: 6,
    needs: player,
    effect: { kind: 'takeCard' },
    text: 'Take a random card from another player’s hand.',
  },
  'diplomatic-pressure': {
    name: 'Diplomatic Pressure',
    deck: 'espionage',
    rarity: 'uncommon',
    copies: 6,
    needs: player,
    effect: { kind: 'pressure' },
    text: 'Another player’s next card has no effect, unless they counter with this same card.',
  },
  'resource-seizure': {
    name: 'Resource Seizure',
    deck: 'espionage',
    rarity: 'common',
    copies: 8,
    needs: player,
    effect: { kind: 'takeCubes', most: 3 },
    text: 'Take up to 3 cubes from another player.',
  },
  'sabotage-construction': {
    name: 'Sabotage Construction',
    deck: 'espionage',
    rarity: 'common',
    copies: 8,
    needs: player,
    effect: { kind: 'status', status: 'sabotaged' },
    text: 'Another player’s next launch must hit twice in a row.',
  },
  'regulatory-review': {
    name: 'Regulatory Review',
    deck: 'espionage',
    rarity: 'common',
    copies: 8,
    needs: { kind: 'rocket', of: 'others', state: 'reviewable' },
    effect: { kind: 'delay' },
    text: 'A rocket that another player is building needs one more turn.',
  },
  'international-grant': {
    name: 'International Grant',
    deck: 'economic',
    rarity: 'rare',
    copies: 4,
    needs: nothing,
    effect: { kind: 'gain', by: 'grant' },
    text: 'You gain 5 cubes, everybody else gains 2.',
  },
  'funding-pressure': {
    name: 'Funding Pressure',
    deck: 'economic',
    rarity: 'rare',
    copies: 4,
    needs: nothing,
    effect: { kind: 'gain', by: 'distance' },
    text: 'Gain 4, 8 or 12 cubes: the nearer the comet, the more.',
  },
  'increase-income': {
    name: 'Increase Income',
    deck: 'economic',
    rarity: 'uncommon',
    copies: 6,
    needs: nothing,
    effect: raise('incomeBonus', 3),
    text: 'Your income rises by 1, up to +3.',
  },
  'rocket-salvage': {
    name: 'Rocket Salvage',
    deck: 'economic',
    rarity: 'uncommon',
    copies: 6,
    needs: nothing,
    effect: raise('salvageBonus', 3),
    text: 'Each of your launches pays 1 cube more, up to 3.',
  },
  'emergency-funding': {
    name: 'Emergency Funding',
    deck: 'economic',
    rarity: 'common',
    copies: 8,
    needs: nothing,
    effect: { kind: 'gain', by: 'income' },
    text: 'Collect your full income once more, now.',
  },
  'public-donation-drive': {
    name: 'Public Donation Drive',
    deck: 'economic',
    rarity: 'common',
    copies: 8,
    needs: nothing,
    effect: { kind: 'gain', by: 'rockets' },
    text: 'Gain 2 cubes for each rocket you have, finished or not.',
  },
  'program-prestige': {
    name: 'Program Prestige',
    deck: 'economic',
    rarity: 'common',
    copies: 8,
    needs: nothing,
    effect: raise('prestigeBonus', 3),
    text: 'From now on each card you play pays 1 cube more, up to 3.',
  },
} as const satisfies Record<string, CardFacts>

export type Card = keyof typeof CARDS

const facts: Readonly<Record<Card, CardFacts>> = CARDS

/** Which card it is is known only when it is asked: a `Map` finds it twice as fast as a record. */
const byName: ReadonlyMap<Card, CardFacts> = new Map(Object.entries(facts) as [Card, CardFacts][])

export const factsOf = (card: Card): CardFacts => byName.get(card) ?? bug(`There is no card ${card}.`)

export const CARD_NAMES = Object.keys(CARDS) as readonly Card[]

const cardsOf = (deck: DeckName): readonly Card[] => CARD_NAMES.filter((card) => facts[card].deck === deck)

const KINDS: Readonly<Record<DeckName, readonly Card[]>> = {
  engineering: cardsOf('engineering'),
  espionage: cardsOf('espionage'),
  economic: cardsOf('economic'),
}

/** All 44 cards of one deck. */
export const fullDeck = (deck: DeckName): Bag<Card> => bagOf(KINDS[deck], (card) => facts[card].copies)

export const MOVEMENT_CARDS = ['movement-1', 'movement-2', 'movement-3'] as const
export type MovementCard = (typeof MOVEMENT_CARDS)[number]

export const stepsOf: Readonly<Record<MovementCard, number>> = { 'movement-1': 1, 'movement-2': 2, 'movement-3': 3 }

/** A segment is known by its strength. */
export type SegmentCard = `segment-${number}`

export const isMovementCard = (card: MovementCard | SegmentCard | undefined): card is MovementCard =>
  MOVEMENT_CARDS.some((one) => one === card)

export const segmentOf = (strength: number): SegmentCard => `segment-${strength}`

export const strengthOf = (card: SegmentCard): number => Number(card.slice('segment-'.length))
