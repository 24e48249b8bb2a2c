import { type AnyGame, type Decision, type GameTypes, HOLDERS, type Ms } from '../../contract/contract.ts'
import { isRefusal } from '../../contract/refusal.ts'
import { type Seat, seatsOf } from '../../contract/seat.ts'
import { type Chance, type LuckSource, pick } from '../../luck/chance.ts'
import { fastChance } from '../../luck/fast.ts'
import { Match, type Sent } from '../../match/match.ts'
import type { Batch } from '../../match/telling.ts'
import type { Trial } from './law.ts'
import { headerOf } from './trial.ts'

export type AnyMatch = Match<GameTypes>
export type AnyBatch = Batch<GameTypes['Action']>

/** A match right after something happened. */
export interface Moment {
  readonly match: AnyMatch
  /** What just happened; several where the clock made more than one entry. */
  readonly batches: readonly AnyBatch[]
  /** The index of the newest entry. */
  readonly entry: number
}

export interface Habits {
  /** Plays on at random when the trial has no more moves. */
  readonly whole?: true
  /** Stops here however far the match came. */
  readonly mostEntries?: number
  /** Takes back an action now and then. */
  readonly undoes?: true
  readonly source?: LuckSource
}

/** Laws look at a match up to here, except for the law that it ends. */
const MOST_ENTRIES = 2_000

/** Plays a trial and stops at every moment of it. Refused actions are skipped: only one law is about them. */
export function* play(game: AnyGame, trial: Trial, habits: Habits = {}): Generator<Moment> {
  const source = habits.source ?? fastSource(trial)
  const { match, batch } = Match.start({ game, header: headerOf(game, trial), source })
  const hand = handOf(trial, habits)
  const most = habits.mostEntries ?? MOST_ENTRIES
  let batches: readonly AnyBatch[] | null = [batch]
  while (batches !== null) {
    if (batches.length > 0) yield { match, batches, entry: match.length - 1 }
    const isOver = match.outcome !== null || match.length >= most
    batches = isOver ? null : happenNext(match, hand)
  }
}

export const fastSource = ({ luck }: Trial): LuckSource => fastChance(`luck ${luck}`)

/** Who moves the pieces: steered by numbers, at a pace of its own. */
interface Hand {
  readonly random: Chance
  readonly undoes: boolean
  nextNumber(): number | null
}

function handOf({ luck, moves }: Trial, { whole, undoes }: Habits): Hand {
  const beyond = fastChance(`beyond ${luck}`)
  let used = 0
  return {
    random: fastChance(`hand ${luck}`),
    undoes: undoes === true,
    nextNumber: () => moves[used++] ?? (whole === true ? beyond.below(2 ** 24, 'moves') : null),
  }
}

/** Null: nobody moves any more. Empty: time went by. */
function happenNext(match: AnyMatch, hand: Hand): readonly AnyBatch[] | null {
  const due = match.advance(laterTime(match, hand.random))
  if (due.length > 0) return due
  const left = maybeLeave(match, hand.random)
  if (left !== null) return [left]
  if (hand.undoes && hand.random.below(4, 'undo') === 0) {
    const undone = undoAny(match)
    if (undone !== null) return [undone]
  }
  const number = hand.nextNumber()
  if (number === null) return null
  const acted = actAny(match, number)
  return acted === null ? waitFor(match) : [acted]
}

/** Seats change hands only in games that ask who is there. */
function maybeLeave(match: AnyMatch, random: Chance): AnyBatch | null {
  if (match.game.seatHolderChanged === undefined || random.below(24, 'manned') > 0) return null
  const seat = pick(seatsOf(match.header.setup.seats), random, 'manned')
  return match.seatHolderChanged(seat, pick(HOLDERS, random, 'manned'), match.now)
}

/** Mostly a moment, sometimes until somebody is too late. */
function laterTime(match: AnyMatch, random: Chance): Ms {
  const due = match.wakeAt()
  if (due !== null && random.below(16, 'time') === 0) return Math.max(due, match.now)
  return match.now + random.below(1_500, 'time')
}

function undoAny(match: AnyMatch): AnyBatch | null {
  for (const seat of seatsOf(match.header.setup.seats)) {
    const undone = match.undo(seat, match.now)
    if (!isRefusal(undone)) return undone
  }
  return null
}

export function waitFor(match: AnyMatch): readonly AnyBatch[] | null {
  const due = match.wakeAt()
  return due === null ? null : match.advance(Math.max(due, match.now))
}

/** The number picks decision and action; what is refused gives way to the next one. */
function actAny(match: AnyMatch, number: number): AnyBatch | null {
  const open = unanswered(match.open)
  for (let more = 0; more < open.length; more++) {
    const decision = open[(number + more) % open.length]
    const acted = decision === undefined ? null : answerAny(match, decision, Math.floor(number / open.length))
    if (acted !== null) return acted
  }
  return null
}

function answerAny(match: AnyMatch, decision: Decision, number: number): AnyBatch | null {
  const legal = explored(match.game, match.state, decision.seat)
  for (let more = 0; more < legal.length; more++) {
    const batch = answer(match, decision, legal[(number + more) % legal.length])
    if (!isRefusal(batch)) return batch
  }
  return null
}

/** The same message that a client would send. */
export const answer = (match: AnyMatch, decision: Decision, action: unknown, by: Sent['by'] = 'player') =>
  match.act(decision.seat, { id: `entry ${match.length}`, decision: decision.id, action, by }, match.now)

export const unanswered = (open: readonly Decision[]): readonly Decision[] =>
  open.filter(({ answered }) => answered !== true)

/** Everything that an open decision lets somebody do. */
export const openMoves = (game: AnyGame, state: GameTypes['State']): readonly Acting[] =>
  unanswered(game.decisions(state)).flatMap(({ seat }) =>
    explored(game, state, seat).map((action) => ({ seat, action })),
  )

export interface Acting {
  readonly seat: Seat
  readonly action: GameTypes['Action']
}

/** Legal actions that change the game; anytime actions are always accepted and lead nowhere. */
export const explored = (game: AnyGame, state: GameTypes['State'], seat: Seat): readonly GameTypes['Action'][] =>
  game.legal(state, seat).filter(({ kind }) => !game.anytimeActions.includes(kind))
