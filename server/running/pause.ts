import { atRate, desertedPause, endingPause, isAgreed, type Pause, pauseAt, votedPause } from '@starboard/driver'
import { type Refusal, refuse, type Seat } from '@starboard/kernel'
import type { Answer } from '../failures/command-ids.ts'
import type { Person } from '../lobby/lobby.ts'
import { rateAt } from '../lobby/start-match.ts'
import { seatOfUser, withMemory } from '../table/row.ts'
import type { TableState } from '../table/state.ts'
import { withPause } from './pause-memory.ts'

/** The clock stops when enough of those who are there agree: everybody, unless the game says otherwise. */
export async function votePause(
  state: TableState,
  by: Person,
  { agree }: { readonly agree: boolean },
): Promise<Answer> {
  const { pauseVotes } = state
  const own = seatOfUser(state.row, by.id)
  if (own === undefined || !state.isPlaying) return NOT_PLAYING
  const refused = agree ? await checkVote(state) : null
  if (refused !== null) return refused
  if (agree) pauseVotes.add(own.seat)
  else pauseVotes.delete(own.seat)
  if (state.clock.rate > 0 && state.isPlaying && isEnough(state, own.seat)) await stopByVote(state)
  state.tellTable()
  return {}
}

const NOT_PLAYING = refuse('not-playing', 'table', 'Only players of a running match can pause it.')

/** What is due happens first: it may be what forbids the pause. */
async function checkVote(state: TableState): Promise<Refusal | null> {
  if (state.pause?.isEnding) return goesOnSoon(state)
  if (state.clock.rate > 0) await state.play?.catchUp()
  state.noteEnd()
  return state.isPlaying ? pauseRefused(state) : NOT_PLAYING
}

/** Why the game does not want the clock to stop now; null: it may. */
export function pauseRefused({ game, play, row, pause }: TableState): Refusal | null {
  if (pause !== null || play === null || play.isSpoilt || play.match.outcome !== null) return null
  return game.pausing?.check(play.match.state, row.memory.pausesUsed ?? 0) ?? null
}

/** Whoever votes is there, even if they do not watch. */
function isEnough({ game, people, presence, pauseVotes }: TableState, own: number): boolean {
  const there = people.filter((seat) => seat === own || presence.isHere(seat))
  return isAgreed(game, { votes: there.filter((seat) => pauseVotes.has(seat)).length, people: there.length })
}

async function stopByVote(state: TableState): Promise<void> {
  const now = state.services.now()
  const used = (state.row.memory.pausesUsed ?? 0) + 1
  await stopClock(state, { pause: votedPause(state.game, now), pausesUsed: used })
}

/** The clock stands from the pause's first moment on; what was due until then still happens. */
async function stopClock(
  state: TableState,
  { pause, ...counted }: { readonly pause: Pause; readonly pausesUsed?: number },
): Promise<void> {
  await state.saveClock(atRate(state.clock, 0, pause.since), withPause(withMemory(state.row, counted), pause))
  await state.play?.catchUp()
  state.noteEnd()
}

export async function resume(state: TableState, by: Person): Promise<Answer> {
  const { row, pause } = state
  if (seatOfUser(row, by.id) === undefined) return refuse('not-seated', 'table', 'Only players can resume the match.')
  if (!state.isPlaying || row.header === null) return refuse('not-playing', 'table', 'The match is not going on.')
  if (pause !== null) await endPause(state, pause)
  return {}
}

/** Somebody wants to go on: at once, or after the countdown. */
async function endPause(state: TableState, pause: Pause): Promise<void> {
  const now = state.services.now()
  const ending = endingPause(state.game, pause, now)
  if (ending.runsAt !== null && ending.runsAt <= now) await runClock(state)
  else if (ending !== pause) await state.save(withPause(state.row, ending))
}

async function runClock(state: TableState): Promise<void> {
  const { game, row, clock, services, play } = state
  if (row.header === null) return
  const running = atRate(clock, rateAt(game, row, row.header.setup, services.pace), services.now())
  // A server that was killed may have kept an entry after its last sign of life: time goes on from there, as it is told.
  const match = Math.max(running.match, play?.match.now ?? 0)
  state.pauseVotes.clear()
  await state.saveClock({ ...running, match }, withPause(row, null))
  state.noteSeen()
  state.expectPeople()
}

/** Somebody who plays is there: nothing stands still for want of people. */
export async function goOnWith(state: TableState, seat: Seat): Promise<void> {
  state.noteSeen()
  const { pause } = state
  if (pause?.by === 'absence' && !state.isLate(seat)) await endPause(state, pause)
}

/** A pause may be over, or its countdown may begin; a match that nobody plays stops. */
export async function lookAfterPause(state: TableState): Promise<void> {
  const { pause, desertedAt, services } = state
  const now = services.now()
  if (pause === null) return desertedAt === null || desertedAt > now ? undefined : desert(state, desertedAt)
  const next = pauseAt(state.game, pause, now)
  if (next === pause) return
  if (!state.hasPerson && !state.isSlow) return state.save(withPause(state.row, desertedPause(now)))
  return next === null ? runClock(state) : state.save(withPause(state.row, next))
}

async function desert(state: TableState, at: number): Promise<void> {
  state.presence.rest()
  await stopClock(state, { pause: desertedPause(at) })
}

/** While the clock stands nothing is done that would need it. */
export function checkRunning(state: TableState): Refusal | null {
  if (state.pause === null) return null
  return state.pause.isEnding ? goesOnSoon(state) : PAUSED
}

const PAUSED = refuse('paused', 'table', 'The match is paused; resume it first.')

function goesOnSoon({ pause, services }: TableState): Refusal {
  const seconds = Math.max(1, Math.ceil(((pause?.runsAt ?? 0) - services.now()) / 1000))
  return refuse('paused', 'table', `The match goes on in ${seconds} s.`)
}
