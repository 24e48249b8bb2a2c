import type { DoneForYou, TableInfo } from '@starboard/wire/protocol'
import { counted, listed, sinceWhen } from '../../pieces/words.ts'

/** What was done for me, as sentences. `timesUp`: how often my time was up before my eyes. Null: nothing. */
export function doneText({ you, onTimeout }: TableInfo, timesUp: number, now: number): string | null {
  const done = you.doneForYou
  if (done === undefined) return null
  const unseen = { ...done, byClock: done.byClock - timesUp }
  const texts = [timesUp > 0 ? timeUpText(timesUp, onTimeout) : '', awayText(unseen, now)]
  return texts.filter((text) => text !== '').join(' ') || null
}

const timeUpText = (times: number, onTimeout: TableInfo['onTimeout']): string =>
  `Time was up${times === 1 ? '' : ` ${times} times`}: ${onTimeout === 'bot' ? 'a bot' : 'the clock'} moved for you.`

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
