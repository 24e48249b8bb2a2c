import { companyAt, joltsThatWreck } from './jolts.ts'
import type { Judge } from './judge.ts'
import type { Leaning } from './leaning.ts'
import { loneEnd } from './lone.ts'
import { MOVES } from './moves.ts'
import { type Cards, cardsFor, type Outlook } from './outlook.ts'
import type { Line, Task } from './search.ts'
import type { Skill } from './skill.ts'
import { type Ends, type Program, playTurns } from './trials.ts'
import { weights } from './weights.ts'
import type { World } from './world.ts'
import { worthOf } from './worth.ts'

/** Who plans. */
export interface Mind {
  readonly skill: Skill
  readonly leaning: Leaning
}

/** One program on trial: what it was worth so far, going on and powering down. */
export interface Plan {
  readonly program: Program
  /** Against it, whatever the trials say. */
  readonly risk: number
  readonly mayRest: boolean
  trials: number
  wins: number
  running: number
  down: number
}

export const UNTRIED = { trials: 0, wins: 0, running: 0, down: 0 } as const

interface Planning {
  readonly mind: Mind
  readonly task: Task
  readonly cards: Cards
}

export const planOf = (o: Outlook, { mind, task, cards }: Planning, { moves }: Line): Plan => ({
  program: cardsFor(moves, cards),
  risk: riskOf(o, { mind, task }, moves),
  mayRest: task.mayPowerDown && (!mind.skill.isSound || o.me.damage + loneEnd(task, moves).hits > 0),
  ...UNTRIED,
})

function riskOf(o: Outlook, { mind, task }: Omit<Planning, 'cards'>, moves: readonly number[]): number {
  const { jolt, company, stride } = mind.leaning
  const { pose } = task.start
  const liked = company === 0 ? 0 : company * companyAt(o, loneEnd(task, moves).pose)
  return (
    jolt * joltsThatWreck(o, pose, moves) - liked - stride * moves.reduce((sum, move) => sum + spacesBeyond(move), 0)
  )
}

/** Move 2 and Move 3 go further than one space. */
function spacesBeyond(move: number): number {
  const instruction = MOVES[move] ?? null
  return instruction?.kind === 'steps' ? Math.max(0, instruction.steps - 1) : 0
}

interface Trying {
  readonly mind: Mind
  readonly judge: Judge
  readonly plans: readonly Plan[]
}

/** All of them in one imagined world. */
export function tryAll(o: Outlook, { mind, judge, plans }: Trying, world: World): void {
  const programs = plans.map(({ program }) => program)
  for (const [place, ends] of playTurns(o, world, programs).entries()) {
    const [plan, mine] = [plans[place], ends[o.seat]]
    if (plan === undefined || mine === undefined) continue
    const others = rivalsShare(o, ends, mind.leaning)
    plan.trials++
    if (mine.next > o.route.last) plan.wins++
    plan.running += judge.running(mine, plan.program) - others
    plan.down += judge.down(mine) - others
  }
}

/** What the others gained, as far as it is my loss. */
function rivalsShare(o: Outlook, ends: Ends, { rival }: Leaning): number {
  let [sum, count] = [0, 0]
  for (const robot of o.view.robots) {
    const end = ends[robot.seat]
    if (end === undefined || robot.seat === o.seat) continue
    count++
    sum += end.next > o.route.last ? weights.loss : rival * worthOf(o.route, o.view.options, end)
  }
  return count === 0 ? 0 : sum / count
}

/** Resting counts only as what may be done: RR-11.9. */
export const scoreOf = ({ mayRest, running, down, trials, risk }: Plan): number =>
  (mayRest ? Math.max(running, down) : running) / trials - risk

/** Never when the race is about to be won. */
export const isTimeToRest = ({ mayRest, running, down, wins, trials }: Plan, { rest }: Leaning): boolean =>
  mayRest && wins === 0 && down + rest * trials > running
