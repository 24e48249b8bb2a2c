import { setImmediate } from 'node:timers/promises'
import {
  type AnyGame,
  type Batch,
  copy,
  type Entry,
  type GameTypes,
  type Header,
  Match,
  type Viewer,
} from '@starboard/kernel'
import type { LogRow } from './store/store.ts'

/** What one entry told one viewer. */
export interface ToldBatch {
  readonly events: readonly { readonly kind: string }[]
}

/** So many entries are folded before others get their turn. */
const AT_ONCE = 250

/**
 * What a viewer was told, from the beginning. Entries of which they were told nothing leave no trace in it: even their
 * number would count hidden answers.
 */
export class Story {
  readonly #viewer: Viewer
  readonly #batches: ToldBatch[] = []

  private constructor(viewer: Viewer) {
    this.#viewer = viewer
  }

  /** From the log alone, a piece at a time: a long match keeps nobody waiting at other tables. */
  static async read(
    viewer: Viewer,
    { game, header }: { game: AnyGame; header: Header<GameTypes> },
    rows: readonly LogRow[],
  ): Promise<Story> {
    const story = new Story(viewer)
    const match = Match.fold({ game, header, source: null }, rows.slice(0, AT_ONCE).map(entryOf), {
      onBatch: (batch) => story.add(batch),
    })
    for (let from = AT_ONCE; from < rows.length; from += AT_ONCE) {
      await setImmediate()
      for (const row of rows.slice(from, from + AT_ONCE)) story.add(match.follow(entryOf(row)))
    }
    return story
  }

  get batches(): readonly ToldBatch[] {
    return this.#batches
  }

  /** An event may share parts with the state, which goes on changing. */
  add(batch: Batch<unknown>): void {
    const events = batch.seenBy(this.#viewer)
    if (events.length > 0) this.#batches.push({ events: copy(events) })
  }
}

const entryOf = ({ entry }: LogRow) => JSON.parse(entry) as Entry<{ kind: string }>
