import type { Seat } from '@starboard/kernel'
import type { SeatFace } from '@starboard/screen/contract/board.ts'
import type { Mission } from '../../rules/mission.ts'

/** The rules know the crew by their seats, people by their names; two with one name stay apart by their seats. */
export function named(mission: Mission, order: readonly Seat[], seats: readonly SeatFace[]): Mission {
  const names = order.map((seat, place) => {
    const name = seats[seat]?.name ?? mission.crew[place]?.name ?? ''
    return seats.filter((face) => face.name === name).length > 1 ? `${name} (${seat + 1})` : name
  })
  const nameOf = (name: string): string => names[mission.crew.findIndex((plan) => plan.name === name)] ?? name
  return {
    ...mission,
    crew: mission.crew.map((plan) => ({ ...plan, name: nameOf(plan.name) })),
    trips: mission.trips.map((trip) => ({ ...trip, name: nameOf(trip.name) })),
  }
}
