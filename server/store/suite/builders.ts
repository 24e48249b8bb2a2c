import type { ActEntry, GameTypes, Header, Seat, Snapshot } from '@starboard/kernel'
import type { Append, SeatRow, TableRow } from '../store.ts'

export const seatRow = (given: Partial<SeatRow> = {}): SeatRow => ({
  seat: 0,
  user: 'ada',
  bot: null,
  name: 'Ada',
  ready: true,
  seed: 'seat-seed',
  ...given,
})

export const tableRow = (given: Partial<TableRow> = {}): TableRow => ({
  id: 't1',
  code: `CODE-${given.id ?? 't1'}`,
  game: 'comet-rush',
  status: 'lobby',
  isOpen: true,
  host: 'ada',
  settings: {
    options: { limit: 60 },
    time: { kind: 'game' },
    standIn: 'random',
    onTimeout: 'fallback',
    fixedWindows: false,
    seatOptions: [],
  },
  memory: {},
  header: null,
  seed: 'secret',
  clock: { wall: 1_700_000_000_000, match: 0, rate: 0 },
  dueAt: null,
  createdAt: 1_700_000_000_000,
  touchedAt: 1_700_000_000_000,
  rematch: null,
  version: 0,
  seats: [],
  ...given,
})

export const entryRow = (given: Partial<Append> = {}): Append => ({
  table: 't1',
  // As many writes as there are entries: nothing else was written.
  version: given.seq ?? 0,
  seq: 0,
  actionId: null,
  entry: entrySaying(`entry ${given.seq ?? 0}`),
  status: 'playing',
  dueAt: null,
  at: 1_700_000_001_000,
  ...given,
})

/** Any text may be an action's own. */
export const entrySaying = (text: string): ActEntry<{ kind: string; text: string }> => ({
  at: 5,
  luck: [],
  kind: 'act',
  seat: 0 as Seat,
  action: { kind: 'say', text },
  by: 'player',
  id: '0/a',
})

export const header: Header<GameTypes> = {
  format: 'starboard-match/1',
  game: 'comet-rush',
  setup: { rules: 1, seats: 2, options: { limit: 60 }, seatOptions: [{}, {}], bots: [1 as Seat] },
  pace: { pauseMs: 1500, fixedWindows: false },
  commitment: 'c0ffee',
  seatSeeds: ['s0', 's1'],
}

export const snapshotAt = (length: number, state = 'as it was'): Snapshot => ({
  length,
  now: 5,
  state: { text: state },
  hash: 'hash',
  streams: {},
  told: [length, 0],
})

/** Strings that would do harm if they ever became part of a statement, and strings that are merely unusual. */
export const NASTY = [
  `'; drop table users; --`,
  `" or ""="`,
  `x'), ('y', 'z', 1); delete from tables; --`,
  '$1 ? :name @name %s \\ \\x00 {a,b}',
  `${'`'}; select 1; /*`,
  'null',
  '',
  'Zoë 🚀 彗星 \u202Eabc \u0007\n\t',
] as const

export const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index)

/** How each one ended: the names of errors, 'done' for the rest. */
export const endings = async (promises: readonly Promise<unknown>[]): Promise<readonly string[]> =>
  (await Promise.allSettled(promises)).map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.name))
