import { isRefusal, type Seat, seatOf } from '@starboard/kernel'
import type { Answer } from '../failures/command-ids.ts'
import type { Person } from '../lobby/lobby.ts'
import { viewerOf } from '../running/play-context.ts'
import type { TableState } from '../table/state.ts'
import { type SeatChange, satIn, stoodUp } from './seat-change.ts'

/** Somebody takes a seat in the middle of a match. */
export async function sitIn(state: TableState, by: Person, wanted: number | undefined): Promise<Answer> {
  const changed = satIn(state.row, by, wanted)
  if (isRefusal(changed)) return changed
  await changeSeat(state, by, { ...changed, holder: 'person' })
  return {}
}

/** Somebody gives up their seat in the middle of a match. */
export async function standUp(state: TableState, by: Person): Promise<Answer> {
  const changed = stoodUp(state.row, by)
  if (isRefusal(changed)) return changed
  await changeSeat(state, by, { ...changed, holder: 'bot' })
  return {}
}

interface HolderChange extends SeatChange {
  readonly holder: 'person' | 'bot'
}

async function changeSeat(state: TableState, by: Person, { row, seat, holder }: HolderChange): Promise<void> {
  await state.save(row)
  if (holder === 'bot') leaveSeat(state, seat)
  reseat(state, by.id, holder === 'bot' ? null : seat)
  if (holder === 'person') state.presence.expect([seat])
  await state.play?.seatHolderChanged(seatOf(seat), holder)
}

function leaveSeat({ pauseVotes, presence }: TableState, seat: number): void {
  pauseVotes.delete(seat)
  presence.free(seat)
}

/** Connections of somebody who changed seats see with other eyes from now on. */
function reseat({ presence, play }: TableState, user: string, seat: number | null): void {
  for (const { watcher } of presence.all().filter((one) => one.watcher.user === user)) {
    play?.leave(watcher)
    presence.leave(watcher, false)
    presence.join(watcher, seat)
    play?.join(viewerOf(seat), watcher, null)
  }
}

/** Whoever acts is there, even if they do not watch. */
export async function takeBack({ presence, play }: TableState, seat: Seat): Promise<void> {
  if (!presence.isHeld(seat)) return
  presence.free(seat)
  presence.expect([seat])
  await play?.seatHolderChanged(seat, 'person')
}

/** Games that wait for those who watch do not wait for somebody who is not there. */
export async function noteAway({ presence, play, isPlaying }: TableState, seat: number): Promise<void> {
  if (!isPlaying || !presence.isAway(seat)) return
  await play?.seatHolderChanged(seatOf(seat), 'nobody')
}

/** A bot holds the seat of somebody who was away for too long. */
export async function takeOver(state: TableState, seat: number): Promise<void> {
  const { services, row, presence, play } = state
  // They may have come back while others had their turn.
  if (!state.isPlaying || !presence.isHeld(seat)) return
  services.metrics.takeovers.inc({ game: row.game })
  state.tellTable(null)
  await play?.seatHolderChanged(seatOf(seat), 'bot')
}
