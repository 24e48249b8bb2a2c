import { atRate } from '@starboard/driver'
import { refuse } from '@starboard/kernel'
import type { Answer } from '../failures/command-ids.ts'
import type { Person } from '../lobby/lobby.ts'
import { rateAt } from '../lobby/start-match.ts'
import { seatOfUser } from '../table/row.ts'
import type { TableState } from '../table/state.ts'

/** The clock stops when everybody who is there agrees. */
export async function votePause(
  state: TableState,
  by: Person,
  { agree }: { readonly agree: boolean },
): Promise<Answer> {
  const { presence, pauseVotes } = state
  const own = seatOfUser(state.row, by.id)
  if (own === undefined || !state.isPlaying)
    return refuse('not-playing', 'table', 'Only players of a running match can pause it.')
  if (agree) pauseVotes.add(own.seat)
  else pauseVotes.delete(own.seat)
  const people = state.row.seats.filter(({ user, seat }) => user !== null && presence.isHere(seat))
  if (state.clock.rate > 0 && people.every(({ seat }) => pauseVotes.has(seat))) await stopClock(state)
  state.tellTable(null)
  return {}
}

async function stopClock(state: TableState): Promise<void> {
  await state.play?.catchUp()
  state.noteEnd()
  if (state.isPlaying) await state.saveClock(atRate(state.clock, 0, state.services.now()))
}

export async function resume(state: TableState, by: Person): Promise<Answer> {
  const { game, row, clock, services } = state
  if (seatOfUser(row, by.id) === undefined) return refuse('not-seated', 'table', 'Only players can resume the match.')
  if (!state.isPlaying || row.header === null) return refuse('not-playing', 'table', 'The match is not going on.')
  if (clock.rate > 0) return {}
  await state.saveClock(atRate(clock, rateAt(game, row, row.header.setup), services.now()))
  state.pauseVotes.clear()
  state.tellTable(null)
  return {}
}
