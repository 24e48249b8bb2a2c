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
import type { BranchMemory } from '../lobby/branch.ts'
import { Damaged } from '../store/damaged.ts'
import type { AnyEntry, TableRow } from '../store/store.ts'
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

export async function loadMatch(parts: Parts): Promise<Loaded> {
  const { services, game, context } = parts
  const loaded = await readMatch({ services, game, row: context.row })
  const { branch } = context.row.memory
  if (branch === undefined) return loaded ?? { match: await startMatch(parts), from: 0 }
  const there = loaded?.match.length ?? 0
  return loaded !== null && there >= branch.length ? loaded : { match: await takeOver(parts, branch, there), from: 0 }
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
async function startMatch(parts: Parts): Promise<Match<GameTypes>> {
  const { game, context } = parts
  const { match, batch } = Match.start(partsOf({ game, row: context.row }))
  await write(parts, match, { from: 0, entries: [batch.entry] })
  return match
}

/** A branch begins with entries of a finished match: all of them, also where a start before this one was cut off. */
async function takeOver(parts: Parts, { table, length }: BranchMemory, there: number): Promise<Match<GameTypes>> {
  const { services, game, context } = parts
  const before = (await entriesFrom({ services, row: { id: table } }, 0)).slice(0, length)
  const match = Match.fold(partsOf({ game, row: context.row }), before)
  await write(parts, match, { from: there, entries: before.slice(there) })
  return match
}

/** All of them in one turn of the event loop: they share a commit. */
async function write(
  { services: { store, now, wall }, context }: Parts,
  match: Match<GameTypes>,
  { from, entries }: { readonly from: number; readonly entries: readonly AnyEntry[] },
): Promise<void> {
  const { version } = context
  const { id: table } = context.row
  const written = {
    status: statusOf(match),
    dueAt: dueAt(match, { clock: context.clock, botAt: (seat) => context.botAt(seat) }, now()),
    at: wall(),
  }
  const appends = entries.map((entry, place) =>
    store.log.append({ table, version: version + place, seq: from + place, actionId: null, entry, ...written }),
  )
  await orNotSaved(Promise.all(appends))
  for (const _ of entries) context.onAppended(written)
}

const entriesFrom = async (
  { services, row }: { readonly services: Pick<Services, 'store'>; readonly row: Pick<TableRow, 'id'> },
  from: number,
) => (await orNotSaved(services.store.log.read(row.id, from))).map(({ entry }) => entry)

function partsOf({ game, row }: Pick<Reading, 'game' | 'row'>, streams: Streams = {}): MatchParts<GameTypes> {
  if (row.header === null) throw new Error(`The match of table ${row.id} has not started.`)
  // A copy: whatever rules do with their set-up, a row does not change.
  const header = copy(row.header)
  const source = matchChance(luckOf(header, row.seed), streams)
  return { game, header, source, isHostRemembering: true }
}
