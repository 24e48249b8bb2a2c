import type { Card, Slot } from './mission.fixture.ts'
import { changeMember, inTurn, memberNamed, note, type World } from './world.fixture.ts'

/**
 * SA-4.10: the card of that turn moves one on, and pushes, until an empty slot takes the last one; one pushed past the
 * last slot is lost. SA-4.11: an empty slot has nothing to delay. SA-11.5: two cards in a slot go together.
 */
export function delayedPlan(plan: readonly Slot[], turn: number): readonly Slot[] {
  const place = turn - 1
  if (place >= plan.length || plan[place] === null) return plan
  const firstEmpty = plan.findIndex((slot, index) => index > place && slot === null)
  const before = plan.slice(0, place)
  return firstEmpty === -1
    ? [...before, null, ...plan.slice(place, -1)]
    : [...before, null, ...plan.slice(place, firstEmpty), ...plan.slice(firstEmpty + 1)]
}

/** SA-4.12: nobody who is knocked out is delayed, and nothing is delayed after the last turn. */
export function delay(world: World, name: string, turn: number): World {
  const { plan, isKnockedOut } = memberNamed(world, name)
  if (isKnockedOut || turn > world.mission.turns) return world
  return note(changeMember(world, name, { plan: delayedPlan(plan, turn) }), 'delayed')
}

/** SA-4.12: the computer and threats delay nobody in space. SA-R48: it is the action of the very next turn. */
export const delayAboard = (world: World, name: string): World =>
  memberNamed(world, name).at === 'space' ? world : delay(world, name, world.turn + 1)

/** SA-11.2: the second card of a slot moves to the next turn and pushes what is there. Past the last slot it is lost. */
export function moveToNextTurn(world: World, name: string, card: Card): World {
  if (world.turn >= world.mission.turns) return note(world, 'second card lost')
  const pushed = delay(world, name, world.turn + 1)
  const { plan } = memberNamed(pushed, name)
  return note(changeMember(pushed, name, { plan: plan.with(world.turn, card) }), 'second card moved')
}

/**
 * SA-4.13, SA-4.14: after step 1 whoever trips turns the card that now lies in this slot; his next action is delayed.
 * An empty slot, a double one and who is knocked out cannot trip.
 */
export function trips(world: World): World {
  const now = (world.mission.trips ?? []).filter(({ turn }) => turn === world.turn)
  return inTurn(world, now, (before, { name, turn, action }) => {
    const { plan, isKnockedOut } = memberNamed(before, name)
    const slot = plan[turn - 1] ?? null
    if (isKnockedOut || typeof slot !== 'string') return before
    const turned = changeMember(before, name, { plan: plan.with(turn - 1, action) })
    return note(delay(turned, name, turn + 1), 'tripped')
  })
}
