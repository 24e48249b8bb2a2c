import type { Body } from '../state.ts'
import { type Fall, maybeFall } from './destruction.ts'
import type { FactoryPusher } from './factory.ts'
import { robotAt } from './floor.ts'
import { advance, movesOf, pushOf } from './push.ts'
import { type Shift, when } from './shift.ts'

/** RR-6.1, 6.4: in reading order, each only on the robot that stood there when the step began and still does. */
export function firePushers(shift: Shift): void {
  for (const { pusher, body } of waiting(shift)) {
    if (body.at === pusher.square) fire(shift, pusher, body)
  }
}

interface Waiting {
  readonly pusher: FactoryPusher
  readonly body: Body
}

function waiting({ factory, bodies, register }: Shift): Waiting[] {
  const found: Waiting[] = []
  for (const pusher of factory.pushers) {
    if ((pusher.registers & (1 << register)) === 0) continue
    const body = robotAt(bodies, pusher.square)
    if (body !== undefined) found.push({ pusher, body })
  }
  return found
}

const PUSHER: Fall = { how: 'pusher', by: null }

/** RR-6.2, 6.3: chains, walls, pits and the edge as for a step. */
function fire(shift: Shift, { square: at, to: direction }: FactoryPusher, body: Body): void {
  const push = pushOf(shift, body, direction)
  const { isBlocked } = push
  if (!isBlocked) advance(shift, push)
  shift.tell?.({ kind: 'pusherFired', at, direction, moves: movesOf(shift, push), isBlocked, ...when(shift) })
  if (!isBlocked) maybeFall(shift, push.outermost, PUSHER)
}
