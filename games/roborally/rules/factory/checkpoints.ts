import { OFF_BOARD, placeOf } from '../square.ts'
import type { Body } from '../state.ts'
import { type Shift, when } from './shift.ts'

/** RR-8.1, 8.3: every robot still on the board, however it came there. */
export function touchCheckpoints(shift: Shift): void {
  for (const body of shift.bodies) if (body.status === 'active') arrive(shift, body)
}

function arrive(shift: Shift, body: Body): void {
  const { factory, rules } = shift
  const checkpoint = factory.checkpoint[body.at] ?? 0
  const isNext = checkpoint !== 0 && checkpoint === body.next
  const isSaving = rules.archiveOn === 'any' && (checkpoint !== 0 || factory.isRepair[body.at] === 1)
  if (isNext) touch(shift, body)
  if (isNext || isSaving) moveArchive(shift, body)
  if (isNext && body.next > factory.checkpoints.length) finish(shift, body)
}

/** RR-8.1, 8.2: only the next one counts. */
function touch(shift: Shift, body: Body): void {
  const { seat, next: checkpoint } = body
  body.next += 1
  body.lastTouch = { turn: shift.turn, register: shift.register }
  const of = shift.factory.checkpoints.length
  shift.tell?.({ kind: 'checkpointTouched', seat, checkpoint, of, ...when(shift) })
}

/** RR-8.4 */
function moveArchive(shift: Shift, body: Body): void {
  if (body.archive === body.at) return
  body.archive = body.at
  shift.tell?.({ kind: 'archiveMoved', seat: body.seat, to: placeOf(shift.factory, body.at), ...when(shift) })
}

/** RR-8.5; RR-12.11: with `playOn` it leaves the board in this step. */
function finish(shift: Shift, body: Body): void {
  body.finished = { turn: shift.turn, register: shift.register }
  if (!shift.rules.playOn) return
  body.status = 'finished'
  body.at = OFF_BOARD
  shift.tell?.({ kind: 'robotFinished', seat: body.seat, ...when(shift) })
}
