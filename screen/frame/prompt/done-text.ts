import type { DoneForYou, TableInfo } from '@starboard/wire/protocol'
import { counted, listed, sinceWhen } from '../../pieces/words.ts'

/** Those moves for me that were made because my time was up. */
export type TimesUp = Pick<DoneForYou, 'byBot' | 'byClock'>

const NOTHING: DoneForYou = { since: 0, byBot: 0, byClock: 0 }

export const doneIn = ({ you }: TableInfo): DoneForYou => you.doneForYou ?? NOTHING

/** What was done for me, as sentences: before my eyes, and while I was away. Null: nothing. */
export function doneText(table: TableInfo, timesUp: TimesUp, now: number): string | null {
  const { since, byBot, byClock } = doneIn(table)
  const unseen = { since, byBot: byBot - timesUp.byBot, byClock: byClock - timesUp.byClock }
  return [timeUpText(timesUp), awayText(unseen, now)].filter((text) => text !== '').join(' ') || null
}

function timeUpText({ byBot, byClock }: TimesUp): string {
  const times = byBot + byClock
  if (times === 0) return ''
  return `Time was up${times === 1 ? '' : ` ${times} times`}: ${byBot > 0 ? 'a bot' : 'the clock'} moved for you.`
}

/** "While you were away (since 14:05) a bot made 3 moves for you and the clock 1." */
function awayText({ since, byBot, byClock }: DoneForYou, now: number): string {
  const doers = [
    ...(byBot === 0 ? [] : [`a bot made ${counted(byBot, 'move')} for you`]),
    ...(byClock === 0
      ? []
      : [byBot === 0 ? `the clock made ${counted(byClock, 'move')} for you` : `the clock ${byClock}`]),
  ]
  return doers.length === 0 ? '' : `While you were away (since ${sinceWhen(since, now)}) ${listed(doers)}.`
}
