import type { Batch, GameTypes, Match } from '@starboard/kernel'
import type { Append } from '../store/store.ts'
import type { Parts } from './match-log.ts'
import type { Written } from './play-context.ts'

/** What is true of the table once an entry is in, and whose message made it. */
type After = Pick<Append, 'actionId' | 'status' | 'dueAt'>

/** One after another: an entry must not get in if the one that it builds on does not. */
export async function appendAll(parts: Parts, batches: readonly Batch<unknown>[], end: After): Promise<void> {
  // Until the last of them is in, there is something left to do at once.
  const meanwhile: After = { actionId: end.actionId, status: 'playing', dueAt: parts.services.now() }
  const last = batches.at(-1)
  for (const batch of batches) await appendOne(parts, batch, batch === last ? end : meanwhile)
}

export function appendOne(
  { services, context }: Parts,
  { index: seq, entry }: Batch<unknown>,
  { actionId, status, dueAt }: After,
): Promise<void> {
  const { row, version, written } = context
  const told: Written = { status, dueAt, at: services.wall() }
  const isAsBefore = isWritten(told, written)
  const { id: table } = row
  return services.store.log
    .append({ table, version, seq, actionId, entry, status, dueAt, at: told.at, isAsBefore })
    .then(() => context.onAppended(isAsBefore ? null : told))
}

/** When a table was touched matters by the day: it is written once in a while, or when something else is. */
const TOUCHED_EVERY_MS = 60_000

const isWritten = ({ status, dueAt, at }: Written, before: Written): boolean =>
  status === before.status && dueAt === before.dueAt && Math.abs(at - before.at) < TOUCHED_EVERY_MS

/** A snapshot is only a cache: if it cannot be kept, the match goes on without it. */
export function keepSnapshot({ services, context }: Parts, match: Match<GameTypes>): void {
  const { log, store, metrics } = services
  const { row } = context
  store.log.saveSnapshot(row.id, match.snapshot()).catch((error: unknown) => {
    metrics.storeErrors.inc()
    log.warn({ table: row.code, error: String(error) }, 'snapshot not saved')
  })
}
