import type { NameOf, Seat } from '@starboard/kernel'
import type { SeenRobot, View } from '../../rules/view.ts'

export const robotOf = (view: View, seat: Seat | null): SeenRobot | null =>
  seat === null ? null : (view.robots[seat] ?? null)

export { counted, listed } from '@starboard/screen/pieces/words.ts'

/** A seat is called by its driver everywhere; this says who drives which robot: "Ines (Ember)", "You (Ember)". */
export const driverAndRobot = ({ name, seat }: SeenRobot, driver: NameOf, me: Seat | null): string =>
  `${driverOf(seat, driver, me)} (${name})`

/** As the rail has it. */
export const driverOf = (seat: Seat, driver: NameOf, me: Seat | null): string => (seat === me ? 'You' : driver(seat))
