import type { NameOf, Seat } from '@starboard/kernel'
import type { SeenRobot, View } from '../../rules/view.ts'

export const robotOf = (view: View, seat: Seat | null): SeenRobot | null =>
  seat === null ? null : (view.robots[seat] ?? null)

export { counted, listed } from '@starboard/screen/pieces/words.ts'

/** "Ember (Ines)", "Ember (you)". */
export const robotAndOwner = ({ name, seat }: SeenRobot, owner: NameOf, me: Seat | null): string =>
  `${name} (${seat === me ? 'you' : owner(seat)})`
