import type { Batch, GameTypes, Match, OrdersBySeat, Seat } from '@starboard/kernel'
import type { Question } from './bot-answer.ts'
import type { Clock } from './clock.ts'

export type AnyMatch = Match<GameTypes>
export type AnyBatch = Batch<GameTypes['Action']>

/** What a match stands on, wherever it is played: a server with its store, or a browser with its device. */
export interface Host {
  /** Names this match in the seeds of its bots, so that it plays the same way again. Known to no player. */
  readonly id: string
  /** Milliseconds of the host's own clock. */
  wall(): number
  /** How that clock becomes the match clock. */
  clock(): Clock
  /** Durable first, then told. If it throws, the entries have not happened. `id`: of the message that made them. */
  keep(batches: readonly AnyBatch[], id: string | null): Promise<void>
  /** Whether the log has this message although the match in memory does not remember it. */
  isKnown(id: string): Promise<boolean>
  /** What people want done when they are asked. */
  orders(): OrdersBySeat
  /** An order waits this long before it is carried out. */
  orderDelayMs(): number
  /** The level of the bot that plays this seat now; null: nobody but its player does. */
  botAt(seat: Seat): string | null
  /** The level of the bot that answers for whoever is late; null: the game's own answer. */
  lateBot(): string | null
  /** What a bot answers; null: nothing. */
  think(question: Question): Promise<unknown>
}
