import type { Decision } from '../contract/contract.ts'
import { isRefusal } from '../contract/refusal.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { pick } from '../luck/chance.ts'
import { fastChance } from '../luck/fast.ts'
import { Fuzz, GARBAGE } from './fuzz.ts'
import { broken, law, same } from './kit/law.ts'
import { type AnyMatch, play } from './kit/play.ts'
import { sampler } from './kit/sample.ts'
import { textOf } from './kit/text.ts'

const ATTEMPTS = 4

export const refusedLeavesNoTrace = law({
  name: 'refused leaves no trace',
  says: 'Whatever is sent and refused, garbage too, leaves the state as it was to the byte and makes no entry.',
  check(game, trial) {
    const random = fastChance(`refused ${trial.luck}`)
    const fuzz = new Fuzz(random)
    const seats = seatsOf(trial.setup.seats)
    const isSampled = sampler(trial, 'refused', 40)
    for (const { match, entry } of play(game, trial)) {
      for (const seat of seats) fuzz.learn(game.legal(match.state, seat))
      // The host lets the clock run before it listens to anybody.
      if ((match.wakeAt() ?? Number.POSITIVE_INFINITY) <= match.now || !isSampled()) continue
      for (let count = 0; count < ATTEMPTS; count++) {
        const seat = pick(seats, random, 'seat')
        attempt(match, { seat, entry, action: fuzz.next() })
        attempt(match, { seat, entry, action: pick(GARBAGE, random, 'garbage') })
      }
      for (const decision of match.open) attemptLate(match, decision, entry)
    }
  },
})

interface Attempt {
  readonly seat: Seat
  readonly entry: number
  readonly action: unknown
}

function attempt(match: AnyMatch, { seat, entry, action }: Attempt): void {
  const decision = match.open.find((one) => one.seat === seat)?.id ?? 'none'
  if (!isAcceptable(match, seat, action)) mustRefuse(match, { seat, entry, action }, decision)
}

/** A good action for a question that is not the open one. */
function attemptLate(match: AnyMatch, { seat, id }: Decision, entry: number): void {
  const action = match.game.legal(match.state, seat).find(({ kind }) => !match.game.anytimeActions.includes(kind))
  if (action !== undefined) mustRefuse(match, { seat, entry, action }, `not ${id}`)
}

/** Asked of a copy, so that the attempt itself meets an untouched state. */
function isAcceptable({ game, state, outcome }: AnyMatch, seat: Seat, sent: unknown): boolean {
  const action = game.action.read(sent)
  return outcome === null && !isRefusal(action) && game.check(copy(state), seat, action) === null
}

function mustRefuse(match: AnyMatch, { seat, entry, action }: Attempt, decision: string): void {
  const before = traceOf(match)
  const result = match.act(seat, { id: 'refused', decision, action, by: 'player' }, match.now)
  if (!isRefusal(result)) broken(entry, `seat ${seat}: expected a refusal of ${show(action)}, found it accepted.`)
  else if (result.text === '') broken(entry, `seat ${seat}: the refusal of ${show(action)} says nothing.`)
  same(entry, `what ${show(action)} of seat ${seat} left, refused`, { found: traceOf(match), expected: before })
}

const show = (action: unknown): string => (JSON.stringify(action) ?? String(action)).slice(0, 120)

const traceOf = (match: AnyMatch): string =>
  textOf({
    state: match.state,
    length: match.length,
    due: match.wakeAt(),
    told: seatsOf(match.header.setup.seats).map((seat) => [match.look(seat).at, match.undoTo(seat)]),
  })
