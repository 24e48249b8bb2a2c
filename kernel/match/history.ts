import type { Ms } from '../contract/contract.ts'
import type { Seat } from '../contract/seat.ts'
import type { Streams } from '../luck/chance.ts'
import type { ActEntry, Entry, UndoEntry } from './log.ts'

/** A cache of the fold, never the truth. No entry before it can be taken back any more. */
export interface Snapshot {
  readonly length: number
  readonly now: Ms
  readonly state: unknown
  readonly hash: string
  readonly streams: Streams
  readonly told: readonly number[]
}

export type Checkpoint = Omit<Snapshot, 'hash'>

/** An entry that counts, with what undo needs to know about it. */
interface Live<A> {
  readonly index: number
  readonly entry: Exclude<Entry<A>, UndoEntry>
  readonly viewers: number
  readonly mayUndo: Seat | null
}

interface Known<A> {
  readonly index: number
  readonly entry: ActEntry<A>
}

/** Undo replays at most about this many entries: the state is kept aside that often. */
const CHECKPOINT_EVERY = 32

/** What is behind a match: the entries that may still be taken back, the state before them, and the messages of all. */
export class History<A> {
  #checkpoint: Checkpoint
  #live: Live<A>[] = []
  readonly #messages = new Map<string, Known<A>>()

  constructor(checkpoint: Checkpoint) {
    this.#checkpoint = checkpoint
  }

  get checkpoint(): Checkpoint {
    return this.#checkpoint
  }

  /** Nothing since the checkpoint can be taken back any more. */
  get mayCheckpoint(): boolean {
    return this.#live.length > 0 && this.#live.at(-1)?.mayUndo === null
  }

  /** It is time for one. */
  get wantsCheckpoint(): boolean {
    return this.#live.length >= CHECKPOINT_EVERY && this.mayCheckpoint
  }

  keepCheckpoint(checkpoint: Checkpoint): void {
    this.#checkpoint = checkpoint
    this.#live = []
  }

  add(live: Live<A>): void {
    this.#live.push(live)
  }

  /** The index of the entry that this seat may take back now. */
  undoTo(seat: Seat): number | null {
    const last = this.#live.at(-1)
    return last !== undefined && last.mayUndo === seat ? last.index : null
  }

  /** The entries since the checkpoint that an undo leaves. */
  entriesBefore(to: number): readonly Live<A>['entry'][] {
    return this.#live.flatMap(({ index, entry }) => (index < to ? [entry] : []))
  }

  /** Takes back everything from there on; gives all who were told something of it. */
  takeBack(to: number): number {
    const viewers = this.#live.reduce((all, live) => (live.index < to ? all : all | live.viewers), 0)
    this.#live = this.#live.filter(({ index }) => index < to)
    return viewers
  }

  remember(index: number, entry: Entry<A>): void {
    if (entry.kind === 'act' && entry.id !== '') this.#messages.set(messageKey(entry.seat, entry.id), { index, entry })
  }

  /** What came of this very message when it was sent before. */
  known(seat: Seat, id: string): Known<A> | undefined {
    return this.#messages.get(messageKey(seat, id))
  }
}

/** Two seats may choose the same id: each knows only its own. */
export const messageKey = (seat: Seat, id: string): string => `${seat}/${id}`
