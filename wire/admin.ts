/** What the host of the server tells everybody, and the moment it is about, as a time of day in milliseconds. */
export interface Notice {
  readonly text: string
  readonly at: number
}

/** For so long after its moment a notice is shown still. */
export const NOTICE_LASTS_MS = 10 * 60_000

/** Every answer of the API has it in this header, as JSON in the letters of an address. */
export const NOTICE_HEADER = 'starboard-notice'

/** As typed; whatever is longer is not even looked at. */
export const MOST_HOST_TEXT = 300

/** What one node has to do. */
export interface NodeLoad {
  /** The machine, and the process on it. */
  readonly node: string
  readonly version: string
  readonly startedAt: number
  /** How many cores it has kept busy, of late: 0.5 is half of one. */
  readonly cpu: number
  /** Resident, in bytes. */
  readonly memory: number
  readonly connections: number
  /** In memory. */
  readonly tables: number
  /** How many people are connected, and the ids of some of them. */
  readonly people: number
  readonly ids: readonly string[]
}

export interface AdminTable {
  readonly code: string
  readonly game: string
  readonly status: 'lobby' | 'playing' | 'over'
  readonly createdAt: number
  readonly touchedAt: number
  readonly seats: readonly { readonly name: string; readonly user: string | null; readonly bot: string | null }[]
}

export interface AdminPerson {
  readonly user: string
  readonly name: string
}

export interface AdminBan extends AdminPerson {
  readonly reason: string
  readonly at: number
  /** Null: for good. */
  readonly until: number | null
}

/** All of it at one moment, of all nodes. */
export interface AdminOverview {
  readonly at: number
  readonly nodes: readonly Omit<NodeLoad, 'ids'>[]
  /** How many there are, however few are listed. */
  readonly counts: Readonly<Record<'lobby' | 'playing' | 'over' | 'people', number>>
  /** Those that are not over, the last touched first. */
  readonly tables: readonly AdminTable[]
  /** Who is connected. */
  readonly people: readonly AdminPerson[]
  readonly bans: readonly AdminBan[]
  readonly notice: Notice | null
}

/** A table as the store has it, for whoever has to judge what happened there. */
export interface AdminLog {
  readonly code: string
  readonly game: string
  readonly status: 'lobby' | 'playing' | 'over'
  readonly seats: AdminTable['seats']
  /** Absent: it is not closed. */
  readonly closed?: { readonly why: string; readonly at: number }
  /** Of the match, entry by entry. Null: it is being played, and what is hidden there is nobody's to see, the host's neither. */
  readonly log: readonly unknown[] | null
  readonly chat: readonly { readonly user: string; readonly name: string; readonly text: string; readonly at: number }[]
}
