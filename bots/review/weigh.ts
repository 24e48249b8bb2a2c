import { fastChance, type GameTypes, type Look, type Seat } from '@starboard/kernel'
import { mutedCtx } from '../arena.ts'
import { isSame } from '../search/same-action.ts'
import { Chances } from './chances.ts'
import { type Company, playedOn } from './play-on.ts'

type Action = GameTypes['Action']

/** One of several choices, and what came of it. */
export interface Weighed {
  readonly action: Action
  readonly games: number
  /** How often its seat came first, from 0 to 1. */
  readonly chance: number
  /** The standard error of that. */
  readonly error: number
}

export interface Question {
  readonly company: Company
  /** All that is known of the position: what the seat sees. */
  readonly look: Pick<Look<GameTypes>, 'view' | 'legal' | 'now'>
  readonly seat: Seat
  /** Those that are wanted in any case, the first of them first. */
  readonly wanted: readonly Action[]
  readonly seed: string
}

/** More choices than this are not tried: of the others so many as there is room for. */
const MOST_CHOICES = 12
/** In each heat everybody left is tried this often; then the worse half goes. */
const HEATS = [12, 24, 48, 96] as const
const FINALISTS = 3

interface Runner {
  readonly action: Action
  readonly chances: Chances
  /** How many heats it was in. */
  heats: number
}

/**
 * Tries the choices of one seat in worlds that fit what it sees, the same worlds and the same luck for each of them, and
 * plays each on to the end. Those wanted stay to the end, of the others the better half goes on from heat to heat.
 * Yields after every game, so that whoever waits can stop; then what is weighed so far counts.
 */
export function* weighing(question: Question): Generator<readonly Weighed[], readonly Weighed[], void> {
  const { company, look, seat, wanted, seed } = question
  const all = choicesOf(question).map(
    (action): Runner => ({
      action,
      chances: new Chances(company.bots.length),
      heats: 0,
    }),
  )
  const found = () => weighed(all, seat)
  let running = all
  let round = 0
  for (const rounds of HEATS) {
    for (const runner of running) runner.heats++
    for (const until = round + rounds; round < until; round++)
      for (const { action, chances } of running) {
        const shares = tried(company, { look, seat, action, seed: `${seed}/${round}` })
        if (shares !== null) chances.add(shares)
        yield found()
      }
    running = betterHalf(running, wanted, seat)
    if (running.length === 1) break
  }
  return found()
}

function betterHalf(running: readonly Runner[], wanted: readonly Action[], seat: Seat): Runner[] {
  const ranked = running.toSorted((a, b) => b.chances.meanOf(seat) - a.chances.meanOf(seat))
  const kept = Math.max(FINALISTS, Math.ceil(ranked.length / 2))
  return ranked.filter((one, place) => place < kept || wanted.some((action) => isSame(action, one.action)))
}

/** A world that fits, the choice, and then everybody plays on. */
function tried(
  company: Company,
  { look, seat, action, seed }: Pick<Question, 'look' | 'seat' | 'seed'> & Pick<Runner, 'action'>,
): number[] | null {
  const { game } = company
  try {
    const state = game.determinize(look.view, seat, fastChance(`${seed}/world`))
    const ctx = mutedCtx(seed)
    ctx.now = look.now
    game.apply(state, seat, action, ctx)
    return playedOn(company, { state, now: look.now }, seed)
  } catch {
    return null
  }
}

/** Those wanted first; of too many others those that stand evenly along the list. */
function choicesOf({ company: { game }, look, wanted }: Question): readonly Action[] {
  const others = look.legal.filter(
    (action) => !game.anytimeActions.includes(action.kind) && !wanted.some((one) => isSame(one, action)),
  )
  const room = Math.max(0, MOST_CHOICES - wanted.length)
  const step = Math.max(1, others.length / room)
  const some = Array.from({ length: Math.min(room, others.length) }, (_, place) => others[Math.floor(place * step)])
  return [...wanted, ...some.filter((action) => action !== undefined)]
}

/** The best of those that came furthest, then the others: who was tried less often was worse or only lucky. */
const weighed = (all: readonly Runner[], seat: Seat): readonly Weighed[] =>
  all
    .toSorted((a, b) => b.heats - a.heats || b.chances.meanOf(seat) - a.chances.meanOf(seat))
    .map(({ action, chances }) => ({
      action,
      games: chances.games,
      chance: chances.meanOf(seat),
      error: Math.sqrt(chances.varianceOf(seat)),
    }))
