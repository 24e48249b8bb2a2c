import type { NameOf, Seat } from '@starboard/kernel'
import { slotOf } from '../../rules/flight/mission-of.ts'
import type { Mission } from '../../rules/mission.ts'
import { SHIPS } from '../../rules/ship/ship.ts'
import { actingOrder } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import type { Slot, Tile } from '../../rules/vocabulary.ts'

/** More than any mission turns up: a preview never ends because a pile does, and these tiles do nothing. */
const HARMLESS: readonly Tile[] = Array.from({ length: 60 }, () => 'structure')

export type PlanOf = (seat: Seat) => readonly Slot[]

/** The mission as far as somebody knows it while plans are made. Tiles lie face down, so they do nothing here. */
export function knownMission(view: View, name: NameOf, planOf: PlanOf): Mission {
  const ship = SHIPS[view.ship]
  return {
    name: view.title,
    about: '',
    ship: view.ship,
    turns: view.turns,
    rules: view.missionRules,
    tracks: view.tracks,
    threats: view.threats,
    crew: actingOrder(view).map((seat) => ({ name: name(seat), actions: planOf(seat) })),
    piles: Object.fromEntries(ship.zones.map((zone) => [zone, HARMLESS])),
    carried: view.carried.tiles,
    rockets: ship.rockets[view.turns],
    squads: view.carried.squads,
    trips: [],
  }
}

/** Everybody's cards as far as this viewer sees them; of others as a rule none. */
export const seenPlan =
  (view: View): PlanOf =>
  (seat) =>
    boardSeen(view, seat)?.map(slotOf) ?? []

/** One's own, or with `openBoards` anybody's. */
export const boardSeen = ({ crew }: View, seat: Seat) => crew[seat]?.own?.board ?? crew[seat]?.open
