import type { DoneForYou, TableInfo } from '@starboard/wire/protocol'
import { together } from './text.ts'

const NOTHING: DoneForYou = { since: 0, byBot: 0, byClock: 0 }

/** What bots and the clock have done for me since it was last told. */
export function doneNews(before: TableInfo | null, after: TableInfo | null): readonly string[] {
  const done = after?.you.doneForYou
  if (done === undefined || after === null) return []
  if (before === null) return done.byBot + done.byClock === 0 ? [] : [awayText(done)]
  const told = before.you.doneForYou ?? NOTHING
  return [...timeUp(done.byClock - told.byClock, after), ...byBot(done.byBot - told.byBot)]
}

const timeUp = (times: number, { onTimeout }: TableInfo): readonly string[] =>
  times <= 0 ? [] : [`Time was up: ${onTimeout === 'bot' ? 'a bot' : 'the clock'} moved for you.`]

const byBot = (moves: number): readonly string[] =>
  moves <= 0 ? [] : [`A bot made ${counted(moves)} for you while you were away.`]

/** "While you were away (since 14:05) a bot made 3 moves for you and the clock 1." */
function awayText({ since, byBot: bot, byClock }: DoneForYou): string {
  const doers = [
    ...(bot === 0 ? [] : [`a bot made ${counted(bot)} for you`]),
    ...(byClock === 0 ? [] : [bot === 0 ? `the clock made ${counted(byClock)} for you` : `the clock ${byClock}`]),
  ]
  return `While you were away (since ${momentText(since)}) ${together(doers)}.`
}

const counted = (moves: number): string => (moves === 1 ? '1 move' : `${moves} moves`)

/** "Tue 14:05" */
function momentText(at: number): string {
  const moment = new Date(at)
  const day = moment.toLocaleDateString('en-GB', { weekday: 'short' })
  return `${day} ${moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`
}
