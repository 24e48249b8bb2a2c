import {
  type Batch,
  type Change,
  changeOf,
  checksum,
  type GameTypes,
  type Match,
  type Shown,
  shownTo,
  type Viewer,
} from '@starboard/kernel'
import type { ClockInfo, ServerMessage } from '@starboard/wire/protocol'

/** A connection that watches: it gets text, already made for what it may see. */
export interface Watcher {
  readonly user: string
  send(text: string): void
}

type AnyMatch = Match<GameTypes>

/** Where a connection that comes back has got to: the number of its last news, and the fingerprint of its look if it says. */
export interface LastSeen {
  readonly since: number
  readonly print?: number | undefined
}

/** What one viewer was told last, and the latest news in case a connection comes back. */
interface Channel {
  /** Counts what was told to this viewer, one by one. */
  at: number
  shown: Shown
  print: number
  readonly recent: News[]
}

/** A piece of news leads from one look, known by its number and print, to the next. */
interface News {
  readonly from: Required<LastSeen>
  /** Without the clock: whoever comes back for it gets the time of then, not of when it was news. */
  readonly text: string
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

  constructor(code: string, match: AnyMatch) {
    this.#code = code
    this.#match = match
  }

  /** After trouble: the match was folded again, and everybody gets the whole look of it under a new number. */
  renewed(match: AnyMatch, clock: ClockInfo): Publisher {
    const publisher = new Publisher(this.#code, match)
    for (const [viewer, { at }] of this.#channels) publisher.#channelOf(viewer).at = at + 1
    for (const [viewer, some] of this.#watchers)
      for (const watcher of some) publisher.join(viewer, watcher, null, clock)
    return publisher
  }

  /** Sends exactly what this connection has missed, or the whole look if that is shorter or the gap is too wide. */
  join(viewer: Viewer, watcher: Watcher, seen: LastSeen | null, clock: ClockInfo): void {
    this.expect(viewer, watcher)
    const channel = this.#channelOf(viewer)
    const missed = seen === null ? null : missedSince(channel, seen)
    const texts = missed?.map((text) => withClock(text, clock)) ?? [this.#lookText(channel, clock)]
    for (const text of texts) watcher.send(text)
  }

  /** Gets the next news and nothing before. */
  expect(viewer: Viewer, watcher: Watcher): void {
    this.#watchers.set(viewer, (this.#watchers.get(viewer) ?? new Set()).add(watcher))
  }

  /** The look as it was told last, for those who ask once and do not watch. */
  lookOf(viewer: Viewer): { readonly at: number; readonly look: unknown } {
    const { at, shown } = this.#channelOf(viewer)
    return { at, look: shown }
  }

  leave(watcher: Watcher): void {
    for (const some of this.#watchers.values()) some.delete(watcher)
  }

  /** Durable entries, told to everybody as one piece of news. */
  publish(batches: readonly Batch<unknown>[], clock: ClockInfo): void {
    for (const [viewer, channel] of this.#channels) {
      const events = batches.flatMap((batch) => batch.seenBy(viewer))
      const shown = shownTo(this.#match, viewer)
      const change = changeOf(channel.shown, shown)
      if (events.length > 0 || change !== null) this.#tell(viewer, channel, { events, shown, change, clock })
    }
  }

  #tell(viewer: Viewer, channel: Channel, { events, shown, change, clock }: Happened): void {
    const from = { since: channel.at, print: channel.print }
    channel.at++
    channel.shown = shown
    channel.print = checksum(shown)
    const { at, print } = channel
    const news: Timeless<'news'> = { kind: 'news', table: this.#code, at, events, change, print }
    const text = JSON.stringify(news)
    channel.recent.push({ from, text })
    if (channel.recent.length > MOST_RECENT) channel.recent.shift()
    const told = withClock(text, clock)
    for (const watcher of this.#watchers.get(viewer) ?? []) watcher.send(told)
  }

  #channelOf(viewer: Viewer): Channel {
    const known = this.#channels.get(viewer)
    if (known !== undefined) return known
    const shown = shownTo(this.#match, viewer)
    const channel: Channel = { at: this.#match.look(viewer).at, shown, print: checksum(shown), recent: [] }
    this.#channels.set(viewer, channel)
    return channel
  }

  #lookText({ at, shown, print }: Channel, clock: ClockInfo): string {
    const look: Timeless<'look'> = { kind: 'look', table: this.#code, at, look: shown, print }
    return withClock(JSON.stringify(look), clock)
  }
}

interface Happened {
  readonly events: readonly { kind: string }[]
  readonly shown: Shown
  readonly change: Change | null
  readonly clock: ClockInfo
}

type Timeless<K extends ServerMessage['kind']> = Omit<Extract<ServerMessage, { kind: K }>, 'clock'>

/** The same as if the clock had been its last part when it was written. */
const withClock = (text: string, clock: ClockInfo): string => `${text.slice(0, -1)},"clock":${JSON.stringify(clock)}}`

/** Null: not all of it is here any more, or the whole look is shorter. */
function missedSince({ at, print, shown, recent }: Channel, seen: LastSeen): readonly string[] | null {
  if (isSame(seen, { since: at, print })) return []
  const first = recent.findIndex(({ from }) => isSame(seen, from))
  if (first === -1) return null
  const missed = recent.slice(first)
  const bytes = missed.reduce((sum, { text }) => sum + text.length, 0)
  return bytes < JSON.stringify(shown).length ? missed.map(({ text }) => text) : null
}

/** Numbers begin anew with each process and differ from seat to seat; the print tells looks of one number apart. */
const isSame = (seen: LastSeen, { since, print }: Required<LastSeen>): boolean =>
  seen.since === since && (seen.print === undefined || seen.print === print)
