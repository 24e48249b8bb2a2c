import type { AnyGame, GameTypes } from '../contract/contract.ts'
import type { Picture } from '../contract/picture.ts'
import { seatsOf, type Viewer } from '../contract/seat.ts'
import { copy } from '../data/copy.ts'
import { Match } from '../match/match.ts'
import { broken, law, same, type Trial } from './kit/law.ts'
import { type AnyBatch, type AnyMatch, play } from './kit/play.ts'
import { sampler } from './kit/sample.ts'
import { textOf } from './kit/text.ts'
import { headerOf } from './kit/trial.ts'

type AnyPicture = Picture<GameTypes>
type View = GameTypes['View']

export const picturesFollow = law({
  name: 'pictures follow',
  says: 'Whoever steps through what they are told arrives at the true view in all that the game calls exact, changes no picture on the way, and never stumbles.',
  check(game, trial) {
    if (game.picture !== undefined) follow(game, game.picture, trial)
  },
})

/** A second match follows the first entry by entry: the clock may make several at once. */
function follow(game: AnyGame, picture: AnyPicture, trial: Trial): void {
  const match = Match.fold({ game, header: headerOf(game, trial), source: null }, [])
  const viewers: readonly Viewer[] = [...seatsOf(trial.setup.seats), 'spectator', 'everything']
  const isSampled = sampler(trial, 'pictures', 10)
  let before: readonly Seen[] = []
  for (const { batches } of play(game, trial, { undoes: true }))
    for (const { entry } of batches) {
      const batch = match.follow(entry)
      const after = viewers.map((viewer) => seenOf(match, picture, viewer))
      for (const [place, expected] of after.entries()) checkExact(picture, batch, { before: before[place], expected })
      if (isSampled()) for (const { viewer, view } of before) checkSteady(picture, batch, { viewer, view })
      before = after
    }
}

interface Seen {
  readonly viewer: Viewer
  readonly view: View
  /** As text, because it is compared. */
  readonly exact: string
}

function seenOf({ game, state }: AnyMatch, picture: AnyPicture, viewer: Viewer): Seen {
  const view = frozen(copy(game.view(state, viewer)))
  return { viewer, view, exact: textOf(picture.exact(view)) }
}

/** What an undo brings back no event tells: only the true view does. */
function checkExact(
  picture: AnyPicture,
  batch: AnyBatch,
  { before, expected }: { readonly before: Seen | undefined; readonly expected: Seen },
): void {
  if (before === undefined) return
  const events = batch.seenBy(before.viewer)
  const view = stepped(picture, before, { batch, events })
  if (batch.entry.kind === 'undo') return
  const found = view === before.view ? before.exact : textOf(picture.exact(view))
  const kinds = events.map(({ kind }) => kind).join(', ') || 'nothing'
  same(batch.index, `the picture of ${named(before.viewer)} after ${kinds}`, { found, expected: expected.exact })
}

/** Told more or less than they may know, a picture may be wrong, but never impossible. */
function checkSteady(picture: AnyPicture, batch: AnyBatch, seen: Pick<Seen, 'viewer' | 'view'>): void {
  for (const other of ['everything', 'spectator'] as const)
    stepped(picture, seen, { batch, events: batch.seenBy(other) })
}

function stepped(
  picture: AnyPicture,
  { viewer, view }: Pick<Seen, 'viewer' | 'view'>,
  { batch, events }: { readonly batch: AnyBatch; readonly events: readonly GameTypes['Event'][] },
): View {
  // A picture may keep parts of an event, and an event parts of the state: those must not freeze with it.
  return copy(events).reduce((now, event) => {
    try {
      return frozen(picture.step(now, event))
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      return broken(batch.index, `the picture of ${named(viewer)} cannot take in ${textOf(event)}: ${why}`)
    }
  }, view)
}

/** Whoever changes the picture that it is given stumbles over it. Parts that steps share are frozen only once. */
function frozen<X extends object>(value: X): X {
  if (Object.isFrozen(value)) return value
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}

const named = (viewer: Viewer): string => (typeof viewer === 'number' ? `seat ${viewer}` : viewer)
