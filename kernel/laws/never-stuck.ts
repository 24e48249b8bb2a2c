import type { Decision } from '../contract/contract.ts'
import { seatsOf } from '../contract/seat.ts'
import { broken, law } from './kit/law.ts'
import { type AnyMatch, play, unanswered } from './kit/play.ts'

export const neverStuck = law({
  name: 'always a way on',
  says: 'There is an open decision with something to do, a wake-up or the end. A seat is asked one thing at a time. After the end nothing is open.',
  check(game, trial) {
    let before: readonly Decision[] = []
    for (const { match, entry } of play(game, trial, { whole: true })) {
      const { open } = match
      if (match.outcome === null) checkOpen(match, entry)
      else checkClosed(match, { entry, seats: trial.setup.seats })
      checkDecisions(open, before, { entry, seats: trial.setup.seats })
      before = open
    }
  },
})

function checkOpen(match: AnyMatch, entry: number): void {
  const { game, state } = match
  const open = unanswered(match.open)
  const isDue = (game.wake?.(state) ?? null) !== null || open.some(({ by }) => by !== undefined)
  if (open.length === 0 && !isDue) broken(entry, 'expected an open decision, a wake-up or the end, found none of them.')
  for (const { seat, kind, mode } of open)
    if (mode !== 'free' && game.legal(state, seat).length === 0)
      broken(entry, `seat ${seat} is asked ${kind}, expected a legal action, found none.`)
  // In real time somebody may be asked who can do nothing just now, but not everybody forever.
  if (!isDue && open.every(({ seat }) => game.legal(state, seat).length === 0))
    broken(entry, 'expected a legal action, a wake-up or the end, found none of them.')
}

interface Place {
  readonly entry: number
  readonly seats: number
}

function checkClosed({ game, state, open: [decision] }: AnyMatch, { entry, seats }: Place): void {
  if (decision !== undefined) broken(entry, `the game is over, but seat ${decision.seat} is asked ${decision.kind}.`)
  const wake = game.wake?.(state) ?? null
  if (wake !== null) broken(entry, `the game is over, but something is to happen at ${wake}.`)
  for (const seat of seatsOf(seats))
    if (game.legal(state, seat).length > 0) broken(entry, `the game is over, but seat ${seat} has legal actions.`)
}

function checkDecisions(open: readonly Decision[], before: readonly Decision[], { entry, seats }: Place): void {
  const asked = new Set<number>()
  for (const { id, seat, kind } of open) {
    if (!Number.isSafeInteger(seat) || seat < 0 || seat >= seats)
      broken(entry, `there is no seat ${seat} to ask ${kind}.`)
    if (asked.has(seat)) broken(entry, `expected one open decision for seat ${seat}, found more.`)
    asked.add(seat)
    const old = before.find((decision) => decision.seat === seat && decision.id === id)
    // A late answer to the old question would be taken for one to the new.
    if (old !== undefined && old.kind !== kind)
      broken(entry, `seat ${seat} is asked ${kind} under the id ${id}, which was ${old.kind} a moment ago.`)
  }
}
