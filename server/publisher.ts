import {
  type Batch,
  type Change,
  changeOf,
  fingerprint,
  type GameTypes,
  type Match,
  type Viewer,
} from '@starboard/kernel'
import type { ClockInfo, ServerMessage } from './protocol.ts'

/** A connection that watches: it gets text, already made for what it may see. */
export interface Watcher {
  readonly user: string
  send(text: string): void
}

type AnyMatch = Match<GameTypes>
type Watchers = ReadonlyMap<Viewer, ReadonlySet<Watcher>>

/** What one viewer was told last, and the latest news in case a connection comes back. */
interface Channel {
  at: number
  frame: unknown
  print: number
  readonly recent: { readonly after: number; readonly at: number; readonly text: string }[]
}

const MOST_RECENT = 64

/**
 * Keeps every viewer of one match up to date. A look is worked out once for each viewer, not for each connection, and
 * nothing is told to a viewer for whom nothing happened: even the number of messages is part of what a seat may know.
 */
export class Publisher {
  readonly #code: string
  readonly #match: AnyMatch
  readonly #channels = new Map<Viewer, Channel>()
  readonly #watchers = new Map<Viewer, Set<Watcher>>()

  constructor(code: string, match: AnyMatch, watchers: Watchers = new Map()) {
    this.#code = code
    this.#match = match
    for (const [viewer, some] of watchers) this.#watchers.set(viewer, new Set(some))
  }

  get watchers(): Watchers {
    return this.#watchers
  }

  /** Sends exactly what this connection has missed, or the whole look if that is shorter or the gap is too wide. */
  join(viewer: Viewer, watcher: Watcher, since: number | null, clock: ClockInfo): void {
    this.#watchers.set(viewer, (this.#watchers.get(viewer) ?? new Set()).add(watcher))
    const channel = this.#channelOf(viewer)
    const missed = since === null ? null : missedSince(channel, since)
    for (const text of missed ?? [this.#lookText(channel, clock)]) watcher.send(text)
  }

  leave(watcher: Watcher): void {
    for (const some of this.#watchers.values()) some.delete(watcher)
  }

  /** Durable entries, told to everybody as one piece of news. */
  publish(batches: readonly Batch<unknown>[], clock: ClockInfo): void {
    for (const [viewer, channel] of this.#channels) {
      const events = batches.flatMap((batch) => batch.seenBy(viewer))
      const frame = frameOf(this.#match, viewer)
      const change = changeOf(channel.frame, frame)
      if (events.length > 0 || change !== null) this.#tell(viewer, channel, { events, frame, change, clock })
    }
  }

  /** After trouble: everybody gets the whole look again. */
  refresh(clock: ClockInfo): void {
    this.#channels.clear()
    for (const [viewer, some] of this.#watchers) {
      if (some.size === 0) continue
      const text = this.#lookText(this.#channelOf(viewer), clock)
      for (const watcher of some) watcher.send(text)
    }
  }

  #tell(viewer: Viewer, channel: Channel, news: News): void {
    const after = channel.at
    channel.at = this.#match.look(viewer).at
    channel.frame = news.frame
    channel.print = fingerprint(news.frame)
    const { at, print } = channel
    const { events, change, clock } = news
    const text = write({ kind: 'news', table: this.#code, at, events, change, print, clock })
    channel.recent.push({ after, at, text })
    if (channel.recent.length > MOST_RECENT) channel.recent.shift()
    for (const watcher of this.#watchers.get(viewer) ?? []) watcher.send(text)
  }

  #channelOf(viewer: Viewer): Channel {
    const known = this.#channels.get(viewer)
    if (known !== undefined) return known
    const frame = frameOf(this.#match, viewer)
    const channel: Channel = { at: this.#match.look(viewer).at, frame, print: fingerprint(frame), recent: [] }
    this.#channels.set(viewer, channel)
    return channel
  }

  #lookText({ at, frame, print }: Channel, clock: ClockInfo): string {
    return write({ kind: 'look', table: this.#code, at, look: frame, print, clock })
  }
}

interface News {
  readonly events: readonly { kind: string }[]
  readonly frame: unknown
  readonly change: Change | null
  readonly clock: ClockInfo
}

const write = (message: ServerMessage): string => JSON.stringify(message)

/** Null: not all of it is here any more, or the whole look is shorter. */
function missedSince({ at, frame, recent }: Channel, since: number): readonly string[] | null {
  if (since === at) return []
  const missed = recent.filter((news) => news.at > since)
  if (missed[0]?.after !== since) return null
  const bytes = missed.reduce((sum, { text }) => sum + text.length, 0)
  return bytes < JSON.stringify(frame).length ? missed.map(({ text }) => text) : null
}

/** What a viewer gets of a look; numbers and clocks travel beside it. */
export function frameOf(match: AnyMatch, viewer: Viewer): unknown {
  const { view, open, legal, refused, outcome } = match.look(viewer)
  const mayUndo = typeof viewer === 'number' && match.undoTo(viewer) !== null
  return { view, open, legal, refused, outcome, mayUndo }
}
