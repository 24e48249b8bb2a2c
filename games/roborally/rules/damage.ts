import { type Body, REGISTERS, type Register } from './state.ts'

/** RR-9.1, RR-R17: as much as a robot can carry; the next one destroys it. */
export const MOST_DAMAGE = 9

/** RR-9.3: the fifth damage locks register 5, each further one the register before. */
export const isLocked = ({ damage }: Pick<Body, 'damage'>, register: number): boolean => damage + register > MOST_DAMAGE

/** RR-9.3: ascending. */
export const lockedRegisters = (damage: number): readonly Register[] =>
  REGISTERS.filter((register) => isLocked({ damage }, register))

/** RR-9.2 */
export const handSizeOf = (damage: number): number => Math.max(0, MOST_DAMAGE - damage)
