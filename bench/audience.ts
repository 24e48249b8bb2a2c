import type { Duplex } from 'node:stream'
import type { Playable } from '@starboard/bots'
import { Guest } from '@starboard/wire/guest'
import { frameOf, openLine } from './bare-line.ts'
import type { BenchRun } from './index.ts'
import { inGroups, LoadedTable, wait } from './load/loaded-table.ts'
import { Tally } from './load/tally.ts'
import { figureOf, shareOf } from './measure.ts'
import { startServer } from './server-process.ts'

const SPECTATORS = 1000
const SESSIONS = 50
/** The neighbour's pace. */
const PAUSE_MS = 20
const QUIET_MS = 1500

/** A thousand people come to watch one table and go again, while two play at another. */
export async function benchAudience({ game }: Playable, { onFigure }: BenchRun): Promise<void> {
  const server = await startServer(['--no-web'])
  const tally = new Tally()
  try {
    const wanted = { url: server.url, game: game.meta.id, tally }
    const watched = await LoadedTable.open(wanted)
    const neighbour = await LoadedTable.open(wanted)
    neighbour.run({ thinkMs: PAUSE_MS, change: 0 })
    const lines = await openLines(server.url)
    await wait(QUIET_MS)
    tally.begin()
    const joinMs = await timeOf(() => Promise.all(lines.map((line) => joined(line, watched.code))))
    await wait(QUIET_MS)
    const leaveMs = await timeOf(async () => {
      for (const line of lines) line.destroy()
      await nobodyWatches(server.url, watched.code)
    })
    await wait(QUIET_MS)
    const { seenMs: seen } = tally.end()
    for (const table of [watched, neighbour]) table.close()
    onFigure(figureOf({ name: `${SPECTATORS} spectators join`, unit: 'ms', goal: { below: 3000 } }, [joinMs]))
    onFigure(figureOf({ name: `${SPECTATORS} spectators leave`, unit: 'ms', goal: { below: 1000 } }, [leaveMs]))
    onFigure(figureOf({ name: 'meanwhile at another table, half of the moves', unit: 'ms' }, [shareOf(seen, 0.5)]))
    onFigure(figureOf({ name: '  99 of 100', unit: 'ms', goal: { below: 100 } }, [shareOf(seen, 0.99)]))
    onFigure(figureOf({ name: '  the slowest', unit: 'ms', goal: { below: 100 } }, [Math.max(...seen)]))
  } finally {
    await server.stop()
  }
}

/** Sessions are few, because who they are is not what is measured; connections are real. */
async function openLines(url: string): Promise<readonly Duplex[]> {
  const guests = await inGroups(SESSIONS, 10, () => Guest.at(url, 'Spectator'))
  let next = 0
  return inGroups(SPECTATORS, 50, () => openLine(url, guests[next++ % guests.length]?.cookie ?? ''))
}

const LOOK = Buffer.from('{"kind":"look"')

/** Until the look has begun to come. */
function joined(line: Duplex, table: string): Promise<void> {
  return new Promise((resolve) => {
    let tail = Buffer.alloc(0)
    line.on('data', (chunk: Buffer) => {
      const heard = Buffer.concat([tail, chunk])
      if (heard.includes(LOOK)) resolve()
      tail = heard.subarray(-LOOK.length)
    })
    line.write(frameOf(JSON.stringify({ kind: 'watch', table })))
  })
}

async function nobodyWatches(url: string, code: string): Promise<void> {
  for (;;) {
    const table = (await (await fetch(`${url}/api/tables/${code}`)).json()) as { spectators: number }
    if (table.spectators === 0) return
    await wait(5)
  }
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return performance.now() - started
}
