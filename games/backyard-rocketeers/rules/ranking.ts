import type { Seat } from '@starboard/kernel'
import { signalOf } from './mars/gauges.ts'
import { isIn } from './player.ts'
import { partIn } from './rocket.ts'
import type { Player, State } from './state.ts'
import { GOAL, PART_KINDS, REQUIRED } from './vocabulary.ts'

/** BR-18.5: progress within a level in whole numbers, so that equal is equal; more is better. */
function progressOf(player: Player): number {
  if (player.level === 1) {
    const parts = PART_KINDS.slice(0, REQUIRED).filter((kind) => partIn(player, kind) !== null).length
    return parts * 100 + player.groundFuel
  }
  if (player.level === 2) return -player.distance
  const share = (value: number, goal: number): number => (Math.min(value, goal) * SIXTIETHS) / goal
  return share(player.power, GOAL.power) + share(player.km, GOAL.km) + share(signalOf(player), GOAL.signal)
}

/** All three goals divide it. */
const SIXTIETHS = 300

/** BR-18.8: those in the game by level and progress, then the eliminated, last out first. */
export function isAhead(one: Player, other: Player): boolean {
  if (isIn(one) !== isIn(other)) return isIn(one)
  if (!isIn(one)) return one.out > other.out
  if (one.level !== other.level) return one.level > other.level
  return progressOf(one) > progressOf(other)
}

export const rankedWinners = ({ players }: State): readonly Seat[] =>
  players.filter((own) => !players.some((other) => isAhead(other, own))).map(({ seat }) => seat)
