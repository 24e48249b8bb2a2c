import { isRefusal, type Refusal, refuse, type Seat, seatOf } from '@starboard/kernel'
import type { Answer } from '../failures/command-ids.ts'
import { askForNod } from '../guests/host-commands.ts'
import type { Person } from '../lobby/lobby.ts'
import { goOnWith } from '../running/pause.ts'
import { viewerOf } from '../running/play-context.ts'
import { seatOfUser } from '../table/row.ts'
import type { TableState } from '../table/state.ts'
import { withoutLate } from './done-for.ts'
import { type SeatChange, satIn, stoodUp } from './seat-change.ts'

/** Somebody takes a seat in the middle of a match. */
export async function sitIn(state: TableState, by: Person, wanted: number | undefined): Promise<Answer> {
  const changed = satIn(state.row, by, wanted)
  if (isRefusal(changed)) return changed
  const asked = await askForNod(state, by)
  if (asked !== null) return asked
  await changeSeat(state, by, { ...changed, holder: 'person' })
  await goOnWith(state, seatOf(changed.seat))
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
  if (holder === 'person') state.expectPeople()
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
export async function takeBack(state: TableState, seat: Seat): Promise<void> {
  const { presence, play } = state
  const [wasHeld, wasLate] = [state.isHeld(seat), state.isLate(seat)]
  if (wasLate) await state.save(withoutLate(state.row, seat))
  if (wasHeld || wasLate) presence.free(seat)
  if (!wasHeld) return
  presence.expect([seat])
  await play?.seatHolderChanged(seat, 'person')
}

/** Games that wait for those who watch do not wait for somebody who is not there, unless nobody at all is. */
export async function noteAway({ presence, play, isPlaying, hasPerson }: TableState, seat: number): Promise<void> {
  if (!isPlaying || !hasPerson || !presence.isAway(seat)) return
  await play?.seatHolderChanged(seatOf(seat), 'nobody')
}

/** Whether somebody has to ask before a bot plays this seat, and it is time. */
export const mayBeTakenOver = (state: TableState, seat: number): boolean =>
  mustBeAsked(state) && state.isPlaying && state.isOverdue(seat) && !state.isHeld(seat)

const mustBeAsked = ({ game }: TableState): boolean => game.absence?.checkTakeOver !== undefined

/** Somebody was away for too long: a bot takes over, or may be sent. Nobody plays for people whom nobody waits for. */
export async function timeIsUp(state: TableState, seat: number): Promise<void> {
  // They may have come back while others had their turn.
  if (!state.isPlaying || !state.isOverdue(seat) || !state.hasPerson) return
  if (mustBeAsked(state)) state.tellTable()
  else await takeOver(state, seat)
}

/** Somebody asks that a bot play for one who is away. */
export async function askTakeOver(state: TableState, by: Person, { seat }: { seat: number }): Promise<Answer> {
  const [own, absent] = [seatOfUser(state.row, by.id), state.row.seats[seat]]
  if (own === undefined || !state.isPlaying)
    return refuse('not-playing', 'table', 'Only players of a running match can have a bot take over.')
  if (absent?.bot != null || state.isHeld(seat)) return {}
  if (absent?.user == null) return refuse('no-such-seat', 'table', 'Nobody sits there.')
  if (!mustBeAsked(state))
    return refuse('by-itself', 'table', 'Nobody has to ask: a bot comes by itself when it is time.')
  if (!state.isOverdue(seat)) return refuse('not-away', 'table', `${absent.name} has not been away for long enough.`)
  return (await checkTakeOver(state, { by: seatOf(own.seat), absent: seatOf(seat) })) ?? takeOver(state, seat)
}

async function checkTakeOver(
  { game, play }: TableState,
  { by, absent }: { readonly by: Seat; readonly absent: Seat },
): Promise<Refusal | null> {
  await play?.catchUp()
  return play === null ? null : (game.absence?.checkTakeOver?.(play.match.state, by, absent) ?? null)
}

/** A bot holds the seat of somebody who was away for too long. */
async function takeOver(state: TableState, seat: number): Promise<Answer> {
  const { services, row, presence, play } = state
  presence.hold(seat)
  services.metrics.takeovers.inc({ game: row.game })
  state.tellTable()
  await play?.seatHolderChanged(seatOf(seat), 'bot')
  return {}
}
