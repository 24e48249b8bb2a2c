import type { Outcome } from '@starboard/kernel'

/** How much of a value is coming first; the rest is how many are behind. With two players both say the same. */
const FIRST = 0.8

/** What an end is worth to each seat, from 0 to 1. Those who are level share. */
export function valuesOf({ places, result }: Pick<Outcome, 'places' | 'result'>, isCrew: boolean): readonly number[] {
  if (isCrew) return places.map(() => (result === 'won' ? 1 : 0))
  return places.map((place) => FIRST * shareOfFirst(places, place) + (1 - FIRST) * shareBehind(places, place))
}

function shareOfFirst(places: readonly number[], place: number): number {
  let first = 0
  for (const other of places) if (other === 1) first++
  return place === 1 ? 1 / first : 0
}

function shareBehind(places: readonly number[], place: number): number {
  let behind = 0
  for (const other of places) behind += other > place ? 1 : other === place ? 0.5 : 0
  return places.length === 1 ? 1 : (behind - 0.5) / (places.length - 1)
}
