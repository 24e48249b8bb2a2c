import {
  type Batch,
  Effort,
  EXPORT_LIMITS,
  type GameTypes,
  inThousands,
  Match,
  type Snapshot,
  TooMuch,
} from '@starboard/kernel'
import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import type { AnyExport } from './model.ts'

export type AnyBatch = Pick<Batch<GameTypes['Action']>, 'index' | 'entry' | 'seenBy'>

/** A log, played once from its own luck: what it tells, and states to come back to. */
export interface Folded {
  readonly batches: readonly AnyBatch[]
  readonly snapshots: readonly Snapshot[]
  /** Why it cannot be played to its end. Only a log that is not true has this. */
  readonly broken: string | null
}

type FoldedGame = Pick<AnyBoardModule, 'game'>['game']

/** Jumping costs at most about this many entries, or the root of a very long log. */
const FEWEST_BETWEEN_SNAPSHOTS = 16

/**
 * Plays a log an entry at a time, so that whoever plays it can look up in between. What makes the rules do more than
 * `EXPORT_LIMITS` allow is thrown as `TooMuch`.
 */
export function* folding(
  game: FoldedGame,
  { header, log }: AnyExport,
  effort = new Effort(EXPORT_LIMITS),
): Generator<number, Folded, void> {
  const stretch = Math.max(FEWEST_BETWEEN_SNAPSHOTS, Math.ceil(Math.sqrt(log.length)))
  const batches: AnyBatch[] = []
  const snapshots: Snapshot[] = []
  const match = Match.fold({ game, header, source: null, effort }, [])
  try {
    for (const [index, entry] of log.entries()) {
      const batch = match.follow(entry)
      batches.push({ index, entry: batch.entry, seenBy: (viewer) => batch.seenBy(viewer) })
      if ((index + 1) % stretch === 0) snapshots.push(near(match.snapshot(), index + 1))
      yield index + 1
    }
    return { batches, snapshots, broken: null }
  } catch (error) {
    if (error instanceof TooMuch) throw error
    // A log from outside may tell anything: what could be folded is shown, and the check says what is wrong.
    return { batches, snapshots, broken: error instanceof Error ? error.message : String(error) }
  }
}

/** Jumping to a moment plays what lies between it and the state before it: that must not be half the match. */
function near(snapshot: Snapshot, length: number): Snapshot {
  const between = length - snapshot.length
  if (between > EXPORT_LIMITS.atOnce)
    throw new TooMuch(`Its log can still be taken back for ${inThousands(between)} entries in a row.`)
  return snapshot
}

/** All at once, for a log that is known to be harmless. */
export function foldedOnce(game: FoldedGame, exported: AnyExport): Folded {
  const steps = folding(game, exported)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
