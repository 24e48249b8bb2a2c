import { type Decision, type GameTypes, isAskedOpenly } from '../contract/contract.ts'
import { isRefusal } from '../contract/refusal.ts'
import { type Seat, seatsOf } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { fastChance } from '../luck/fast.ts'
import { broken, law, same } from './kit/law.ts'
import { type AnyBatch, type AnyMatch, type Moment, play } from './kit/play.ts'
import { toldTo } from './kit/sandbox.ts'
import { spyOn } from './kit/spy.ts'
import { isSame, textOf } from './kit/text.ts'
import { nameOf, type Onlooker } from './kit/viewers.ts'

type State = GameTypes['State']

export const undoIsExact = law({
  name: 'undo',
  says: 'Undo is offered only to whoever acted last, and not after luck, a reveal or a question to another; it restores the moment before to the byte and tells everybody who sees a change.',
  check(game, trial) {
    const spy = spyOn(game)
    const history = new History(trial.setup.seats)
    const random = fastChance(`undo ${trial.luck}`)
    for (const moment of play(spy.game, trial)) {
      history.note(moment, spy.hasHeard())
      checkOffers(moment, history)
      while (random.below(2, 'undo') === 0 && undoOnce(moment.match, history)) checkOffers(moment, history)
      history.keep(moment.match)
      spy.forget()
    }
  },
})

interface Before {
  readonly seat: Seat
  readonly state: State
  /** Nothing has come after it that forbids to take it back. */
  readonly mayGo: boolean
}

/** What the moments were like before each action, worked out without the match's own notes. */
class History {
  readonly viewers: readonly Onlooker[]
  readonly seats: readonly Seat[]
  readonly #before = new Map<number, Before>()
  #state: State | null = null
  #open: readonly Decision[] = []

  constructor(seats: number) {
    this.seats = seatsOf(seats)
    this.viewers = [...this.seats, 'spectator']
  }

  before(index: number): Before | undefined {
    return this.#before.get(index)
  }

  /** What is there now is what the next action will meet. */
  keep({ state, open }: AnyMatch): void {
    this.#state = copy(state)
    this.#open = open
  }

  note({ match, batches }: Moment, wasLoud: boolean): void {
    const [batch] = batches
    if (batch?.entry.kind !== 'act' || this.#state === null) return
    const { seat, by } = batch.entry
    const isOpenly = this.#open.some((decision) => decision.seat === seat && isAskedOpenly(decision.mode))
    const mayGo = isOpenly && by !== 'timeout' && !wasLoud && !this.#asksAnother(match, seat)
    this.#before.set(batch.index, { seat, state: this.#state, mayGo })
  }

  #asksAnother({ open }: AnyMatch, by: Seat): boolean {
    return open.some(({ seat, id }) => seat !== by && !this.#open.some((old) => old.seat === seat && old.id === id))
  }
}

function checkOffers({ match }: Moment, history: History): void {
  const [entry, expected] = [match.length - 1, textOf(match.state)]
  for (const seat of history.seats) {
    const to = match.undoTo(seat)
    if (to === null && !isRefusal(match.undo(seat, match.now)))
      broken(entry, `seat ${seat} was offered no undo, expected a refusal, found none.`)
    if (to !== null) checkOffer(entry, { seat, to, before: history.before(to) })
  }
  same(entry, 'the state after refused undos', { found: textOf(match.state), expected })
}

function checkOffer(entry: number, offer: { seat: Seat; to: number; before: Before | undefined }): void {
  const { seat, to, before } = offer
  if (before?.seat !== seat) broken(entry, `seat ${seat} may take back entry ${to}, which is not its own action.`)
  if (!before.mayGo)
    broken(entry, `seat ${seat} may take back entry ${to}, but luck, a reveal or a question to another came with it.`)
}

/** Takes back what can be; false when there is nothing. */
function undoOnce(match: AnyMatch, history: History): boolean {
  const seat = history.seats.find((one) => match.undoTo(one) !== null)
  if (seat === undefined) return false
  const before = history.before(match.undoTo(seat) ?? -1)
  const seen = history.viewers.map((viewer) => viewOf(match, viewer))
  const batch = match.undo(seat, match.now)
  const entry = match.length - 1
  if (before === undefined || isRefusal(batch)) return broken(entry, `seat ${seat} was offered an undo and is refused.`)
  checkRestored(match, before, history)
  checkTold(match, batch, { by: seat, seen, viewers: history.viewers })
  return true
}

function checkRestored(match: AnyMatch, { state }: Before, { viewers }: History): void {
  const { game, length } = match
  const entry = length - 1
  same(entry, 'the state after undo', { found: textOf(match.state), expected: textOf(state) })
  same(entry, 'the open decisions after undo', {
    found: textOf(match.open),
    expected: textOf(game.decisions(state)),
  })
  for (const viewer of viewers) {
    const [found, expected] = [toldTo(game, match.state, viewer), toldTo(game, state, viewer)]
    same(entry, `what ${nameOf(viewer)} sees after undo`, { found, expected })
  }
}

const viewOf = ({ game, state }: AnyMatch, viewer: Onlooker): string => textOf(game.view(state, viewer))

interface Seen {
  readonly by: Seat
  readonly viewers: readonly Onlooker[]
  readonly seen: readonly string[]
}

/** Whoever is not told keeps looking at what is no longer there. The seat itself gets the answer to its message. */
function checkTold(match: AnyMatch, batch: AnyBatch, { by, viewers, seen }: Seen): void {
  for (const [place, viewer] of viewers.entries())
    if (viewer !== by && !isSame(seen[place] ?? 'null', viewOf(match, viewer)) && batch.seenBy(viewer).length === 0)
      broken(
        match.length - 1,
        `the undo changes what ${nameOf(viewer)} sees, expected to be told of it, found no news.`,
      )
}
