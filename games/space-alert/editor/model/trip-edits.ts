import type { Draft } from './draft.ts'
import type { Edit } from './edits.ts'

type DraftTrip = NonNullable<Draft['trips']>[number]

/** The first single card that nobody has tripped over; it is played with a ride instead, or with A if it is one. */
export function freeTrip({ crew, trips = [] }: Draft): DraftTrip | null {
  for (const { name, actions = [] } of crew)
    for (const [index, slot] of actions.entries()) {
      const turn = index + 1
      const isTaken = trips.some((trip) => trip.name === name && trip.turn === turn)
      if (typeof slot === 'string' && !isTaken) return { name, turn, action: slot === 'lift' ? 'A' : 'lift' }
    }
  return null
}

export const addTrip: Edit = (draft) => {
  const trip = freeTrip(draft)
  return trip === null ? draft : { ...draft, trips: [...(draft.trips ?? []), trip] }
}

export const setTrip =
  (place: number, change: Partial<DraftTrip>): Edit =>
  (draft) => ({
    ...draft,
    trips: (draft.trips ?? []).map((trip, index) => (index === place ? { ...trip, ...change } : trip)),
  })

/** A mission without trips says nothing about them. */
export const removeTrip =
  (place: number): Edit =>
  ({ trips = [], ...draft }) => {
    const left = trips.filter((_, index) => index !== place)
    return left.length === 0 ? draft : { ...draft, trips: left }
  }
