import type { Batch, GameTypes, Match } from '@starboard/kernel'
import type { Append } from '../store/store.ts'
import type { Parts } from './match-log.ts'
import type { Written } from './play-context.ts'

/** One after another: an entry must not get in if the one that it builds on does not. */
export async function appendAll(
  { services, context }: Parts,
  batches: readonly Batch<unknown>[],
  { actionId, ...end }: Pick<Append, 'actionId' | 'status' | 'dueAt'>,
): Promise<void> {
  const { store, now, wall } = services
  const [table, at] = [context().row.id, wall()]
  // Until the last of them is in, there is something left to do at once.
  const meanwhile = { status: 'playing', dueAt: now() } as const
  for (const batch of batches) {
    const { row, written } = context()
    const told = { at, ...(batch === batches.at(-1) ? end : meanwhile) }
    const isAsBefore = isWritten(told, written)
    await store.log.append({
      table,
      version: row.version,
      seq: batch.index,
      actionId,
      entry: batch.entry,
      ...told,
      isAsBefore,
    })
    context().onAppended(isAsBefore ? null : told)
  }
}

/** When a table was touched matters by the day: it is written once in a while, or when something else is. */
const TOUCHED_EVERY_MS = 60_000

const isWritten = ({ status, dueAt, at }: Written, before: Written): boolean =>
  status === before.status && dueAt === before.dueAt && Math.abs(at - before.at) < TOUCHED_EVERY_MS

/** A snapshot is only a cache: if it cannot be kept, the match goes on without it. */
export function keepSnapshot({ services, context }: Parts, match: Match<GameTypes>): void {
  const { log, store, metrics } = services
  const { row } = context()
  store.log.saveSnapshot(row.id, match.snapshot()).catch((error: unknown) => {
    metrics.storeErrors.inc()
    log.warn({ table: row.code, error: String(error) }, 'snapshot not saved')
  })
}
