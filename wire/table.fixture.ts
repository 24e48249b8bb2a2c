import type { SeatInfo, TableInfo } from './protocol.ts'

/** Somebody who sits there, ready and connected. */
export const seatInfo = (seat: number, name: string, changes: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'person',
  name,
  bot: null,
  ready: true,
  isHere: true,
  isHeld: false,
  options: {},
  ...changes,
})

/** A table in play as its host is told of it; a test says what else matters to it. */
export const tableInfo = (changes: Pick<TableInfo, 'game' | 'seats'> & Partial<TableInfo>): TableInfo => ({
  code: 'KFQ7M',
  status: 'playing',
  isOpen: false,
  options: {},
  time: { kind: 'game' },
  standIn: 'heuristic',
  onTimeout: 'fallback',
  fixedWindows: false,
  host: 0,
  commitment: '',
  isPaused: false,
  pauseVotes: [],
  clock: null,
  rematch: null,
  series: null,
  spectators: 0,
  startRefused: null,
  you: { seat: 0, isHost: true },
  ...changes,
})
