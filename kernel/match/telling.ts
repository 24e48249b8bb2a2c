import { isAmong, seenBy, type ToldEvent, telling, viewersTold } from '../contract/audience.ts'
import { type Seat, seatsOf, type Viewer } from '../contract/seat.ts'
import type { Entry, UndoEntry } from './log.ts'

/** One new entry and what everybody is told of it. */
export interface Batch<A> {
  readonly index: number
  readonly entry: Entry<A>
  /** The same message again: nothing happened this time. */
  readonly isRepeat: boolean
  /** Empty for those who are not to know; an undo is told as `undone` to those who knew what it takes back. */
  seenBy(viewer: Viewer): readonly { kind: string }[]
}

/** What those are told who knew what somebody takes back: the one event that every game has. */
export interface Undone {
  readonly kind: 'undone'
  readonly seat: Seat
}

interface TellingParts {
  readonly audiences: object
  readonly seats: number
  /** How often each viewer was told something before. Null: a new match. */
  readonly counts: readonly number[] | null
}

/** Who is told what of a match, and how often: every viewer counts only the batches that it was told of. */
export class Telling<A> {
  readonly #viewers: readonly Viewer[]
  readonly #counts: number[]
  readonly #settle: ReturnType<typeof telling>
  #events: ToldEvent[] = []

  constructor({ audiences, seats, counts }: TellingParts) {
    this.#settle = telling(audiences)
    this.#viewers = [...seatsOf(seats), 'spectator']
    this.#counts = counts === null ? this.#viewers.map(() => 0) : [...counts]
  }

  /** By seat, spectators last. */
  get counts(): readonly number[] {
    return this.#counts
  }

  /** Undefined for one who is told everything, and only after the end. */
  countOf(viewer: Viewer): number | undefined {
    return this.#counts[this.#viewers.indexOf(viewer)]
  }

  /** All who are told at least something of what was noted since `begin`. */
  get viewersTold(): number {
    return viewersTold(this.#events)
  }

  /** A new batch, with nothing in it yet. */
  begin(): void {
    this.#events = []
  }

  /** It happened; who may see which part of it is settled with the state of this very moment. */
  note(event: { kind: string }, state: object): void {
    this.#events.push(this.#settle(event, state))
  }

  /** Everything that was noted, as the entry that made it. */
  batch(index: number, entry: Entry<A>): Batch<A> {
    return this.#told(index, entry, this.#events)
  }

  /** Those who knew what is taken back are told that it is. */
  undone(index: number, entry: UndoEntry, viewers: number): Batch<A> {
    const event: Undone = { kind: 'undone', seat: entry.seat }
    return this.#told(index, entry, [{ event, viewers, parts: null }])
  }

  #told(index: number, entry: Entry<A>, events: readonly ToldEvent[]): Batch<A> {
    const viewers = viewersTold(events)
    for (let place = 0; place < this.#viewers.length; place++) {
      const viewer = this.#viewers[place] ?? 'spectator'
      // Whoever acts knows of it, even if it makes no event yet: an answer that waits in a window.
      const isOwn = entry.kind === 'act' && entry.seat === viewer
      if (isOwn || isAmong(viewers, viewer)) this.#counts[place] = (this.#counts[place] ?? 0) + 1
    }
    return new ToldBatch(index, entry, events, false)
  }
}

/** The same message again: its entry, and no news. */
export const repeatOf = <A>(index: number, entry: Entry<A>): Batch<A> => new ToldBatch(index, entry, [], true)

class ToldBatch<A> implements Batch<A> {
  readonly index: number
  readonly entry: Entry<A>
  readonly isRepeat: boolean
  readonly #told: readonly ToldEvent[]

  constructor(index: number, entry: Entry<A>, told: readonly ToldEvent[], isRepeat: boolean) {
    this.index = index
    this.entry = entry
    this.#told = told
    this.isRepeat = isRepeat
  }

  seenBy(viewer: Viewer): readonly { kind: string }[] {
    return seenBy(this.#told, viewer)
  }
}
