import type { Rocket } from '../../rules/state.ts'

/** Where a rocket stands, for films and for whoever points at it. Rockets are seen by everybody. */
export const rocketSpot = ({ id }: Pick<Rocket, 'id'>) =>
  ({ 'data-spot': `rocket-${id}`, 'data-point': `rocket ${id}` }) as const
