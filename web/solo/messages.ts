import type { Shown } from '@starboard/kernel'
import type { GameEvent } from '@starboard/screen/contract/match-source.ts'
import type { Given } from '@starboard/wire/client'
import type { ClockInfo, Command, Refused, TableInfo } from '@starboard/wire/protocol'

/** What somebody who sits down alone wants. */
export interface SoloWish {
  readonly game: string
  /** A level that the game does not have is replaced by the nearest that it has. */
  readonly level: string
  /** As many as the game likes, about four, if nothing is said. */
  readonly seats?: number
  /** By the game's own clock, where it has one. Absent: without one, if the game can be played so. */
  readonly byClock?: true
  readonly options?: Readonly<Record<string, unknown>>
  readonly name: string
}

export interface WhichMatch {
  /** The match that is shown even if it is over. */
  readonly match: string | null
  /** A new match, whatever is kept. */
  readonly isNew: boolean
}

/** Everything the viewer needs, after every change. */
interface SoloPicture {
  readonly table: TableInfo
  readonly shown: Shown
  readonly at: number
  readonly clock: ClockInfo
}

export interface SoloStory {
  readonly at: number
  readonly events: readonly GameEvent[]
}

/** Said beside the match: it goes on, or waits for a choice. */
export type SoloNotice =
  /** What happens from now on is not kept; said once. */
  | { readonly kind: 'not-kept'; readonly text: string }
  /** The match that was kept cannot go on; nothing is thrown away until a new one is asked for. */
  | { readonly kind: 'unfit'; readonly text: string }

/** From the page to the worker. */
export type ToSolo =
  /** Goes on with the match that is kept. One that is over makes room for a new one, unless it is the one asked for. */
  | { readonly kind: 'open'; readonly wish: SoloWish; readonly which: WhichMatch }
  /** A new match, whatever is kept. */
  | { readonly kind: 'anew' }
  | { readonly kind: 'do'; readonly id: string; readonly command: Command }
  | { readonly kind: 'story'; readonly id: string }
  | { readonly kind: 'export'; readonly id: string }
  /** The page is hidden: nobody looks. */
  | { readonly kind: 'away' }
  | { readonly kind: 'back' }
  /** Finishes what is under way and goes. */
  | { readonly kind: 'close' }

/** From the worker to the page. */
export type FromSolo =
  | { readonly kind: 'news'; readonly picture: SoloPicture; readonly events: readonly GameEvent[] }
  | { readonly kind: 'answer'; readonly id: string; readonly given: Given }
  | { readonly kind: 'story'; readonly id: string; readonly story: SoloStory }
  | { readonly kind: 'exported'; readonly id: string; readonly exported: unknown }
  | { readonly kind: 'not-exported'; readonly id: string; readonly refused: Refused }
  | { readonly kind: 'notice'; readonly notice: SoloNotice }
  /** Nothing more can be done here, in a sentence that says why and what to do. */
  | { readonly kind: 'gone'; readonly why: string }

/** One end of the line between page and worker. */
export interface SoloLine<Out, In> {
  post(message: Out): void
  onMessage(listener: (message: In) => void): void
}
