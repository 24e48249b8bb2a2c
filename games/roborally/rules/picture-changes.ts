import type { Seat } from '@starboard/kernel'
import type { Card } from './cards.ts'
import { outNow } from './concede.ts'
import { courseFor } from './course/table.ts'
import { isLocked } from './damage.ts'
import type { Moved, SeenEvent } from './events.ts'
import { isOnBoard } from './robot.ts'
import { OFF_BOARD, type Place, type Square, squareAt } from './square.ts'
import { REGISTERS } from './state.ts'
import type { SeenRegister, SeenRobot, View } from './view.ts'

/** Small changes of a picture, from which the steps of its film are made. */

type Told<K> = Extract<SeenEvent, { kind: K }>

export const EMPTY: readonly SeenRegister[] = REGISTERS.map(() => null)

export const changed = (view: View, seat: Seat, change: (robot: SeenRobot) => Partial<SeenRobot>): View => ({
  ...view,
  robots: view.robots.map((robot) => (robot.seat === seat ? { ...robot, ...change(robot) } : robot)),
})

/** RR-3.2: what stays out of the shuffle. */
export const cardsIn = (robots: readonly SeenRobot[]): number =>
  robots.flatMap(({ registers }) => registers.filter((card) => card !== null)).length

export const squareOf = (view: View, [x, y]: Place): Square => squareAt(courseFor(view), x, y)

export const moved = (view: View, moves: readonly Moved[]): View =>
  moves.reduce((now, { seat, to }) => changed(now, seat, () => ({ at: to })), view)

export const withCard = (
  registers: readonly SeenRegister[],
  register: number,
  card: Card | null,
): readonly SeenRegister[] => registers.map((one, place) => (place === register - 1 ? card : one))

export const atTurnStart = (robot: SeenRobot): SeenRobot => ({
  ...robot,
  dealt: 0,
  shown: 0,
  filled: 0,
  ready: false,
  watched: false,
  ...(robot.status === 'active' && { announced: false }),
})

/** Section 19: nobody knows yet what the others announce. */
function unknown({ announced: _announced, filled: _filled, ...robot }: SeenRobot): SeenRobot {
  return robot
}

export const dealt = (robot: SeenRobot, count: number, cards: readonly Card[] | undefined): SeenRobot => ({
  ...(cards === undefined ? unknown(robot) : { ...robot, hand: cards, deal: cards }),
  dealt: count,
  handSize: count,
})

/** RR-3.10: what was not placed goes aside, unseen. */
export function atExecution({ hand: _hand, deal: _deal, ...robot }: SeenRobot): SeenRobot {
  return { announced: false, filled: 0, ...robot, handSize: 0 }
}

/** A program of somebody else lies face down. */
export function submitted(
  { registers, deal, dealt, damage, poweredDown }: SeenRobot,
  program: readonly (Card | null)[] | undefined,
  powerDown: boolean | undefined,
): Partial<SeenRobot> {
  const isOpen = (register: number) => !poweredDown && !isLocked({ damage }, register)
  const after = registers.map((one, place) =>
    isOpen(place + 1) ? (program === undefined ? 'hidden' : (program[place] ?? null)) : one,
  )
  const hand = deal?.filter((card) => !program?.includes(card))
  return {
    ready: true,
    registers: after,
    ...(powerDown !== undefined && { announced: powerDown }),
    handSize: hand?.length ?? dealt - after.filter((_, place) => isOpen(place + 1)).length,
    ...(hand !== undefined && { hand }),
  }
}

/** RR-9.6 */
export function destroyed(view: View, { seat, lives }: Told<'robotDestroyed'>): View {
  return {
    ...changed(view, seat, () => ({
      status: 'destroyed',
      at: OFF_BOARD,
      damage: 0,
      lives,
      poweredDown: false,
    })),
    destroyed: [...view.destroyed, seat],
  }
}

/** RR-12.6, 12.12: nothing is left of it, and nothing is secret about it any more. */
export function retired(view: View, { hand: _hand, deal: _deal, ...robot }: SeenRobot): SeenRobot {
  return {
    filled: 0,
    ...robot,
    status: 'eliminated',
    at: OFF_BOARD,
    lives: 0,
    damage: 0,
    poweredDown: false,
    announced: false,
    conceding: false,
    handSize: 0,
    registers: EMPTY,
    out: outNow(view),
  }
}

/** RR-9.4 */
export const cleared = (robot: SeenRobot): SeenRobot => ({
  ...robot,
  registers: robot.registers.map((card, place) => (isOnBoard(robot) && isLocked(robot, place + 1) ? card : null)),
})
