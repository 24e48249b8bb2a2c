import { dueAt } from '@starboard/driver'
import {
  type AnyGame,
  copy,
  type GameTypes,
  luckOf,
  Match,
  type MatchParts,
  matchChance,
  type Snapshot,
  type Streams,
} from '@starboard/kernel'
import { orNotSaved } from '../failures/not-saved.ts'
import { redactedStack } from '../failures/redacted-stack.ts'
import { Damaged } from '../store/damaged.ts'
import type { TableRow } from '../store/store.ts'
import type { Services } from '../table/services.ts'
import { type PlayContext, statusOf } from './play-context.ts'

export interface Parts {
  readonly services: Services
  readonly game: AnyGame
  readonly context: PlayContext
}

/** A match and the length of the snapshot it was folded from. */
export interface Loaded {
  readonly match: Match<GameTypes>
  readonly from: number
}

export async function loadMatch({ services, game, context }: Parts): Promise<Loaded> {
  const loaded = await readMatch({ services, game, row: context.row })
  return loaded ?? { match: await startMatch({ services, game, context }), from: 0 }
}

/** What it takes to read a match, and no more: nothing is written. */
export interface Reading {
  readonly services: Pick<Services, 'store' | 'log'>
  readonly game: AnyGame
  readonly row: TableRow
}

/** A snapshot is only a cache: one that does not fit is left aside, and the whole log is folded. Null: no entry yet. */
export async function readMatch(reading: Reading): Promise<Loaded | null> {
  const { services, row } = reading
  const snapshot = await savedSnapshot(reading)
  if (snapshot === null) return foldWhole(reading)
  const tail = await entriesFrom(reading, snapshot.length)
  try {
    return { match: Match.resume(partsOf(reading, snapshot.streams), snapshot, tail), from: snapshot.length }
  } catch (error) {
    const where = { table: row.code, length: snapshot.length }
    services.log.warn({ ...where, error: redactedStack(error) }, 'snapshot not usable')
    return foldWhole(reading)
  }
}

async function savedSnapshot({ services, row }: Reading): Promise<Snapshot | null> {
  try {
    return await orNotSaved(services.store.log.latestSnapshot(row.id))
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    services.log.warn({ table: row.code, error: redactedStack(error) }, 'snapshot not usable')
    return null
  }
}

async function foldWhole(reading: Reading): Promise<Loaded | null> {
  const log = await entriesFrom(reading, 0)
  return log.length > 0 ? { match: Match.fold(partsOf(reading), log), from: 0 } : null
}

/** Set-up is the first entry: like every other it is durable before anybody sees it. */
async function startMatch({ services, game, context }: Parts): Promise<Match<GameTypes>> {
  const { store, now, wall } = services
  const { match, batch } = Match.start(partsOf({ game, row: context.row }))
  const written = {
    status: statusOf(match),
    dueAt: dueAt(match, { clock: context.clock, botAt: (seat) => context.botAt(seat) }, now()),
    at: wall(),
  }
  const { version } = context
  const { id: table } = context.row
  const { index: seq, entry } = batch
  await orNotSaved(store.log.append({ table, version, seq, actionId: null, entry, ...written }))
  context.onAppended(written)
  return match
}

const entriesFrom = async ({ services, row }: Reading, from: number) =>
  (await orNotSaved(services.store.log.read(row.id, from))).map(({ entry }) => entry)

function partsOf({ game, row }: Pick<Reading, 'game' | 'row'>, streams: Streams = {}): MatchParts<GameTypes> {
  if (row.header === null) throw new Error(`The match of table ${row.id} has not started.`)
  // A copy: whatever rules do with their set-up, a row does not change.
  const header = copy(row.header)
  const source = matchChance(luckOf(header, row.seed), streams)
  return { game, header, source, isHostRemembering: true }
}
