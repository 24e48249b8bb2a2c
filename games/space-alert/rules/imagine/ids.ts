import { seatsOf } from '@starboard/kernel'
import { type Card, type CardId, cardId } from '../deal/card.ts'
import type { View } from '../view.ts'
import type { Unknown } from './unknown.ts'

/** SA-1.13: the names that are left for the cards one cannot see: mostly their owners' own, others where they were given. */
export function imagineIds({ crew }: View, known: readonly Card[], unknown: readonly Unknown[]): readonly CardId[] {
  const used = new Set(known.map(({ id }) => id))
  const left = seatsOf(crew.length).map((seat) => {
    const dealt = crew[seat]?.own?.dealt ?? crew[seat]?.dealt ?? 0
    return Array.from({ length: dealt }, (_, count) => cardId(seat, count)).filter((id) => !used.has(id))
  })
  const own = unknown.map(({ seat }) => left[seat]?.shift())
  const given = left.flat()
  return own.flatMap((id) => id ?? given.shift() ?? [])
}
