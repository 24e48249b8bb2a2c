import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Playable } from '@starboard/bots'
import { seatOf } from '@starboard/kernel'
import { openStore } from '@starboard/server'
import type { BenchRun } from './index.ts'
import { figureOf } from './measure.ts'

const BATCH = 100
const BATCHES = 100
const WARM_UP_ROUNDS = 2

/** Moves that are safe on the disk: as many as come in one turn of the event loop share a commit, here always a hundred. */
export async function benchStore({ game }: Playable, { rounds, onFigure }: BenchRun): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'starboard-bench-'))
  const store = await openStore({ dataDir })
  await store.tables.add(tableOf(game.meta.id))
  const appended = (seq: number) =>
    store.log.append({
      table: 't',
      version: seq,
      seq,
      actionId: null,
      entry: move(seq),
      status: 'playing',
      dueAt: null,
      at: seq,
    })
  const round = async (first: number): Promise<number> => {
    const start = performance.now()
    for (let batch = 0; batch < BATCHES; batch++)
      await Promise.all(Array.from({ length: BATCH }, (_, place) => appended(first + batch * BATCH + place)))
    return (BATCH * BATCHES * 1000) / (performance.now() - start)
  }
  const rates: number[] = []
  for (let done = 0; done < WARM_UP_ROUNDS + rounds; done++) rates.push(await round(done * BATCH * BATCHES))
  await store.close()
  await rm(dataDir, { recursive: true })
  onFigure(figureOf({ name: `durable log entries, ${BATCH} a commit`, unit: 'rows/s' }, rates.slice(WARM_UP_ROUNDS)))
}

const move = (seq: number) =>
  ({
    at: seq,
    luck: [],
    kind: 'act',
    seat: seatOf(0),
    action: { kind: 'go', to: seq },
    by: 'player',
    id: `${seq}/a`,
  }) as const

const tableOf = (game: string) =>
  ({
    id: 't',
    code: 'BENCH',
    game,
    status: 'playing',
    isOpen: false,
    host: 'ada',
    settings: {
      options: {},
      time: { kind: 'game' },
      standIn: 'random',
      onTimeout: 'fallback',
      fixedWindows: false,
      seatOptions: [],
    },
    memory: {},
    header: null,
    seed: 'secret',
    clock: { wall: 0, match: 0, rate: 0 },
    dueAt: null,
    createdAt: 0,
    touchedAt: 0,
    rematch: null,
    version: 0,
    seats: [],
  }) as const
