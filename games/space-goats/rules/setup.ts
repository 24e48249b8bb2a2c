import { type Ctx, type Refusal, refuse, type Seat, type Setup, seatOf, seatsOf } from '@starboard/kernel'
import { SLOTS } from './buy.ts'
import { readCardSet } from './card-set.ts'
import type { CardId } from './cards.ts'
import { catalogueOf, DEFAULT_SET, SHIPS_IN_BOX } from './catalogue.ts'
import { drawFromPile } from './draw.ts'
import type { Event } from './events.ts'
import { newShip, shipsEach } from './fleet.ts'
import type { Player, Ship, SpaceGoats, State } from './state.ts'
import { flow } from './steps.ts'
import { beginTurn } from './turn.ts'

const MOST_IN_THE_BOX = 5

/** SG-1.1, 1.4, 1.5, R25 */
export function checkSetup({ seats, options }: Setup<SpaceGoats>): Refusal | null {
  const set = options.cardSet === DEFAULT_SET ? null : readCardSet(options.cardSet)
  if (set !== null && 'text' in set) return set
  if (options.startSeat !== 'random' && options.startSeat > seats)
    return refuse('wrong-start', 'SG-1.4', `Seat ${options.startSeat} cannot start: there are ${seats} seats.`)
  if (!options.boxLimits) return null
  if (seats > MOST_IN_THE_BOX)
    return refuse(
      'wrong-seats',
      'SG-1.5',
      `The box is for 2 to ${MOST_IN_THE_BOX} players, not ${seats}; switch off “Only what is in the box” to play with more.`,
    )
  const [ships, inBox] = [seats * shipsEach(seats, options), set === null ? SHIPS_IN_BOX : set.ships]
  return ships > inBox
    ? refuse('too-many-ships', 'SG-1.1', `${ships} ships are needed, and the box has ${inBox}.`)
    : null
}

/** SG-1.1–1.4 */
export function setup({ rules, seats, options }: Setup<SpaceGoats>, ctx: Ctx<Event>): State {
  const start = seatOf(options.startSeat === 'random' ? ctx.random.below(seats, 'start') : options.startSeat - 1)
  const catalogue = catalogueOf(options)
  const each = shipsEach(seats, options)
  const state: State = {
    rules,
    options,
    agenda: { asked: 0, steps: [] },
    round: 1,
    start,
    active: start,
    turnBy: null,
    pile: { top: [], loose: catalogue.marketRow.slice() },
    market: [],
    trash: [],
    destroyed: 0,
    players: seatsOf(seats).map((seat) => newPlayer(seat, catalogue.starterRow.slice(), each)),
    shipsMade: seats * each,
    blows: 0,
    blow: 0,
    counts: { turns: 0, buys: 0, rockets: 0, shields: 0, specials: 0, passes: 0, blocks: 0 },
    ended: null,
  }
  ctx.emit({ kind: 'gameBegan', start })
  for (let slot = 0; slot < SLOTS; slot++) layOut(state, slot, ctx)
  ctx.emit({ kind: 'roundBegan', round: 1 })
  beginTurn(state, { seat: start, isExtra: false }, ctx)
  flow.settle(state, ctx)
  return state
}

function layOut(s: State, slot: number, ctx: Ctx<Event>): void {
  const card = drawFromPile(s.pile, ctx)
  s.market.push(card)
  if (card === null) ctx.emit({ kind: 'slotEmptied', slot })
  else ctx.emit({ kind: 'slotRefilled', slot, card })
}

function newFleet(seat: Seat, ships: number): Ship[] {
  const fleet: Ship[] = []
  for (let place = 0; place < ships; place++) fleet.push(newShip(seat * ships + place, true))
  return fleet
}

const newPlayer = (seat: Seat, starter: CardId[], ships: number): Player => ({
  seat,
  owned: starter,
  draw: starter.slice(),
  discard: [],
  hand: [],
  bank: [],
  shown: [],
  sifted: 0,
  fleet: newFleet(seat, ships),
  lastStand: false,
  skipsNext: false,
  extraDue: false,
  out: 0,
  resigned: false,
})
