import type { PauseInfo, TableInfo } from '@starboard/wire/protocol'
import { seatInfo, tableInfo } from '../../wire/table.fixture.ts'

/** The table of `FACES`: Ada looks at it, Ben sits opposite, Kepler is a bot. */
export const tableOf = (change: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({
    game: 'lanterns',
    seats: [seatInfo(0, 'Ada'), seatInfo(1, 'Ben'), seatInfo(2, 'Kepler', { kind: 'bot', bot: 'heuristic' })],
    ...change,
  })

/** The same table while its clock stands. */
export const pausedTable = (pause: Partial<PauseInfo> = {}, change: Partial<TableInfo> = {}): TableInfo =>
  tableOf({
    isPaused: true,
    pause: { by: 'vote', isBlind: false, isEnding: false, endsInMs: null, ...pause },
    ...change,
  })
