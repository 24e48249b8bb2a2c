import { rocketCost } from '../rules/build.ts'
import type { Rocket } from '../rules/state.ts'
import type { SeenPlayer, View } from '../rules/view.ts'

/** One rocket on its way: what it would do, and how likely. */
export interface Shot {
  readonly power: number
  readonly chance: number
}

export type Warhead = Pick<Rocket, 'power' | 'accuracy'>

export const SIDES = 6
export const MOST_ACCURACY = 5
export const MOST_POWER = 8

/** No segment is stronger than this in any variant: six players, the weakest of strength 4. */
export const MOST_HEALTH = 13

/** By health: how likely a salvo takes all of it. */
export type Reach = readonly number[]

const NO_REACH: Reach = [1, ...Array.from({ length: MOST_HEALTH }, () => 0)]

export function withShot(reach: Reach, power: number, chance: number): Reach {
  const after: number[] = []
  for (let health = 0; health <= MOST_HEALTH; health++) {
    const onHit = health <= power ? 1 : (reach[health - power] ?? 0)
    after.push(chance * onHit + (1 - chance) * (reach[health] ?? 0))
  }
  return after
}

export const damageOf = ({ power, accuracy }: Warhead): number => (power * accuracy) / SIDES

/** CR-4.2, 4.6, 4.11: calibrations and sabotage are for the first launch only. */
export function firstShot(view: View, player: SeenPlayer, rocket: Warhead): Shot {
  const chance = Math.min(MOST_ACCURACY, rocket.accuracy + player.accuracyCalibration) / SIDES
  const isDoubtful = player.sabotaged && view.options.sabotageOnMiss === 'final'
  return {
    power: Math.min(MOST_POWER, rocket.power + player.powerCalibration),
    chance: isDoubtful ? chance * chance : chance,
  }
}

/** CR-3.4: the best rocket of level 3 that this many cubes buy. */
function instantRocket({ powerCap, accuracyCap }: SeenPlayer, cubes: number): Warhead | undefined {
  const left = cubes - INSTANT
  if (left < 2) return undefined
  const accuracy = Math.min(accuracyCap, left - 1)
  return { accuracy, power: Math.min(powerCap, left - accuracy) }
}

const INSTANT = rocketCost({ power: 0, accuracy: 0, level: 3 })

/** What a player can throw at the comet next turn besides rockets that are ready now. */
export function reachNextTurn(view: View, player: SeenPlayer): Reach {
  const { rockets, cubes, incomeBonus, embargoed } = player
  let reach = NO_REACH
  for (const { power, accuracy, remaining } of rockets)
    if (remaining === 1) reach = withShot(reach, power, accuracy / SIDES)
  const income = embargoed ? 0 : view.options.baseIncome + incomeBonus
  const instant = instantRocket(player, cubes + income)
  return instant === undefined ? reach : withShot(reach, instant.power, instant.accuracy / SIDES)
}

/** The same with the rockets that are ready: what a rival threatens. */
export function fullReach(view: View, player: SeenPlayer): Reach {
  let reach = reachNextTurn(view, player)
  let isFirst = true
  for (const rocket of player.rockets) {
    if (rocket.remaining !== 0) continue
    const { power, chance } = isFirst ? firstShot(view, player, rocket) : plainShot(rocket)
    reach = withShot(reach, power, chance)
    isFirst = false
  }
  return reach
}

export const plainShot = ({ power, accuracy }: Warhead): Shot => ({ power, chance: accuracy / SIDES })
