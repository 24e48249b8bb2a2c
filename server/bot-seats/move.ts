import { type Decision, isRefusal } from '@starboard/kernel'
import type { TableQueue } from '../table/queue.ts'
import type { TableState } from '../table/state.ts'

/** Lets a bot think and move; false if it has not moved. It thinks beside the queue: nobody at the table waits for it. */
export async function moveBot(
  state: TableState,
  queue: TableQueue,
  { decision, level }: { readonly decision: Decision; readonly level: string },
): Promise<boolean> {
  const inTurn = <X>(job: () => Promise<X>) => queue.run(() => queue.guarded('bot', job))
  const asked = await inTurn(async () =>
    state.clock.rate === 0 ? null : (state.play?.questionFor(decision, level) ?? null),
  )
  if (asked === null || isRefusal(asked)) return false
  const chosen = await state.services.bots.think(asked.question).catch(() => null)
  if (queue.isStopped) return false
  const moved = await inTurn(async () =>
    state.clock.rate === 0 ? false : state.play?.botMove(decision, { chosen, length: asked.length }),
  )
  return moved === true
}
