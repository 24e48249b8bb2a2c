import type { NameOf, Seat } from '@starboard/kernel'
import type { SeenRobot, View } from '../../rules/view.ts'

export const robotOf = (view: View, seat: Seat | null): SeenRobot | null =>
  seat === null ? null : (view.robots[seat] ?? null)

export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** "Ines", "Ines and Bo", "Ines, Bo and Kim". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** "Ember (Ines)", "Ember (you)". */
export const robotAndOwner = ({ name, seat }: SeenRobot, owner: NameOf, me: Seat | null): string =>
  `${name} (${seat === me ? 'you' : owner(seat)})`
