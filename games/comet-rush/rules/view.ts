import { type Agenda, type Bag, type Deck, deckSize, type Seat, type Viewer } from '@starboard/kernel'
import type { Card, DECKS, DeckName, MovementCard, SegmentCard } from './cards.ts'
import { pointsOf } from './player.ts'
import type { Player, Rocket, State, Step } from './state.ts'

/** A face-down pile: what is still in it is public, its order is not. */
export interface SeenPile<C extends string> {
  readonly left: Readonly<Bag<C>>
  /** Who has looked at its next card. */
  readonly seenBy: readonly Seat[]
  /** That card, for those who have. */
  readonly next?: C
}

export interface SeenDeck {
  readonly size: number
  readonly discard: readonly Card[]
}

export interface SeenPlayer extends Omit<Player, 'hand'> {
  readonly points: number
  readonly handSize: number
  /** Only one's own. */
  readonly hand?: readonly Card[]
  /** Cards that the viewer knows to be in this hand. */
  readonly known?: readonly Card[]
}

type Open =
  | 'rules'
  | 'options'
  | 'round'
  | 'start'
  | 'active'
  | 'built'
  | 'turnBy'
  | 'distance'
  | 'moves'
  | 'segment'
  | 'ahead'
  | 'rocketsBuilt'
  | 'ended'

export interface View extends Readonly<Pick<State, Open>> {
  readonly agenda: Agenda<Step>
  readonly movement: SeenPile<MovementCard>
  readonly segments: SeenPile<SegmentCard>
  readonly decks: Readonly<Record<DeckName, SeenDeck>>
  readonly players: readonly SeenPlayer[]
}

/** Section 6: hands, orders and peeked cards are private, all else is open. */
export function view(s: State, viewer: Viewer): View {
  return {
    rules: s.rules,
    options: s.options,
    agenda: seenAgenda(s.agenda, viewer),
    round: s.round,
    start: s.start,
    active: s.active,
    built: s.built,
    turnBy: s.turnBy,
    distance: s.distance,
    moves: s.moves.slice(),
    movement: seenPile(s.movement, viewer),
    segment: s.segment === null ? null : { strength: s.segment.strength, health: s.segment.health },
    ahead: s.ahead.slice(),
    segments: seenPile(s.segments, viewer),
    decks: {
      engineering: seenDeck(s, 'engineering'),
      espionage: seenDeck(s, 'espionage'),
      economic: seenDeck(s, 'economic'),
    },
    players: s.players.map((player) => seenPlayer(s, player, viewer)),
    rocketsBuilt: s.rocketsBuilt,
    ended: s.ended,
  }
}

/** CR-7.11: that a target is asked is public, its answer is its own until the question closes. */
function seenAgenda({ asked, steps }: Agenda<Step>, viewer: Viewer): Agenda<Step> {
  return { asked, steps: steps.map((step) => (step.kind === 'pressure' ? seenPressure(step, viewer) : { ...step })) }
}

function seenPressure(step: Extract<Step, { kind: 'pressure' }>, viewer: Viewer): Step {
  const mayKnow = viewer === 'everything' || viewer === step.target
  return { ...step, window: { ...step.window, answers: mayKnow ? { ...step.window.answers } : {} } }
}

function seenPile<C extends string>(deck: Deck<C>, viewer: Viewer): SeenPile<C> {
  const left = { ...deck.loose }
  for (const { card } of deck.top) left[card]++
  const [top] = deck.top
  if (top === undefined) return { left, seenBy: [] }
  const seenBy = top.seenBy.slice()
  const mayKnow = viewer === 'everything' || (viewer !== 'spectator' && seenBy.includes(viewer))
  return mayKnow ? { left, seenBy, next: top.card } : { left, seenBy }
}

const seenDeck = (s: State, name: (typeof DECKS)[number]): SeenDeck => {
  const deck = s.decks[name]
  return { size: deckSize(deck), discard: deck.discard.slice() }
}

function seenPlayer(s: State, player: Player, viewer: Viewer): SeenPlayer {
  const seen: { -readonly [K in keyof SeenPlayer]: SeenPlayer[K] } = openPart(s, player)
  if (player.flown !== undefined) seen.flown = player.flown.map((one) => ({ ...one }))
  const known = knownTo(s, viewer, player.seat)
  if (viewer === player.seat || viewer === 'everything') seen.hand = player.hand.slice()
  else if (known.length > 0) seen.known = known
  return seen
}

/** CR-7.2: everything about a player but the hand. */
const openPart = (s: State, player: Player): SeenPlayer => ({
  seat: player.seat,
  cubes: player.cubes,
  handSize: player.hand.length,
  rockets: player.rockets.map(seenRocket),
  slots: player.slots,
  powerCap: player.powerCap,
  accuracyCap: player.accuracyCap,
  incomeBonus: player.incomeBonus,
  salvageBonus: player.salvageBonus,
  prestigeBonus: player.prestigeBonus,
  tokens: player.tokens,
  powerCalibration: player.powerCalibration,
  accuracyCalibration: player.accuracyCalibration,
  embargoed: player.embargoed,
  sabotaged: player.sabotaged,
  pressured: player.pressured,
  trophies: player.trophies.slice(),
  points: pointsOf(s, player),
  launches: player.launches,
  hits: player.hits,
  damage: player.damage,
})

const seenRocket = ({ id, power, accuracy, level, remaining }: Rocket): Rocket => ({
  id,
  power,
  accuracy,
  level,
  remaining,
})

const NOTHING: readonly Card[] = []

function knownTo({ notes }: State, viewer: Viewer, of: Seat): readonly Card[] {
  if (notes.length === 0) return NOTHING
  return notes.filter((note) => note.by === viewer && note.of === of).map(({ card }) => card)
}
