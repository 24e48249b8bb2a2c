import { setImmediate } from 'node:timers/promises'
import { type AnyGame, type Batch, copy, type GameTypes, type Header, Match, type Viewer } from '@starboard/kernel'
import type { ToldBatch } from '@starboard/wire/answers'
import type { LogRow } from '../store/store.ts'

/** This many entries are folded before others get their turn. */
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
    const match = Match.fold(
      { game, header, source: null },
      rows.slice(0, AT_ONCE).map(({ entry }) => entry),
      {
        onBatch: (batch) => story.add(batch),
      },
    )
    for (let from = AT_ONCE; from < rows.length; from += AT_ONCE) {
      await setImmediate()
      for (const { entry } of rows.slice(from, from + AT_ONCE)) story.add(match.follow(entry))
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

interface StoriesParts {
  match(): { readonly game: AnyGame; readonly header: Header<GameTypes>; readonly length: number }
  rows(): Promise<readonly LogRow[]>
}

/** The stories of those who have asked for one. */
export class Stories {
  readonly #parts: StoriesParts
  readonly #known = new Map<Viewer, Story>()

  constructor(parts: StoriesParts) {
    this.#parts = parts
  }

  async of(viewer: Viewer): Promise<Story> {
    const known = this.#known.get(viewer)
    if (known !== undefined) return known
    const [rows, match] = [await this.#parts.rows(), this.#parts.match()]
    // What another node has written since is news that nobody here was told yet.
    const story = await Story.read(viewer, match, rows.slice(0, match.length))
    this.#known.set(viewer, story)
    return story
  }

  add(batches: readonly Batch<unknown>[]): void {
    for (const story of this.#known.values()) for (const batch of batches) story.add(batch)
  }

  forget(): void {
    this.#known.clear()
  }
}
