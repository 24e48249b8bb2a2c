import {
  bagOf,
  type Ctx,
  newDeck,
  type Refusal,
  refuse,
  type Seat,
  type Setup,
  seatOf,
  seatsOf,
} from '@starboard/kernel'
import { fullDeck, MOVEMENT_CARDS, type MovementCard, type SegmentCard, segmentOf } from './cards.ts'
import { activateSegment } from './comet.ts'
import type { Event } from './events.ts'
import { MOST_SEATS, type Options } from './options.ts'
import type { CometRush, Player, State } from './state.ts'
import { flow } from './steps.ts'
import { deadline } from './turn.ts'

const START_CAP = 3
const SLOTS = 3

/** CR-1.1, 1.8 */
export function checkSetup({ rules, seats, options: { preset, startSeat } }: Setup<CometRush>): Refusal | null {
  const most = MOST_SEATS[preset]
  if (seats > most)
    return refuse(
      'wrong-seats',
      'CR-1.1',
      `With the preset ${preset} Comet Rush is for 2 to ${most} players, not ${seats}.`,
    )
  if (startSeat === 'random' || startSeat - firstSeatBy(rules) < seats) return null
  return refuse('wrong-start', 'CR-1.8', `Seat ${startSeat} cannot start: there are ${seats} seats.`)
}

/** What `startSeat` calls the first seat. */
const firstSeatBy = (rules: number): number => (rules === 1 ? 0 : 1)

/** CR-1.2–1.8 */
export function setup({ rules, seats, options }: Setup<CometRush>, ctx: Ctx<Event>): State {
  const { startSeat } = options
  const start = seatOf(startSeat === 'random' ? ctx.random.below(seats, 'start') : startSeat - firstSeatBy(rules))
  const strengths = segmentStrengths(options, seats)
  const isOpen = options.segmentOrder === 'ascending'
  const state: State = {
    rules,
    options,
    agenda: { asked: 0, steps: [{ kind: 'draft', by: deadline(options.draftSeconds, ctx.now) }] },
    round: 1,
    start,
    active: start,
    built: false,
    turnBy: null,
    distance: options.distance,
    movement: newDeck(
      'movement',
      bagOf(MOVEMENT_CARDS, (card) => movementCount(options, card)),
    ),
    moves: [],
    segment: null,
    ahead: isOpen ? [...strengths] : [],
    segments: newDeck(
      'segments',
      bagOf(segmentCards(options, seats), () => (isOpen ? 0 : 1)),
    ),
    decks: {
      engineering: newDeck('engineering', fullDeck('engineering')),
      espionage: newDeck('espionage', fullDeck('espionage')),
      economic: newDeck('economic', fullDeck('economic')),
    },
    players: seatsOf(seats).map((seat) => {
      const place = (seat - start + seats) % seats
      return newPlayer(seat, { rules, cubes: rules > 2 ? cubesAt(place, options) : options.startCubes })
    }),
    notes: [],
    rocketsBuilt: 0,
    ended: null,
  }
  ctx.emit({ kind: 'gameBegan', start })
  activateSegment(state, ctx)
  flow.settle(state, ctx)
  return state
}

/** CR-1.4: players + 4 segments of consecutive strengths. */
export const segmentStrengths = ({ firstStrength }: Options, seats: number): readonly number[] =>
  Array.from({ length: seats + 4 }, (_, place) => firstStrength + place)

const segments = new Map<number, readonly SegmentCard[]>()

/** The same list for the same table: bags are copied by the list of their kinds. */
function segmentCards(options: Options, seats: number): readonly SegmentCard[] {
  const key = options.firstStrength * 100 + seats
  const cards = segments.get(key) ?? segmentStrengths(options, seats).map(segmentOf)
  segments.set(key, cards)
  return cards
}

const MOVEMENT_KEYS = { 'movement-1': 'ones', 'movement-2': 'twos', 'movement-3': 'threes' } as const

const movementCount = ({ movementDeck }: Options, card: MovementCard): number => movementDeck[MOVEMENT_KEYS[card]]

/** How many movement cards there are: no game has more rounds. */
export const mostRounds = ({ movementDeck: { ones, twos, threes } }: Options): number => ones + twos + threes

/** CR-1.2a: by the place in the turn order, counted from 0. */
const cubesAt = (place: number, { startCubes, laterCubes }: Options): number => startCubes + place * laterCubes

/** CR-1.2. Made in one piece: what is put together of several is a slow object ever after, and nothing is read as often as these. */
function newPlayer(seat: Seat, { rules, cubes }: { readonly rules: number; readonly cubes: number }): Player {
  const player: Player = {
    seat,
    cubes,
    hand: [],
    rockets: [],
    slots: SLOTS,
    powerCap: START_CAP,
    accuracyCap: START_CAP,
    incomeBonus: 0,
    salvageBonus: 0,
    prestigeBonus: 0,
    tokens: 0,
    powerCalibration: 0,
    accuracyCalibration: 0,
    embargoed: false,
    sabotaged: false,
    pressured: false,
    trophies: [],
    launches: 0,
    hits: 0,
    damage: 0,
  }
  if (rules > 1) player.flown = []
  return player
}
