import type { GameTypes, Header, Match, Refusal } from '@starboard/kernel'
import type { Looked, StorySoFar } from '@starboard/wire/answers'
import type { Command, TableInfo } from '@starboard/wire/protocol'
import type { Answer, Move, Sent } from '../failures/command-ids.ts'
import type { WantedTable } from '../lobby/branch.ts'
import type { Person } from '../lobby/lobby.ts'
import type { Asked, Watcher } from '../running/publisher.ts'
import type { TableRow } from '../store/store.ts'

/** Where a connection that watches has got to. */
export interface WatchFrom {
  /** Number of the last news, and fingerprint of the look after it. */
  readonly since: number | null
  readonly print?: number | undefined
  readonly chatSince: number
}

/** What a file of a finished match takes besides its log. */
export interface Finished {
  readonly header: Header<GameTypes>
  readonly seed: string
  readonly names: readonly string[]
  /** Its day is not over, so nobody may have it yet. */
  readonly isSealed: boolean
}

type Soon<X> = X | Promise<X>

/** A table as connections and requests know it, in whichever thread it lives. */
export interface TableDoor {
  readonly id: string
  readonly code: string
  readonly game: string
  watch(watcher: Watcher, from: WatchFrom): Promise<void>
  unwatch(watcher: Watcher): void
  /**
   * A move at once, if nothing has to be waited for before it but the disk: so it is with most. `answered` is called when
   * it is durable and told, or refused. False: it has to be asked for by `command`.
   */
  moveNow?(move: Move, answered: (answer: Answer) => void): boolean
  /** One command of one person, after all earlier ones. */
  command(by: Person, id: string, command: Command, asked?: Asked | null): Promise<Answer>
  /** The host has removed this person: they may not even look. */
  hasSentAway(user: string): Soon<boolean>
  look(user: string): Promise<Looked | Refusal>
  story(user: string): Promise<StorySoFar | Refusal>
  info(user: string): Soon<TableInfo>
  /** By the host of the server. Null: it is done. */
  closeForGood(why: string): Promise<Refusal | null>
  /** Null: the match is not over. */
  finished(): Soon<Finished | null>
}

/** All tables, as the door knows them. */
export interface TablesDoor {
  create(by: Person, wanted: WantedTable): Promise<TableDoor | Refusal>
  byCode(code: string): Promise<TableDoor | null>
  answerAgain(code: string, sent: Sent): Promise<Answer | null>
  peek(row: TableRow): Promise<Match<GameTypes> | null>
  timeOfDay(at: number): number
}
