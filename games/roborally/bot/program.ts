import { bug } from '@starboard/kernel'
import type { Submit } from '../rules/actions.ts'
import { isLocked } from '../rules/damage.ts'
import { fireIn } from './fire.ts'
import { Foresight } from './foresight.ts'
import { byTheMap } from './judge.ts'
import { bodyOf, type Outlook, ownCards, taskOf } from './outlook.ts'
import { isTimeToRest, type Mind, type Plan, planOf, scoreOf, tryAll, UNTRIED } from './plans.ts'
import type { Task } from './search.ts'
import type { Skill } from './skill.ts'
import { linesFor, thoughtOf } from './thought.ts'
import { imagineWorld, type World } from './world.ts'

/** RR-3.15: the whole program at once. */
export function submitProgram(o: Outlook, mind: Mind): Submit {
  // RR-3.12: after a turn's rest there is nothing to repair.
  if (o.me.poweredDown) return { kind: 'submit', program: o.me.registers.map(() => null), powerDown: false }
  const plan = chosenPlan(o, mind)
  return {
    kind: 'submit',
    program: plan.program.map((card, place) => (isLocked(o.me, place + 1) ? null : card)),
    powerDown: isTimeToRest(plan, mind.leaning),
  }
}

function chosenPlan(o: Outlook, mind: Mind): Plan {
  const { skill, leaning } = mind
  const cards = thoughtOf(o, ownCards(o), skill)
  const worlds = skill.rounds.map(({ trials }) => Array.from({ length: trials }, () => worldFor(o, skill)))
  const alone = taskOf(o, o.me, cards)
  const task: Task = { ...alone, fire: fireIn(o, worlds.flat()), hitCost: alone.hitCost * leaning.hit }
  let plans = linesFor(task, skill).map((line) => planOf(o, { mind, task, cards }, line))
  for (const [round, { programs, hands }] of skill.rounds.entries()) {
    const judge = hands === 0 ? byTheMap(task) : new Foresight(task, hands, o.luck)
    // Whoever judges in another way begins anew.
    plans = plans.slice(0, programs).map((plan) => (hands === 0 ? plan : { ...plan, ...UNTRIED }))
    for (const world of worlds[round] ?? []) tryAll(o, { mind, judge, plans }, world)
    plans.sort((one, other) => scoreOf(other) - scoreOf(one))
  }
  return plans[0] ?? bug('There is no program to choose.')
}

const worldFor = (o: Outlook, { seesOthers }: Skill): World => (seesOthers ? imagineWorld(o) : [bodyOf(o.me, [])])
