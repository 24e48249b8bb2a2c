import type { Seat } from '@starboard/kernel'
import type { SeenPlayer, View } from '../../rules/view.ts'

export const playerOf = (view: View, seat: Seat | null): SeenPlayer | null =>
  seat === null ? null : (view.players[seat] ?? null)

/** 1 is first; equal points share a place. */
const placeOf = ({ players }: Pick<View, 'players'>, own: number): number =>
  1 + players.filter(({ points }) => points > own).length

const ORDINALS = ['', '1st', '2nd', '3rd'] as const

/** "1st" once somebody has points; before that whose turn follows says more. */
export function standingOf(view: View, seat: Seat): string {
  const { players, active, ended } = view
  const own = players[seat]?.points ?? 0
  const isNext = ended === null && seat === (active + 1) % players.length
  if (players.every(({ points }) => points === 0)) return isNext ? 'next' : ''
  const place = placeOf(view, own)
  return own === 0 ? (isNext ? 'next' : '') : (ORDINALS[place] ?? `${place}th`)
}

export { counted } from '@starboard/screen/pieces/words.ts'
