import type { GameTypes, MatchExport, SignatureStamp } from '@starboard/kernel'
import type { AdminLog, AdminOverview } from './admin.ts'
import type {
  DailyDay,
  DailyGlance,
  DailyToday,
  DifficultyAnswer,
  GameInfo,
  GameLine,
  TableLine,
  YourLine,
} from './api.ts'
import type { MatchesAnswer, NumbersLine } from './matches.ts'
import type { ClockInfo, TableInfo } from './protocol.ts'

/**
 * What each call of the HTTP API is answered with when it is done, by a name that its route says. A refusal is answered
 * alike everywhere, as `Refused`.
 */
export interface Answers {
  readonly session: SessionAnswer
  readonly loggedOut: LoggedOut
  readonly shelf: readonly GameLine[]
  readonly games: readonly GameInfo[]
  readonly game: GameInfo
  readonly table: TableInfo
  readonly openTables: readonly TableLine[]
  readonly myTables: readonly MyTableLine[]
  readonly look: Looked
  readonly story: StorySoFar
  readonly export: MatchExport<GameTypes>
  readonly difficulty: DifficultyAnswer
  readonly key: Pick<SignatureStamp, 'algorithm' | 'key' | 'server'>
  readonly glances: readonly DailyGlance[]
  readonly today: DailyToday
  readonly day: DailyDay
  readonly matches: MatchesAnswer
  readonly numbers: readonly NumbersLine[]
  readonly done: Done
  readonly admin: AdminOverview
  readonly adminLog: AdminLog
  readonly health: Health
  readonly notReady: NotReady
  readonly version: Version
}

export interface SessionAnswer {
  /** As others read it: without spaces at its ends. */
  readonly name: string
  /** For `Authorization: Bearer …`. Only for those who asked for one, or who came with one: it counts for a year from now. */
  readonly token?: string
}

export interface LoggedOut {
  readonly ok: true
  /** In the place of the one that was shown, where that one does not count any more. */
  readonly token?: string
}

/** The command is done and kept. */
export interface Done {
  readonly ok: true
  /** The code of the new table, after a rematch. */
  readonly code?: string
}

/** A table where I have a seat. */
export interface MyTableLine extends TableLine {
  readonly you: YourLine
}

/** What somebody sees of the match: the number of their last news, the look itself and the clock. */
export interface Looked {
  readonly at: number
  /** As /api/protocol.json describes the looks of this game. */
  readonly look: unknown
  readonly clock: ClockInfo
}

/** What somebody was told so far, up to the news of this number. */
export interface StorySoFar {
  readonly at: number
  readonly batches: readonly ToldBatch[]
}

/** What one entry of the log told this viewer. */
export interface ToldBatch {
  /** As /api/protocol.json describes the events of this game. */
  readonly events: readonly { readonly kind: string }[]
}

/** What machines ask of a server. */
export interface Health {
  readonly ok: true
}

/** Why nobody should be sent here. */
export interface NotReady {
  readonly ok: false
  readonly code: string
  readonly text: string
}

export interface Version {
  readonly version: string
}
