import type { AnyGame, GameTypes } from '../contract/contract.ts'
import { type Seat, seatsOf, type Viewer } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { streamedChance } from '../luck/streamed.ts'
import { law, same } from './kit/law.ts'
import { explored, play } from './kit/play.ts'
import { sampler } from './kit/sample.ts'
import { happen, type When, whenOf } from './kit/sandbox.ts'
import { textOf } from './kit/text.ts'
import { nameOf, type Onlooker, viewersOf } from './kit/viewers.ts'

type State = GameTypes['State']

export const readsArePure = law({
  name: 'reading changes nothing',
  says: 'Whoever asks the rules something leaves the state as it was, and a borrowed view shows what the view shows, lent for the first time or again; what is frozen in a view is so with all that is in it; an action is not changed by being played.',
  check(game, trial) {
    const isSampled = sampler(trial, 'reading', 60)
    const seats = seatsOf(trial.setup.seats)
    const lent: Lent = new Map()
    for (const { match, entry } of play(game, trial)) {
      if (!isSampled()) continue
      const state = copy(match.state)
      const expected = textOf(state)
      for (const [what, read] of readers(game, state, seats)) {
        read()
        same(entry, `the state after ${what}`, { found: textOf(state), expected })
      }
      for (const viewer of viewersOf(match)) checkBorrowedView(game, state, { viewer, entry, lent })
      for (const seat of seats) checkAction(game, state, { seat, entry, when: whenOf(match, 'reading') })
    }
  },
})

function readers(game: AnyGame, state: State, seats: readonly Seat[]): readonly (readonly [string, () => unknown])[] {
  const viewers: readonly Viewer[] = [...seats, 'spectator', 'everything']
  return [
    ['decisions', () => game.decisions(state)],
    ['legal', () => seats.map((seat) => game.legal(state, seat))],
    ['check', () => seats.map((seat) => game.legal(state, seat).map((action) => game.check(state, seat, action)))],
    ['fallback', () => game.decisions(state).map(({ seat }) => game.fallback(state, seat, streamedChance('')))],
    ['view', () => viewers.map((viewer) => game.view(state, viewer))],
    ['borrowedView', () => viewers.map((viewer) => game.borrowedView?.(state, viewer))],
    ['outcome', () => game.outcome(state)],
    ['pieces', () => game.pieceCounts(state)],
    ['wake', () => game.wake?.(state)],
    ['candidates', () => seats.map((seat) => game.candidates?.(state, seat))],
    ['talk', () => game.talk?.(state)],
    ['words', () => viewers.map((viewer) => said(game, game.view(state, viewer), viewer))],
    ['words for actions', () => seats.map((seat) => saidOf(game, state, seat))],
  ]
}

const seatName = (seat: Seat): string => `seat ${seat + 1}`

const said = ({ words }: AnyGame, view: object, viewer: Viewer) => [
  words.position?.(view, viewer, seatName),
  words.countdowns?.(view),
  words.caption?.(view),
]

function saidOf(game: AnyGame, state: State, seat: Seat): readonly unknown[] {
  const view = game.view(state, seat)
  const legal = game.legal(state, seat)
  return [
    ...legal.map((action) => game.words.action(action, seatName, view)),
    game.words.spelled?.({ view, seat, legal }, seatName),
  ]
}

/** What each has borrowed before. */
type Lent = Map<Onlooker, GameTypes['View']>

/** A borrowed view may share parts with the state, but shows the same. */
function checkBorrowedView(
  game: AnyGame,
  state: State,
  { viewer, entry, lent }: { readonly viewer: Onlooker; readonly entry: number; readonly lent: Lent },
): void {
  const expected = textOf(game.view(state, viewer))
  const borrowed = (last?: GameTypes['View']) => game.borrowedView?.(state, viewer, last) ?? game.view(state, viewer)
  same(entry, `the borrowed view of ${nameOf(viewer)}`, { found: textOf(borrowed()), expected })
  const again = borrowed(lent.get(viewer))
  same(entry, `the view lent to ${nameOf(viewer)} again`, { found: textOf(again), expected })
  lent.set(viewer, again)
  const thawed = thawedIn(game.borrowedView?.(state, viewer) ?? game.view(state, viewer), false, 'view')
  same(entry, `what is frozen for ${nameOf(viewer)} but may change`, { found: thawed ?? '', expected: '' })
}

/** Where something lies that may change although what it lies in is frozen. */
function thawedIn(value: unknown, isInFrozen: boolean, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  const isFrozen = Object.isFrozen(value)
  if (isInFrozen && !isFrozen) return path
  for (const [key, part] of Object.entries(value)) {
    const found = thawedIn(part, isFrozen, `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** The log keeps the action that was applied: rules that change it would change the past. */
function checkAction(
  game: AnyGame,
  state: State,
  { seat, entry, when }: { seat: Seat; entry: number; when: When },
): void {
  const action = explored(game, state, seat)[0]
  if (action === undefined) return
  const expected = textOf(action)
  happen(game, copy(state), { seat, action }, when)
  same(entry, `the action ${expected} after it was applied`, { found: textOf(action), expected })
}
