import { useRef } from 'react'
import { type AroundBoard, useAroundBoard } from '../context.ts'

interface Seen {
  readonly table: AroundBoard['table']
  readonly byClock: number
  readonly timesUp: number
  /** The line was gone: what is told next happened while I was away. */
  readonly isStale: boolean
}

/** How often the clock has moved for me while I was looking on, since I moved last. */
export function useTimesUp(): number {
  const { table, connection } = useAroundBoard()
  const byClock = table?.you.doneForYou?.byClock ?? 0
  const seen = useRef<Seen>({ table, byClock, timesUp: 0, isStale: false })
  const { current } = seen
  if (current.table !== table) seen.current = { ...afterTold(current, byClock), table }
  if (connection !== 'open') seen.current = { ...seen.current, isStale: true }
  return seen.current.timesUp
}

function afterTold(before: Seen, byClock: number): Omit<Seen, 'table'> {
  const more = before.table === null || before.isStale ? 0 : Math.max(0, byClock - before.byClock)
  return { byClock, timesUp: byClock === 0 ? 0 : before.timesUp + more, isStale: false }
}
