import { EFFECTS } from './effects.fixture.ts'
import { type Effect, found, type Mark, trajectoryNumbered } from './printed.fixture.ts'
import { changeThreat, inOrder, inTurn, isThere, note, type Threat, threatAt, type World } from './world.fixture.ts'

/** Step 4: SA-3.6, all threats on trajectories in order. */
export const threatsAct = (world: World): World =>
  inTurn(world, inOrder(world.threats).filter(isThere), (now, { index }) => moveAll(now, index))

/** SA-3.7: the distance is fixed when the move begins. SA-3.8: gone is gone. */
const moveAll = (world: World, index: number): World =>
  inTurn(world, Array.from({ length: threatAt(world, index).speed }), (now) => moveOne(now, index))

/** One space, and what is marked there, at once and in full. Beyond its own move only a Scout asks for this (SA-3.15). */
function moveOne(world: World, index: number): World {
  if (!isThere(threatAt(world, index))) return world
  const moved = changeThreat(world, index, { space: threatAt(world, index).space - 1 })
  const mark = markUnder(moved, threatAt(moved, index))
  if (mark === undefined) return moved
  const acted = perform(moved, index, mark)
  // SA-3.8
  return mark === 'Z' && isThere(threatAt(acted, index)) ? changeThreat(acted, index, { status: 'survived' }) : acted
}

function markUnder({ mission }: World, { zone, space }: Threat): Mark | undefined {
  const { marks } = trajectoryNumbered(found(mission.tracks[zone ?? 'internal']))
  return marks.find((mark) => mark.space === space)?.action
}

const LETTERS = { X: 'x', Y: 'y', Z: 'z' } as const

/** SA-3.14: the parts of an action in their order in the data, each on its own condition at that moment. */
function perform(world: World, index: number, mark: Mark): World {
  const { printed } = threatAt(world, index)
  return inTurn(world, printed.actions[LETTERS[mark]], (now, effect) => {
    const threat = threatAt(now, index)
    if (!isThere(threat) || !holds(effect, threat)) return now
    return act(note(now, `${printed.id} ${mark} ${effect.do}`), index, effect)
  })
}

const holds = ({ if: condition, unlessDamageAtLeast }: Effect, { damage }: Threat): boolean =>
  (condition !== 'damaged' || damage > 0) &&
  (condition !== 'undamaged' || damage === 0) &&
  (unlessDamageAtLeast === undefined || damage < unlessDamageAtLeast)

/** `advanceOthers` moves threats, so it stands here and not in the table. */
const act = (world: World, index: number, effect: Effect): World =>
  effect.do === 'advanceOthers' ? advanceOthers(world, index) : EFFECTS[effect.do](world, index, effect as never)

/** The Scout's Y: every other external threat moves 1 space, in T order, with the actions it enters. */
const advanceOthers = (world: World, index: number): World =>
  inTurn(
    world,
    inOrder(world.threats).filter((threat) => threat.zone !== null && isThere(threat) && threat.index !== index),
    (now, other) => moveOne(now, other.index),
  )
