import { useAroundBoard } from '../context.ts'
import { useNow } from '../prompt/countdown.ts'

/** Real milliseconds until the match goes on by itself, ticking; told anew, it is right again. Null: it does not. */
export function usePauseLeft(): number | null {
  const { table, tableAt } = useAroundBoard()
  const endsInMs = table?.pause?.endsInMs ?? null
  const now = useNow(endsInMs !== null)
  return endsInMs === null ? null : Math.max(0, endsInMs - Math.max(0, now - tableAt))
}
