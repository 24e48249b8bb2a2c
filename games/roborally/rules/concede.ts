import { type Ctx, type Move, refuse, type Seat } from '@starboard/kernel'
import type { Concede } from './actions.ts'
import { maybeEnd } from './ending.ts'
import type { Event } from './events.ts'
import { filmGoesOn } from './film.ts'
import { programIn } from './programming.ts'
import { askNextReentry } from './reentry.ts'
import { isRacing, robotAt, setAllAside } from './robot.ts'
import { OFF_BOARD } from './square.ts'
import type { Moment, Robot, State, Step } from './state.ts'

/** RR-12.6 */
export const concede: Move<State, Step | undefined, Concede, Event> = {
  legal: () => [],
  check(s, seat) {
    const robot = robotAt(s, seat)
    if (s.ended !== null) return refuse('race-over', 'RR-12.6', 'The race is over.')
    return isRacing(robot) && !robot.conceding
      ? null
      : refuse('already-out', 'RR-12.6', 'Your robot is out of the race already.')
  },
  apply(s, seat, _action, ctx, step) {
    ctx.reveal({ kind: 'conceded', seat })
    if (step?.kind === 'film') return concedeLater(s, seat)
    retire(s, robotAt(s, seat), ctx)
    if (maybeEnd(s, ctx) || step === undefined) return 'open'
    if (step.kind === 'programming') return programIn(s, step, ctx)
    return step.kind === 'reentry' && step.seat === seat ? leaveQueue(s, ctx) : 'open'
  },
}

/** RR-12.6: during the film it is only noted; the clean-up carries it out. */
function concedeLater(s: State, seat: Seat): 'answered' | 'open' {
  robotAt(s, seat).conceding = true
  return filmGoesOn(s)
}

/** RR-12.13 */
function leaveQueue(s: State, ctx: Ctx<Event>): 'answered' {
  askNextReentry(s, ctx)
  return 'answered'
}

/** RR-12.6, 12.12: eliminated as of now, with nothing left. */
export function retire(s: State, robot: Robot, ctx: Ctx<Event>): void {
  robot.status = 'eliminated'
  robot.at = OFF_BOARD
  robot.lives = 0
  robot.damage = 0
  robot.poweredDown = false
  robot.announced = false
  robot.conceding = false
  robot.out = outNow(s)
  setAllAside(s, robot)
  s.destroyed = s.destroyed.filter((seat) => seat !== robot.seat)
  ctx.emit({ kind: 'robotRetired', seat: robot.seat })
}

const AFTER_EXECUTION = 6

/** RR-12.6: nobody leaves between two registers, only before the first or behind the last. */
export const outNow = ({ turn, revealed }: Pick<State, 'turn' | 'revealed'>): Moment => ({
  turn,
  register: revealed === 0 ? 0 : AFTER_EXECUTION,
})
