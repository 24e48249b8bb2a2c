import {
  type Batch,
  checksum,
  follow,
  type GameTypes,
  glanceOf,
  type Match,
  type Shown,
  shownTo,
  type Viewer,
} from '@starboard/kernel'
import { PRINT_EVERY } from '@starboard/wire/limits'
import type { ClockInfo } from '@starboard/wire/protocol'
import { LatestNews } from './latest-news.ts'

/** A connection that watches: it gets text, already made for what it may see. */
export interface Watcher {
  readonly user: string
  readonly name: string
  /** Where they are, if anybody can say. */
  readonly network?: string | undefined
  /** `bytes`: how long it is on the wire, if that is known. */
  send(text: string, bytes?: number): void
  /** The table is gone from memory and comes back without those who watch it: they have to come again. */
  lost?(): void
}

type AnyMatch = Match<GameTypes>

/** Where a connection that comes back has got to: the number of its last news, and the fingerprint of its look if it says. */
export interface LastSeen {
  readonly since: number
  readonly print?: number | undefined
}

/** A command whose sender watches: the news that it makes is its answer as well. */
export interface Asked {
  readonly id: string
  readonly watcher: Watcher
  isAnswered: boolean
}

/** What one viewer was told last, and the latest news in case a connection comes back. */
interface Channel {
  /** Counts what was told to this viewer, one by one. */
  at: number
  /** Its own: it is changed as the look changes. */
  readonly shown: Shown
  /** The look without the clock, once somebody has asked for it: all who join before the next news get the same. */
  text: string | null
  /** Everything that one connection may have missed. Without the clock: whoever comes back gets the time of then. */
  readonly recent: LatestNews
}

/** One piece of news, and how long it is on the wire: to count that takes as long as to write it, and it is sent to many. */
interface Told {
  readonly text: string
  readonly bytes: number
}

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
    const end = clockPart(clock)
    for (const text of missed ?? [this.#lookText(viewer, channel)]) watcher.send(text + end)
  }

  /** Gets the next news and nothing before. */
  expect(viewer: Viewer, watcher: Watcher): void {
    this.#watchers.set(viewer, (this.#watchers.get(viewer) ?? new Set()).add(watcher))
  }

  /** The look as it was told last, for those who ask once and do not watch. */
  lookOf(viewer: Viewer): { readonly at: number; readonly look: unknown } {
    return { at: this.#channelOf(viewer).at, look: shownTo(this.#match, viewer) }
  }

  leave(watcher: Watcher): void {
    for (const some of this.#watchers.values()) some.delete(watcher)
  }

  /** Durable entries, told to everybody as one piece of news. */
  publish(batches: readonly Batch<unknown>[], clock: ClockInfo, asked: Asked | null = null): void {
    const end = clockPart(clock)
    for (const [viewer, channel] of this.#channels) {
      const events =
        batches.length === 1 ? (batches[0]?.seenBy(viewer) ?? []) : batches.flatMap((one) => one.seenBy(viewer))
      // What is borrowed from the state is copied, and nothing else: the rest is there already.
      const change = follow(channel.shown, glanceOf(this.#match, viewer))
      if (events.length === 0 && change === '') continue
      this.#tell(viewer, this.#newsOf(channel, events, change), { asked, end })
    }
  }

  /** The next news of a channel, as text that its clock ends. */
  #newsOf(channel: Channel, events: readonly { kind: string }[], change: string): Told {
    channel.at++
    channel.text = null
    const { at, recent } = channel
    const parts = `"events":${JSON.stringify(events)},"change":${change === '' ? 'null' : change}`
    const text = `{"kind":"news","table":"${this.#code}","at":${at},${parts}${hasPrint(at) ? printPart(channel) : ''}`
    // To count its bytes makes one piece of a text that was put together of many, which would all be kept with it.
    const told = { text, bytes: Buffer.byteLength(text) }
    recent.add(told.text, told.bytes)
    return told
  }

  /** The end is plain: as many bytes as letters. */
  #tell(viewer: Viewer, news: Told, { asked, end }: { readonly asked: Asked | null; readonly end: string }): void {
    const watchers = this.#watchers.get(viewer)
    if (watchers === undefined) return
    const text = news.text + end
    const bytes = news.bytes + end.length
    for (const watcher of watchers) {
      if (watcher !== asked?.watcher) watcher.send(text, bytes)
      else {
        asked.isAnswered = true
        const answer = `,"answer":${JSON.stringify(asked.id)}`
        watcher.send(news.text + answer + end, bytes + Buffer.byteLength(answer))
      }
    }
  }

  #channelOf(viewer: Viewer): Channel {
    const known = this.#channels.get(viewer)
    if (known !== undefined) return known
    const { at } = this.#match.look(viewer)
    const channel: Channel = { at, shown: shownTo(this.#match, viewer), text: null, recent: new LatestNews() }
    this.#channels.set(viewer, channel)
    return channel
  }

  /** From the match, not from what is kept: there the order of members tells what came and went. */
  #lookText(viewer: Viewer, channel: Channel): string {
    const { at, recent } = channel
    channel.text ??= `{"kind":"look","table":"${this.#code}","at":${at},"look":${JSON.stringify(glanceOf(this.#match, viewer))}${printPart(channel)}`
    recent.mostBytes = Buffer.byteLength(channel.text)
    return channel.text
  }
}

/** As `JSON.stringify` would write it, in a tenth of the time. */
const clockPart = ({ now, rate, wall, stops }: ClockInfo): string =>
  `,"clock":{"now":${now},"rate":${rate},"wall":${wall}${stops === undefined ? '' : `,"stops":${stops}`}}}`

const hasPrint = (at: number): boolean => at % PRINT_EVERY === 0

const printPart = ({ shown }: Pick<Channel, 'shown'>): string => `,"print":${checksum(shown)}`

/**
 * Null: not all of it is here any more. Numbers begin anew with each process and differ from seat to seat: whether both
 * mean the same look is told by the print of the last one.
 */
function missedSince({ at, shown, recent }: Channel, { since, print }: LastSeen): readonly string[] | null {
  if (since === at) return print === undefined || print === checksum(shown) ? [] : null
  const missed = at - since
  if (missed < 0 || missed > recent.count) return null
  const texts = [...recent.last(missed)]
  const last = texts.pop() ?? ''
  return [...texts, hasPrint(at) ? last : last + printPart({ shown })]
}
