import { Bug, type Refusal, refuse } from '@starboard/kernel'
import type { TableState } from '../table/state.ts'
import { COMES_BACK, isOusted, isUnsure, NotSaved, notSaved } from './not-saved.ts'
import { redactedStack } from './redacted-stack.ts'

/** Records what went wrong, and says it to whoever waits. After a bug the match in memory is the one in the log again. */
export async function failureAt({ services, row, play }: TableState, what: string, error: unknown): Promise<Refusal> {
  const { log, metrics } = services
  const where = { table: row.code, game: row.game, what, entry: play?.match.length ?? 0 }
  if (error instanceof NotSaved) {
    log.error({ ...where, error: redactedStack(error) }, 'not saved')
    return isUnsure(error) || isOusted(error) ? COMES_BACK : notSaved
  }
  log.error({ ...where, error: redactedStack(error) }, 'trouble at a table')
  if (error instanceof Bug) metrics.bugs.inc({ game: row.game })
  await play?.reload().catch((again: unknown) => log.error({ ...where, error: redactedStack(again) }, 'not reloaded'))
  return TROUBLE
}

const TROUBLE = refuse(
  'trouble',
  'table',
  'Something went wrong in the rules; it is recorded, and the match stands as before.',
)
