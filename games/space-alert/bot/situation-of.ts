import { bug, type Ms, type Seat } from '@starboard/kernel'
import type { Card } from '../rules/deal/card.ts'
import { slotOf } from '../rules/flight/mission-of.ts'
import type { CrewPlan, Mission } from '../rules/mission.ts'
import { firstTurnOf } from '../rules/phases.ts'
import { SHIPS } from '../rules/ship/ship.ts'
import { actingOrder } from '../rules/state.ts'
import type { OwnCards, View } from '../rules/view.ts'
import type { Phase } from '../rules/vocabulary.ts'
import { supposed } from './mates.ts'
import { saidBy } from './said.ts'
import type { Situation } from './situation.ts'
import { likelyPiles } from './tiles.ts'

/** What somebody plans with, from what they see. */
export function situationOf(view: View, seat: Seat, phase: Phase, now: Ms): Situation {
  const order = actingOrder(view)
  const own = ownOf(view, seat)
  const open = own.board.slice(firstTurnOf(phase) - 1).flat()
  return {
    mission: missionOf(
      view,
      order.map((member) => planOf(view, member, { seat, phase, now })),
    ),
    me: order.indexOf(seat),
    hand: byId([...own.hand, ...open]).map(({ face }) => face),
    phase,
  }
}

export const ownOf = ({ crew }: View, seat: Seat): OwnCards =>
  crew[seat]?.own ?? bug(`Seat ${seat} does not see its cards.`)

/** In an order that does not change with where they lie. */
export const byId = <C extends Card>(cards: readonly C[]): readonly C[] => cards.toSorted((a, b) => a.id - b.id)

function missionOf(view: View, crew: readonly CrewPlan[]): Mission {
  const { ship, turns, carried } = view
  return {
    name: '',
    about: '',
    ship,
    turns,
    rules: view.missionRules,
    tracks: view.tracks,
    // A view may be lent: what is remembered must not change with it.
    threats: [...view.threats],
    crew,
    piles: likelyPiles(ship, carried.tiles),
    carried: carried.tiles,
    rockets: SHIPS[ship].rockets[turns],
    squads: carried.squads,
    trips: [],
  }
}

interface Viewing {
  readonly seat: Seat
  readonly phase: Phase
  readonly now: Ms
}

function planOf(view: View, member: Seat, { seat, phase, now }: Viewing): CrewPlan {
  const name = String(member)
  const seen = view.crew[member] ?? bug(`Nobody sits at ${member}.`)
  if (member === seat) {
    const settled = ownOf(view, seat).board.slice(0, firstTurnOf(phase) - 1)
    return { name, actions: settled.map(slotOf) }
  }
  if (seen.open !== undefined) return { name, actions: seen.open.map(slotOf) }
  const known = { halves: seen.board, said: saidBy(view, member, now) }
  return { name, actions: supposed({ ship: SHIPS[view.ship], threats: view.threats }, known) }
}
