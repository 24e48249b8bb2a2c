import type { Playable } from '@starboard/bots'
import type { BenchRun } from './index.ts'
import { inGroups, LoadedTable, wait } from './load.ts'
import { figureOf, shareOf } from './measure.ts'
import { startServer } from './server-process.ts'

const TABLES = [10, 100, 500] as const
/** Paced: every table moves about this often, as lively people do. */
const PACE_MS = 1000
const WARM_UP_MS = 1500
const MEASURED_MS = 6000

/** Real sockets against a real server process with a file store. The load shares the machine with the server. */
export async function benchServer({ game }: Playable, { onFigure }: BenchRun): Promise<void> {
  for (const tables of TABLES) {
    const paced = await load({ game: game.meta.id, tables, pauseMs: PACE_MS })
    const flatOut = await load({ game: game.meta.id, tables, pauseMs: 0 })
    const goal = tables === 100 ? { goal: { below: 100 } } : {}
    onFigure(figureOf({ name: `${tables} tables, a move a second each: moves`, unit: 'moves/s' }, [paced.rate]))
    onFigure(figureOf({ name: '  sent to seen by the other player, half of them', unit: 'ms' }, [paced.p50]))
    onFigure(figureOf({ name: '  99 of 100', unit: 'ms', ...goal }, [paced.p99]))
    onFigure(figureOf({ name: `${tables} tables, as fast as they can: moves`, unit: 'moves/s' }, [flatOut.rate]))
    onFigure(figureOf({ name: '  sent to seen, half of them', unit: 'ms' }, [flatOut.p50]))
    onFigure(figureOf({ name: '  99 of 100', unit: 'ms' }, [flatOut.p99]))
  }
}

interface Load {
  readonly game: string
  readonly tables: number
  readonly pauseMs: number
}

async function load(wanted: Load): Promise<{ rate: number; p50: number; p99: number }> {
  const server = await startServer(['--no-web'])
  const seen: number[] = []
  const state = { isMeasured: false, isOver: false, moves: 0 }
  try {
    const tables = await inGroups(wanted.tables, 20, () => LoadedTable.open(server.url, wanted.game))
    for (const table of tables) table.run(wanted.pauseMs, state, seen)
    await wait(WARM_UP_MS)
    state.isMeasured = true
    await wait(MEASURED_MS)
    state.isMeasured = false
    state.isOver = true
    for (const table of tables) table.close()
  } finally {
    await server.stop()
  }
  return { rate: state.moves / (MEASURED_MS / 1000), p50: shareOf(seen, 0.5), p99: shareOf(seen, 0.99) }
}
