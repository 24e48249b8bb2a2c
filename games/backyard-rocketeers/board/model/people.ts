import type { NameOf, OpenDecision, Seat } from '@starboard/kernel'
import type { SeenPlayer, View } from '../../rules/view.ts'

export { counted, listed } from '@starboard/screen/pieces/words.ts'

export const playerOf = (view: Pick<View, 'players'>, seat: Seat | null): SeenPlayer | null =>
  seat === null ? null : (view.players[seat] ?? null)

/** "your", "Otto’s". */
export const possessive = (name: NameOf, seat: Seat, me: Seat | null): string =>
  seat === me ? 'your' : `${name(seat)}’s`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** My open question, if there is one. */
export const askedOf = (open: readonly OpenDecision[], me: Seat | null): OpenDecision | null =>
  open.find(({ seat }) => seat === me) ?? null
