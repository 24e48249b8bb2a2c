import type { Seat } from '@starboard/kernel'
import { byZone } from '../deal/ship.ts'
import type { CrewPlan, Mission } from '../mission.ts'
import { actionOf } from '../round/board.ts'
import { SHIPS } from '../ship/ship.ts'
import { actingOrder, memberAt, type Placed, type State } from '../state.ts'
import type { Slot } from '../vocabulary.ts'

/** Names are the table's business: a mission knows the crew by their seats. */
export const crewName = (seat: Seat): string => `Seat ${seat + 1}`

/** What goes into the resolution: the plans as they lie, and the trips so far. */
export const missionOf = (s: State): Mission => ({
  name: s.script.title,
  about: '',
  ship: s.ship,
  turns: s.turns,
  rules: s.missionRules,
  tracks: s.tracks,
  threats: s.threats,
  crew: actingOrder(s).map((seat) => planOf(s, seat)),
  piles: byZone(s.ship, (zone) => (s.piles[zone] ?? []).filter((tile) => !s.carried.tiles[zone]?.includes(tile))),
  carried: byZone(s.ship, (zone) => s.carried.tiles[zone] ?? []),
  rockets: SHIPS[s.ship].rockets[s.turns],
  squads: s.carried.squads,
  trips: (s.flight?.trips ?? []).map(({ seat, turn, action }) => ({ name: crewName(seat), turn, action })),
})

const planOf = (s: State, seat: Seat): CrewPlan => ({
  name: crewName(seat),
  actions: memberAt(s, seat).board.map(slotOf),
})

export function slotOf(placed: readonly Placed[]): Slot {
  const [first, second] = placed
  if (first === undefined) return null
  return second === undefined ? actionOf(first) : [actionOf(first), actionOf(second)]
}
