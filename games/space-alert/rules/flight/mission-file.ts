import type { NameOf } from '@starboard/kernel'
import { printMission } from '../file/print.ts'
import type { Mission } from '../mission.ts'
import { actingOrder } from '../state.ts'
import type { View } from '../view.ts'
import { crewName } from './mission-of.ts'

/** Section 13: a flown mission as a file, which comes to the same end wherever it is resolved; null before the end. */
export function missionFileOf(view: View, name: NameOf = crewName): string | null {
  const mission = flownMission(view, name)
  return mission === null ? null : `${JSON.stringify(printMission(mission), null, 2)}\n`
}

/** The mission as it was flown, by those names; null before the end. */
export const flownMission = (view: View, name: NameOf): Mission | null =>
  view.flight === null || view.flight.result === null ? null : named(view.flight.mission, namesFor(view, name))

/** Names at a table may be equal, in a file they may not. */
function namesFor(view: View, name: NameOf): ReadonlyMap<string, string> {
  const order = actingOrder(view)
  const given = order.map(name)
  const areDifferent = new Set(given).size === given.length && given.every((one) => one !== '')
  return new Map(
    order.map((seat, place) => [crewName(seat), (areDifferent ? given[place] : undefined) ?? crewName(seat)]),
  )
}

function named(mission: Mission, names: ReadonlyMap<string, string>): Mission {
  const rename = <X extends { readonly name: string }>(one: X): X => ({ ...one, name: names.get(one.name) ?? one.name })
  return { ...mission, crew: mission.crew.map(rename), trips: mission.trips.map(rename) }
}
