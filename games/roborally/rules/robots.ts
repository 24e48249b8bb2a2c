/** RR-1.3: equal in ability; a player who picks none gets the first unused one. */
export const ROBOT_NAMES = ['Anvil', 'Bolt', 'Cricket', 'Dynamo', 'Ember', 'Flint', 'Gantry', 'Hopper'] as const
export type RobotName = (typeof ROBOT_NAMES)[number]
