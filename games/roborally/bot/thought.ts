import { shuffled } from '@starboard/kernel'
import { WRECK } from './drive.ts'
import { loneEnd } from './lone.ts'
import { type Cards, type Outlook, taskOf } from './outlook.ts'
import { bestLines, type Line, type Task } from './search.ts'
import type { Skill } from './skill.ts'

/** The cards that come to mind: never too few, and all of them where there is no good way with the others. */
export function thoughtOf(o: Outlook, cards: Cards, { overlooked }: Skill): Cards {
  if (overlooked === 0) return cards
  const open = cards.registers.filter((register) => register === 'open').length
  const hand = shuffled(cards.hand, o.luck, 'bot').slice(0, Math.max(open, cards.hand.length - overlooked))
  const some = { ...cards, hand }
  const task = taskOf(o, o.me, some)
  return bestLines(task, 1).some((line) => isSafe(task, line)) ? some : cards
}

/** The best programs worth a trial. */
export function linesFor(task: Task, { rounds, isSound }: Skill): readonly Line[] {
  const most = Math.max(...rounds.map(({ programs }) => programs))
  const lines = bestLines(task, most)
  if (!isSound) return lines
  const safe = (all: readonly Line[]) => all.filter((line) => isSafe(task, line))
  const sound = [safe(lines), safe(bestLines(task, EVERY))].find(({ length }) => length > 0)
  return sound?.slice(0, most) ?? lines
}

/** More programs than nine cards make. */
const EVERY = 20_000

/** RR-4.6, 9.1: whether it leaves the robot in the factory if nobody else acts. */
const isSafe = (task: Task, { moves }: Line): boolean => loneEnd(task, moves).pose !== WRECK
