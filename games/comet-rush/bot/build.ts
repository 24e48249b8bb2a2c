import type { Action, Build } from '../rules/actions.ts'
import { buildTurns, LEVELS, rocketCost } from '../rules/build.ts'
import type { Rocket } from '../rules/state.ts'
import { type Plan, planWith } from './aim.ts'
import { canHurry } from './hurry.ts'
import { countIn, type Outlook } from './outlook.ts'
import { damageOf } from './salvo.ts'
import { targetOf } from './target.ts'

interface Blueprint extends Omit<Build, 'kind'> {
  /** In points, after its price. */
  readonly value: number
}

/** The rocket that is worth most for its cubes: one for later, or one that takes the segment this turn. */
export function buildRocket(o: Outlook, plan: Plan): Action | undefined {
  if (o.view.built) return undefined
  const later = bestStock(o)
  const now = killer(o, plan)
  const best = now.value > later.value ? now : later
  return best.value > 0 ? buildOf(o, best) : undefined
}

const buildOf = ({ legal }: Outlook, { power, accuracy, level }: Blueprint): Action | undefined =>
  legal.find(
    (action) =>
      action.kind === 'build' && action.power === power && action.accuracy === accuracy && action.level === level,
  )

const NOTHING: Blueprint = { power: 0, accuracy: 0, level: 0, value: 0 }

/** For later: all the power that accuracy and level leave cubes for. */
function bestStock(o: Outlook): Blueprint {
  const { cubes, powerCap, accuracyCap } = o.me
  let best = NOTHING
  for (const level of LEVELS) {
    if (!hasSlot(o, level)) continue
    for (let accuracy = 1; accuracy <= accuracyCap; accuracy++) {
      const power = Math.min(powerCap, cubes - rocketCost({ power: 0, accuracy, level }))
      const value = power > 0 ? stockValue(o, { power, accuracy, level }) : 0
      if (value > best.value) best = { power, accuracy, level, value }
    }
  }
  return best
}

function stockValue(o: Outlook, rocket: Omit<Build, 'kind'>): number {
  const { weights } = o
  const pointsByTurns = [weights.damageNow, o.again * weights.damageNextTurn, o.twice * weights.damageInTwoTurns]
  return (pointsByTurns[buildTurns(rocket.level)] ?? 0) * damageOf(rocket) - priceOf(o, rocket)
}

/** Cubes are worth nothing after the last turn, and little if there are plenty. */
const priceOf = ({ again, hunger, weights }: Outlook, rocket: Omit<Build, 'kind'>): number =>
  weights.cubeSpent * again * hunger * rocketCost(rocket)

/** For this turn: as strong as the segment asks for; level 3, or hurried. */
function killer(o: Outlook, plan: Plan): Blueprint {
  const { cubes, powerCap, accuracyCap } = o.me
  const level = canHurry(o) ? 2 : 3
  const accuracy = Math.min(accuracyCap, cubes - rocketCost({ power: 1, accuracy: 0, level }))
  if (accuracy < 1 || !hasSlot(o, level)) return NOTHING
  const enough = Math.max(...targetOf(o.view).healths)
  const power = Math.min(powerCap, enough, cubes - rocketCost({ power: 0, accuracy, level }))
  if (!couldFinish(o, power)) return NOTHING
  const rocket: Rocket = { id: 0, power, accuracy, level, remaining: 0 }
  const better = planWith(o, [...o.ready, rocket])
  if (better.rocket === undefined) return NOTHING
  return { power, accuracy, level, value: better.value - plan.value - priceOf(o, rocket) }
}

/** All rockets together must be strong enough for some segment it may be. */
function couldFinish({ view, ready, playable }: Outlook, power: number): boolean {
  const sum = ready.reduce((total, rocket) => total + rocket.power, power + countIn(playable, 'rocket-calibration'))
  return targetOf(view).healths.some((health) => health <= sum)
}

/** CR-3.5, 3.7 */
function hasSlot({ me: { rockets, slots }, ready, view }: Outlook, level: number): boolean {
  if (view.options.slotCounting === 'buildingAndReady') return rockets.length < slots
  return buildTurns(level) === 0 || rockets.length - ready.length < slots
}
