import {
  type AnyGame,
  committedChance,
  type Entry,
  type GameTypes,
  type Header,
  Match,
  type MatchParts,
  type Snapshot,
  type Streams,
} from '@starboard/kernel'
import { dueAt, type Seating, statusOf } from './seating.ts'
import type { Services } from './services.ts'
import type { TableRow } from './store/store.ts'
import { traceOf } from './trace.ts'
import { stored } from './unsaved.ts'

export interface Parts {
  readonly services: Services
  readonly game: AnyGame
  readonly seating: () => Seating
}

/** A match and the length of the snapshot it was folded from. */
export interface Loaded {
  readonly match: Match<GameTypes>
  readonly from: number
}

/** A snapshot is only a cache: one that does not fit is left aside, and the whole log is folded. */
export async function loadMatch(parts: Parts): Promise<Loaded> {
  const { services, seating } = parts
  const { row } = seating()
  const saved = await stored(services.store.log.latestSnapshot(row.id))
  if (saved === null) return foldWhole(parts)
  const tail = await entriesFrom(services, row, saved.length)
  try {
    const snapshot = JSON.parse(saved.snapshot) as Snapshot
    return { match: Match.resume(partsOf(parts, snapshot.streams), snapshot, tail), from: saved.length }
  } catch (error) {
    services.log.warn({ table: row.code, length: saved.length, error: traceOf(error) }, 'snapshot not usable')
    return foldWhole(parts)
  }
}

async function foldWhole(parts: Parts): Promise<Loaded> {
  const { services, seating } = parts
  const { row } = seating()
  const log = await entriesFrom(services, row, 0)
  return { match: log.length > 0 ? Match.fold(partsOf(parts), log) : await startMatch(parts), from: 0 }
}

/** Set-up is the first entry: like every other it is durable before anybody sees it. */
async function startMatch(parts: Parts): Promise<Match<GameTypes>> {
  const { store, now } = parts.services
  const { match, batch } = Match.start(partsOf(parts))
  const [seating, at] = [parts.seating(), now()]
  await stored(
    store.log.append({
      table: seating.row.id,
      seq: batch.index,
      actionId: null,
      entry: JSON.stringify(batch.entry),
      status: statusOf(match),
      dueAt: dueAt(match, seating, at),
      at,
    }),
  )
  return match
}

const entriesFrom = async ({ store }: Services, { id }: TableRow, from: number) =>
  (await stored(store.log.read(id, from))).map(({ entry }) => JSON.parse(entry) as Entry<{ kind: string }>)

function partsOf({ game, seating }: Parts, streams: Streams = {}): MatchParts<GameTypes> {
  const { row } = seating()
  const header = JSON.parse(row.header ?? 'null') as Header<GameTypes>
  return { game, header, source: committedChance({ seed: row.seed, seatSeeds: header.seatSeeds }, streams) }
}
