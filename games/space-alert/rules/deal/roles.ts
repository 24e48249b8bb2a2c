import { bug, type Refusal, refuse, type Seat, seatOf, seatsOf } from '@starboard/kernel'
import type { SeatOptions } from '../options.ts'
import { ROLES, type Role } from '../roles.ts'

/** SA-1.2, SA-1.3: nobody has what somebody else has taken. */
export function checkRoles(wanted: readonly SeatOptions[]): Refusal | null {
  const taken = ROLES.find((role) => wanted.filter((one) => one.role === role).length > 1)
  return taken === undefined ? null : refuse('role-taken', 'SA-1.3', `Only one of you can have the role ${taken}.`)
}

/** SA-1.2: whoever asked for it, else the first seat that asked for nothing else. */
export function captainOf(wanted: readonly SeatOptions[]): Seat {
  const asked = wanted.findIndex(({ role }) => role === 'captain')
  const free = wanted.findIndex(({ role }) => role === 'any')
  return seatOf(Math.max(0, asked === -1 ? free : asked))
}

/** SA-1.3, SA-R20: by seat. Two share three roles, and one alone has all of them. */
export function rolesOf(wanted: readonly SeatOptions[]): readonly (readonly Role[])[] {
  const captain = captainOf(wanted)
  const seats = seatsOf(wanted.length)
  if (seats.length === 1) return [ROLES]
  if (seats.length === 2)
    return seats.map((seat): readonly Role[] => (seat === captain ? ['captain', 'security'] : ['communications']))
  const holders = holdersOf(wanted, captain)
  return seats.map((seat) => ROLES.filter((role) => holders[role] === seat))
}

/** Those who asked get what they asked for; the others follow in seat order. */
function holdersOf(wanted: readonly SeatOptions[], captain: Seat): Readonly<Record<Role, Seat>> {
  const free = seatsOf(wanted.length).filter((seat) => seat !== captain)
  const asked = (role: Role) => free.find((seat) => wanted[seat]?.role === role)
  const rest = free.filter((seat) => !['communications', 'security'].includes(wanted[seat]?.role ?? 'any'))
  const give = (role: Role): Seat => asked(role) ?? rest.shift() ?? bug(`Nobody is left for ${role}.`)
  return { captain, communications: give('communications'), security: give('security') }
}
