import type { Batch, GameTypes, Match } from '@starboard/kernel'
import type { Append } from '../store/store.ts'
import type { Parts } from './match-log.ts'

/** One after another: an entry must not get in if the one that it builds on does not. */
export async function appendAll(
  { services, context }: Parts,
  batches: readonly Batch<unknown>[],
  { actionId, ...end }: Pick<Append, 'actionId' | 'status' | 'dueAt'>,
): Promise<void> {
  const { store, now } = services
  const [table, at] = [context().row.id, now()]
  // Until the last of them is in, there is something left to do at once.
  const meanwhile = { status: 'playing', dueAt: at } as const
  for (const batch of batches)
    await store.log.append({
      table,
      seq: batch.index,
      actionId,
      entry: batch.entry,
      at,
      ...(batch === batches.at(-1) ? end : meanwhile),
    })
}

/** A snapshot is only a cache: if it cannot be kept, the match goes on without it. */
export function keepSnapshot({ services, context }: Parts, match: Match<GameTypes>): void {
  const { log, store, metrics } = services
  const { row } = context()
  store.log.saveSnapshot(row.id, match.snapshot()).catch((error: unknown) => {
    metrics.storeErrors.inc()
    log.warn({ table: row.code, error: String(error) }, 'snapshot not saved')
  })
}
