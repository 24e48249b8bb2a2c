import { type Move, type Refusal, refuse } from '@starboard/kernel'
import type { Build } from './actions.ts'
import type { Event } from './events.ts'
import { isBuilding, playerAt } from './player.ts'
import type { Player, State, Step } from './state.ts'

type Main = Extract<Step, { kind: 'main' }>

export const LEVELS = [1, 2, 3] as const

/** By build level: what it costs, and how many turns remain when the rocket is built. */
const LEVEL_COST: readonly number[] = [0, 1, 2, 5]
const BUILD_TURNS: readonly number[] = [0, 2, 1, 0]

/** CR-3.3 */
export const rocketCost = ({ power, accuracy, level }: Omit<Build, 'kind'>): number =>
  power + accuracy + (LEVEL_COST[level] ?? 0)

export const buildTurns = (level: number): number => BUILD_TURNS[level] ?? 0

/** CR-3.1–3.5: one rocket a turn, within caps, cubes and slots. */
export const build: Move<State, Main, Build, Event> = {
  legal(s, seat) {
    const player = playerAt(s, seat)
    return s.built
      ? []
      : affordable(
          player,
          LEVELS.filter((level) => hasSlot(s, player, level)),
        )
  },
  check(s, seat, rocket) {
    const player = playerAt(s, seat)
    if (s.built) return refuse('already-built', 'CR-3.1', 'You have built a rocket this turn; one a turn is the limit.')
    return checkValues(player, rocket) ?? checkSlot(s, player, rocket.level) ?? checkCost(player, rocket)
  },
  apply(s, seat, { power, accuracy, level }, ctx) {
    const player = playerAt(s, seat)
    const cost = rocketCost({ power, accuracy, level })
    const id = ++s.rocketsBuilt
    player.cubes -= cost
    player.rockets.push({ id, power, accuracy, level, remaining: buildTurns(level) })
    s.built = true
    ctx.emit({ kind: 'rocketBuilt', seat, rocket: id, power, accuracy, level, cost })
    return 'open'
  },
}

/** Lists that were asked for before: the same few come up again and again, and most have more than a hundred rockets. */
const lists = new Map<number, readonly Build[]>()

const MOST_LEVEL_COST = Math.max(...LEVEL_COST)

function affordable({ cubes, powerCap, accuracyCap }: Player, levels: readonly number[]): readonly Build[] {
  const most = Math.min(cubes, powerCap + accuracyCap + MOST_LEVEL_COST)
  const key = levels.reduce((sum, level) => sum * 10 + level, (powerCap * 100 + accuracyCap) * 100 + most)
  const known = lists.get(key)
  if (known !== undefined) return known
  const made = levels.flatMap((level) => rocketsWithin({ powerCap, accuracyCap, cubes: most }, level))
  lists.set(key, made)
  return made
}

function rocketsWithin(
  { powerCap, accuracyCap, cubes }: Pick<Player, 'powerCap' | 'accuracyCap' | 'cubes'>,
  level: number,
): readonly Build[] {
  const rockets: Build[] = []
  const left = cubes - (LEVEL_COST[level] ?? 0)
  for (let power = 1; power <= powerCap; power++)
    for (let accuracy = 1; accuracy <= accuracyCap && power + accuracy <= left; accuracy++)
      rockets.push(Object.freeze<Build>({ kind: 'build', power, accuracy, level }))
  return rockets
}

/** CR-3.2: outside values are refused, never clipped. */
function checkValues({ powerCap, accuracyCap }: Player, { power, accuracy, level }: Build): Refusal | null {
  if (power < 1 || power > powerCap)
    return refuse('power-out-of-range', 'CR-3.2', `Power must be 1 to ${powerCap}, your cap; you asked for ${power}.`)
  if (accuracy < 1 || accuracy > accuracyCap)
    return refuse(
      'accuracy-out-of-range',
      'CR-3.2',
      `Accuracy must be 1 to ${accuracyCap}, your cap; you asked for ${accuracy}.`,
    )
  return level >= 1 && level <= 3
    ? null
    : refuse('level-out-of-range', 'CR-3.2', `The build level must be 1, 2 or 3; you asked for ${level}.`)
}

/** CR-3.5, 3.7: which rockets take a slot is an option. */
function hasSlot(s: State, { rockets, slots }: Player, level: number): boolean {
  if (s.options.slotCounting === 'buildingAndReady') return rockets.length < slots
  return buildTurns(level) === 0 || rockets.filter(isBuilding).length < slots
}

function checkSlot(s: State, player: Player, level: number): Refusal | null {
  if (hasSlot(s, player, level)) return null
  return refuse('no-slot', 'CR-3.5', `All ${player.slots} of your rocket slots are taken; launch a rocket first.`)
}

function checkCost({ cubes }: Player, rocket: Build): Refusal | null {
  const cost = rocketCost(rocket)
  return cost <= cubes ? null : refuse('too-few-cubes', 'CR-3.3', `This rocket costs ${cost} cubes, you have ${cubes}.`)
}
