import type { DoneForYou, TableInfo } from '@starboard/wire/protocol'
import { together } from './text.ts'

const NOTHING: DoneForYou = { since: 0, byBot: 0, byClock: 0 }

interface Told {
  readonly before: TableInfo | null
  readonly after: TableInfo | null
  /** The line was gone in between. */
  readonly wasAway: boolean
}

/** What bots and the clock have done for me since it was last told. */
export function doneNews({ before, after, wasAway }: Told): readonly string[] {
  const done = after?.you.doneForYou
  if (done === undefined || after === null) return []
  const told = before?.you.doneForYou ?? NOTHING
  const [byBot, byClock] = [done.byBot - told.byBot, done.byClock - told.byClock]
  if (byBot + byClock <= 0) return []
  if (before === null || wasAway) return [awayText(done)]
  return [
    ...(byClock > 0 ? ['Time was up: the clock moved for you.'] : []),
    // At a seat that none holds a bot moves only when the time is up.
    ...(byBot > 0
      ? [isHeld(before) || isHeld(after) ? 'A bot moved for you.' : 'Time was up: a bot moved for you.']
      : []),
  ]
}

const isHeld = ({ seats, you }: TableInfo): boolean => seats.find(({ seat }) => seat === you.seat)?.isHeld === true

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
