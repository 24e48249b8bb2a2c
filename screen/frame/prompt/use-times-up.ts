import type { TableInfo } from '@starboard/wire/protocol'
import { useRef } from 'react'
import { useAroundBoard } from '../context.ts'
import { doneIn, type TimesUp } from './done-text.ts'

interface Seen {
  readonly table: TableInfo | null
  readonly timesUp: TimesUp
  /** The line was gone: what is told next happened while I was away. */
  readonly isStale: boolean
}

const NEVER: TimesUp = { byBot: 0, byClock: 0 }

/** How often my time was up before my eyes since I moved last, and who moved for me then. */
export function useTimesUp(): TimesUp {
  const { table, connection } = useAroundBoard()
  const seen = useRef<Seen>({ table, timesUp: NEVER, isStale: false })
  const { current } = seen
  if (current.table !== table) seen.current = { table, timesUp: afterTold(current, table), isStale: false }
  if (connection !== 'open') seen.current = { ...seen.current, isStale: true }
  return seen.current.timesUp
}

function afterTold({ table: before, timesUp, isStale }: Seen, after: TableInfo | null): TimesUp {
  if (after?.you.doneForYou === undefined) return NEVER
  if (before === null || isStale) return timesUp
  const [told, done] = [doneIn(before), doneIn(after)]
  // At a seat that none holds a bot moves only when the time is up.
  const isByBot = !isMineHeld(before) && !isMineHeld(after)
  return {
    byBot: timesUp.byBot + (isByBot ? Math.max(0, done.byBot - told.byBot) : 0),
    byClock: timesUp.byClock + Math.max(0, done.byClock - told.byClock),
  }
}

const isMineHeld = ({ seats, you }: TableInfo): boolean => seats.find(({ seat }) => seat === you.seat)?.isHeld === true
