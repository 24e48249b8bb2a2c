/** RR-1.3: equal in ability; a player who picks none gets the first unused one. */
export const ROBOT_NAMES = ['Anvil', 'Bolt', 'Cricket', 'Dynamo', 'Ember', 'Flint', 'Gantry', 'Hopper'] as const
export type RobotName = (typeof ROBOT_NAMES)[number]

/** RR-1.3, section 17: whoever chose none gets the first that nobody chose, seat by seat. */
export function robotsFor(seatOptions: readonly { readonly robot: RobotName | 'any' }[]): readonly RobotName[] {
  const left = ROBOT_NAMES.filter((name) => seatOptions.every(({ robot }) => robot !== name))
  return seatOptions.map(({ robot }) => (robot === 'any' ? (left.shift() ?? ROBOT_NAMES[0]) : robot))
}
