import { bug } from '@starboard/kernel'
import type { Submit } from '../rules/actions.ts'
import type { Card } from '../rules/cards.ts'
import { isLocked } from '../rules/damage.ts'
import { fireIn } from './fire.ts'
import { joltsThatWreck } from './jolts.ts'
import { type Cards, cardsFor, type Outlook, ownCards, taskOf } from './outlook.ts'
import { bestLines, type Line, type Task } from './search.ts'
import { type Ends, type Program, playTurns } from './trials.ts'
import { weights } from './weights.ts'
import { imagineWorld, type World } from './world.ts'
import { worthOf, worthWhenDown } from './worth.ts'

/** RR-3.15: the whole program at once. */
export function submitProgram(o: Outlook): Submit {
  // RR-3.12: after a turn's rest there is nothing to repair.
  if (o.me.poweredDown) return { kind: 'submit', program: o.me.registers.map(() => null), powerDown: false }
  const { program, powerDown } = chosenPlan(o)
  return {
    kind: 'submit',
    program: program.map((card, place) => (isLocked(o.me, place + 1) ? null : card)),
    powerDown,
  }
}

/** One program on trial: what it was worth so far, going on and powering down. */
interface Plan {
  readonly program: Program
  readonly risk: number
  trials: number
  wins: number
  running: number
  down: number
}

interface Chosen {
  readonly program: readonly (Card | null)[]
  readonly powerDown: boolean
}

function chosenPlan(o: Outlook): Chosen {
  const cards = ownCards(o)
  const worlds = Array.from({ length: WORLDS }, () => imagineWorld(o))
  const task: Task = { ...taskOf(o, o.me, cards), fire: fireIn(o, worlds) }
  let plans = bestLines(task, MOST_PROGRAMS).map((line) => planOf(o, task, cards, line))
  for (const { programs, trials } of weights.rounds) {
    plans = plans.slice(0, programs)
    for (const world of worlds.splice(0, trials)) tryAll(o, task, plans, world)
    plans.sort((one, other) => scoreOf(task, other) - scoreOf(task, one))
  }
  const [best] = plans
  if (best === undefined) return bug('There is no program to choose.')
  return { program: best.program, powerDown: isTimeToRest(task, best) }
}

const MOST_PROGRAMS = Math.max(...weights.rounds.map(({ programs }) => programs))
const WORLDS = weights.rounds.reduce((sum, { trials }) => sum + trials, 0)

const planOf = (o: Outlook, task: Task, cards: Cards, { moves }: Line): Plan => ({
  program: cardsFor(moves, cards),
  risk: weights.jolt * joltsThatWreck(o, task.start.pose, moves),
  trials: 0,
  wins: 0,
  running: 0,
  down: 0,
})

function tryAll(o: Outlook, task: Task, plans: readonly Plan[], world: World): void {
  const programs = plans.map(({ program }) => program)
  for (const [place, ends] of playTurns(o, world, programs).entries()) {
    const [plan, mine] = [plans[place], ends[o.seat]]
    if (plan === undefined || mine === undefined) continue
    const others = rivalsShare(o, ends)
    plan.trials++
    if (mine.next > o.route.last) plan.wins++
    plan.running += worthOf(o.route, task.repairs, mine) - others
    plan.down += worthWhenDown(o.route, mine) - others
  }
}

/** What the others gained, as far as it is my loss. */
function rivalsShare(o: Outlook, ends: Ends): number {
  let [sum, count] = [0, 0]
  for (const robot of o.view.robots) {
    const end = ends[robot.seat]
    if (end === undefined || robot.seat === o.seat) continue
    count++
    sum += end.next > o.route.last ? weights.loss : weights.rival * worthOf(o.route, o.view.options, end)
  }
  return count === 0 ? 0 : sum / count
}

/** Resting counts only as what may be done: RR-11.9. */
const scoreOf = ({ mayPowerDown }: Task, { running, down, trials, risk }: Plan): number =>
  (mayPowerDown ? Math.max(running, down) : running) / trials - risk

/** Never when the race is about to be won. */
const isTimeToRest = ({ mayPowerDown }: Task, { running, down, wins }: Plan): boolean =>
  mayPowerDown && wins === 0 && down > running
