import type { Seat } from '@starboard/kernel'
import type { Cause, MOVERS } from '../events.ts'
import { OFF_BOARD, placeOf } from '../square.ts'
import type { Body } from '../state.ts'
import { isPit } from './factory.ts'
import { type Shift, when } from './shift.ts'

/** What moved a robot, and whose push it was. */
export interface Fall {
  readonly how: (typeof MOVERS)[number]
  readonly by: Seat | null
}

/** RR-4.6, 4.10, 5.8, 6.3: whoever has just been moved into a pit or off the board is destroyed. */
export function maybeFall(shift: Shift, body: Body, fall: Fall): void {
  if (body.at === OFF_BOARD) destroy(shift, body, { cause: 'edge', ...fall })
  else if (isPit(shift.factory, body.at)) destroy(shift, body, { cause: 'pit', ...fall })
}

export interface Destruction extends Fall {
  readonly cause: Cause
}

/**
 * RR-9.6: it leaves the board at once and loses a life and all damage, with it its locks. Its cards stay where they are
 * until the clean-up sets them aside: nothing runs them.
 */
export function destroy(shift: Shift, body: Body, { cause, how, by }: Destruction): void {
  const { seat } = body
  const at = body.at === OFF_BOARD ? null : placeOf(shift.factory, body.at)
  body.at = OFF_BOARD
  body.lives -= 1
  body.damage = 0
  body.poweredDown = false
  body.status = body.lives > 0 ? 'destroyed' : 'eliminated'
  shift.tell?.({ kind: 'robotDestroyed', seat, at, cause, how, by, lives: body.lives, ...when(shift) })
  if (body.status === 'destroyed') shift.destroyed.push(seat)
  else eliminate(shift, body)
}

/** RR-9.7 */
function eliminate(shift: Shift, body: Body): void {
  body.out = { turn: shift.turn, register: shift.register }
  shift.tell?.({ kind: 'robotEliminated', seat: body.seat, ...when(shift) })
}
