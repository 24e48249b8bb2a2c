import {
  type AnyGame,
  canonical,
  copy,
  type Decision,
  type Entry,
  type GameTypes,
  type Header,
  lookAt,
  Match,
  seatsOf,
} from '@starboard/kernel'
import type { Onlooker } from './recording.fixture.ts'

/** What a viewer may know right after an entry, worked out from the log alone. */
export interface Known {
  /** The bytes of the events of this entry. */
  readonly events: string
  /** The bytes of the look, without `mayUndo`. */
  readonly look: string
  readonly inOrder: string
  /** The look itself: to read, not to change. */
  readonly parsed: unknown
}

export interface Moment {
  readonly entry: Entry<{ kind: string }>
  readonly state: GameTypes['State']
  readonly open: readonly Decision[]
  knownTo(viewer: Onlooker): Known
}

interface Recorded {
  readonly game: AnyGame
  readonly header: Header<GameTypes>
  readonly log: readonly Entry<{ kind: string }>[]
}

export const onlookersOf = ({ setup }: Header<GameTypes>): readonly Onlooker[] => [...seatsOf(setup.seats), 'spectator']

/** The kernel as oracle: the log is folded once more, without the server, and looked at after every entry. */
export function timelineOf({ game, header, log }: Recorded): readonly Moment[] {
  const moments: Moment[] = []
  let state: GameTypes['State'] | null = null
  // The match asks for the open decisions of the new state before it tells of the entry.
  const watched: AnyGame = {
    ...game,
    decisions(now) {
      state = now
      return game.decisions(now)
    },
  }
  const onlookers = onlookersOf(header)
  Match.fold({ game: watched, header, source: null }, log, {
    onBatch(batch) {
      if (state === null) throw new Error('There is no state yet.')
      const now: GameTypes['State'] = state
      const known = new Map(
        onlookers.map((viewer) => [viewer, knownOf(JSON.stringify(batch.seenBy(viewer)), lookOf(game, now, viewer))]),
      )
      moments.push({
        entry: batch.entry as Entry<{ kind: string }>,
        state: copy(now),
        open: game.decisions(now),
        knownTo: (viewer) => known.get(viewer) ?? fail(viewer),
      })
    },
  })
  return moments
}

/** Putting a look in order takes longer than the look itself, and most of them are never compared. */
function knownOf(events: string, look: string): Known {
  let inOrder: string | undefined
  let parsed: unknown
  return {
    events,
    look,
    get inOrder() {
      inOrder ??= canonical(this.parsed)
      return inOrder
    },
    get parsed() {
      parsed ??= JSON.parse(look)
      return parsed
    },
  }
}

/** The bytes of a look, without `mayUndo`. */
export function lookOf(game: AnyGame, state: GameTypes['State'], viewer: Onlooker): string {
  const { view, open, legal, refused, outcome } = lookAt(game, state, viewer, { at: 0, now: 0 })
  return JSON.stringify({ view, open, legal, refused, outcome })
}

function fail(viewer: Onlooker): never {
  throw new Error(`Nobody looks as ${viewer}.`)
}
