import type { Action, Build } from '../rules/actions.ts'
import { buildTurns, LEVELS, rocketCost } from '../rules/build.ts'
import type { Rocket } from '../rules/state.ts'
import { type Plan, planWith, readyRockets } from './aim.ts'
import { targetOf } from './comet.ts'
import type { Outlook } from './outlook.ts'
import { damageOf } from './salvo.ts'
import { weights } from './weights.ts'

/** The rocket that is worth most for its cubes; one for this very turn if it is likely to take the segment. */
export function buildRocket(o: Outlook, plan: Plan): Action | undefined {
  if (o.view.built) return undefined
  const best = bestStock(o)
  const now = killer(o, plan)
  const wanted = now !== undefined && now.value > Math.max(0, best?.value ?? 0) ? now : best
  return wanted === undefined || wanted.value <= 0 ? undefined : buildOf(o, wanted)
}

interface Blueprint extends Omit<Build, 'kind'> {
  readonly value: number
}

/** Any rocket for later use: the power that is left over after accuracy and level. */
function bestStock(o: Outlook): Blueprint | undefined {
  const { me } = o
  let best: Blueprint | undefined
  for (const level of LEVELS)
    for (let accuracy = 1; accuracy <= me.accuracyCap; accuracy++) {
      const power = Math.min(me.powerCap, me.cubes - rocketCost({ power: 0, accuracy, level }))
      if (power < 1 || !hasSlot(o, level)) continue
      const value = stockValue(o, { power, accuracy, level })
      if (best === undefined || value > best.value) best = { power, accuracy, level, value }
    }
  return best
}

function stockValue(o: Outlook, rocket: Omit<Build, 'kind'>): number {
  const usable = [1, o.again * weights.readyNextTurn, o.twice * weights.readyInTwoTurns][buildTurns(rocket.level)] ?? 0
  return weights.damageBuilt * usable * damageOf(rocket) - cubePrice(o) * rocketCost(rocket)
}

/** Cubes are worth nothing after the last turn. */
const cubePrice = ({ again, hunger }: Outlook): number => weights.cubeSpent * again * hunger

/** A rocket that is launched at once, as strong as the segment asks for: of level 3, or hurried. */
function killer(o: Outlook, plan: Plan): Blueprint | undefined {
  const { me } = o
  const level = !me.pressured && (o.hand.includes('streamlined-assembly') || o.hand.includes('mass-production')) ? 2 : 3
  const health = Math.max(...targetOf(o.view).healths)
  const accuracy = Math.min(me.accuracyCap, me.cubes - rocketCost({ power: 1, accuracy: 0, level }))
  if (accuracy < 1 || !hasSlot(o, level)) return undefined
  const power = Math.min(me.powerCap, health, me.cubes - rocketCost({ power: 0, accuracy, level }))
  const rocket: Rocket = { id: 0, power, accuracy, level, remaining: 0 }
  const withIt = planWith(o, [...readyRockets(o), rocket])
  if (withIt.rocket === undefined) return undefined
  return { power, accuracy, level, value: withIt.value - plan.value - cubePrice(o) * rocketCost(rocket) }
}

/** CR-3.5, 3.7 */
function hasSlot({ me: { rockets, slots }, view }: Outlook, level: number): boolean {
  if (view.options.slotCounting === 'buildingAndReady') return rockets.length < slots
  return buildTurns(level) === 0 || rockets.filter(({ remaining }) => remaining > 0).length < slots
}

function buildOf({ legal }: Outlook, { power, accuracy, level }: Blueprint): Action | undefined {
  for (const action of legal)
    if (action.kind === 'build' && action.power === power && action.accuracy === accuracy && action.level === level)
      return action
  return undefined
}
