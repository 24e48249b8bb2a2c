import type { Factory } from '../rules/factory/factory.ts'
import { type Drive, driveOf, type Pose, WRECK } from './drive.ts'
import { KINDS, MOVES } from './moves.ts'
import { at } from './numbers.ts'
import { weights } from './weights.ts'

/** How far it is to one checkpoint, in registers: `leg[beat * poses + pose]`, where the beat is the register to come. */
export type Leg = Float64Array

/** The way through all checkpoints. */
export interface Route {
  readonly drive: Drive
  readonly last: number
  /** To the checkpoint with this number; worked out when it is first asked for. */
  legTo(checkpoint: number): Leg
  /** From a checkpoint just touched to the end of the race. */
  restAfter(checkpoint: number): number
}

const routes = new WeakMap<Factory, Route>()

export function routeOf(factory: Factory): Route {
  const known = routes.get(factory)
  if (known !== undefined) return known
  const route = newRoute(driveOf(factory))
  routes.set(factory, route)
  return route
}

/** Registers from here to the end of the race, when this checkpoint comes next and a turn begins. */
export const wayFrom = (route: Route, pose: Pose, next: number): number =>
  next > route.last ? 0 : at(route.legTo(next), pose) + route.restAfter(next)

function newRoute(drive: Drive): Route {
  const { checkpoints } = drive.factory
  const ways = waysInto(drive)
  const legs: (Leg | undefined)[] = []
  const legTo = (checkpoint: number): Leg => {
    const leg = legs[checkpoint] ?? legIn(drive, ways, at(checkpoints, checkpoint - 1))
    legs[checkpoint] = leg
    return leg
  }
  const rests: (number | undefined)[] = []
  const restAfter = (checkpoint: number): number => {
    const known = rests[checkpoint]
    if (known !== undefined) return known
    const rest = checkpoint >= checkpoints.length ? 0 : onward(checkpoint) + restAfter(checkpoint + 1)
    rests[checkpoint] = rest
    return rest
  }
  const onward = (checkpoint: number): number => {
    const pose = 4 * at(checkpoints, checkpoint - 1)
    const leg = legTo(checkpoint + 1)
    return (at(leg, pose) + at(leg, pose + 1) + at(leg, pose + 2) + at(leg, pose + 3)) / 4
  }
  return { drive, last: checkpoints.length, legTo, restAfter }
}

/** From where each pose can be reached with one card, as one list cut into pieces. */
interface WaysInto {
  readonly from: Int32Array
  readonly start: Int32Array
}

/** Where a card leads in the registers' round: pose and beat in one number, WRECK if destroyed. */
function reached({ to, poses, beats }: Drive, place: number, move: number): number {
  const beat = Math.floor(place / poses)
  const pose = at(to, (beat * MOVES.length + move) * poses + (place - beat * poses))
  return pose === WRECK ? WRECK : ((beat + 1) % beats) * poses + pose
}

function waysInto(drive: Drive): WaysInto {
  const places = drive.beats * drive.poses
  const start = new Int32Array(places + 1)
  eachWay(drive, (_, there) => {
    start[there + 1] = at(start, there + 1) + 1
  })
  for (let place = 0; place < places; place++) start[place + 1] = at(start, place + 1) + at(start, place)
  const from = new Int32Array(at(start, places))
  const filled = start.slice()
  eachWay(drive, (here, there) => {
    from[at(filled, there)] = here
    filled[there] = at(filled, there) + 1
  })
  return { from, start }
}

function eachWay(drive: Drive, visit: (here: number, there: number) => void): void {
  for (let here = 0; here < drive.beats * drive.poses; here++)
    for (let move = 0; move < KINDS; move++) {
      const there = reached(drive, here, move)
      if (there !== WRECK) visit(here, there)
    }
}

function legIn(drive: Drive, ways: WaysInto, checkpoint: number): Leg {
  const { leg, order } = shortestWays(drive, ways, checkpoint)
  for (let sweep = 0; sweep < weights.sweeps; sweep++) expectCards(drive, leg, order)
  return leg
}

/** Breadth first, backwards from the checkpoint, as if every card were at hand. */
function shortestWays(drive: Drive, { from, start }: WaysInto, checkpoint: number) {
  const places = drive.beats * drive.poses
  const leg = new Float64Array(places).fill(weights.noWay)
  const order = new Int32Array(places)
  let length = 0
  for (let beat = 0; beat < drive.beats; beat++)
    for (let heading = 0; heading < 4; heading++) {
      const place = beat * drive.poses + 4 * checkpoint + heading
      leg[place] = 0
      order[length++] = place
    }
  for (let done = 0; done < length; done++) {
    const there = at(order, done)
    for (let way = at(start, there); way < at(start, there + 1); way++) {
      const here = at(from, way)
      if (at(leg, here) < weights.noWay) continue
      leg[here] = at(leg, there) + 1
      order[length++] = here
    }
  }
  return { leg, order: order.subarray(4 * drive.beats, length) }
}

/** One sweep over the map, nearest first: the best card is not always at hand, so the next best counts too. */
function expectCards(drive: Drive, leg: Leg, order: Int32Array): void {
  const values = new Float64Array(KINDS)
  const chances = new Float64Array(KINDS)
  for (const here of order) {
    let count = 0
    for (let move = 0; move < KINDS; move++) {
      const there = reached(drive, here, move)
      if (there === WRECK) continue
      const value = at(leg, there)
      let place = count++
      for (; place > 0 && at(values, place - 1) > value; place--) {
        values[place] = at(values, place - 1)
        chances[place] = at(chances, place - 1)
      }
      values[place] = value
      chances[place] = at(weights.cardAtHand, move)
    }
    leg[here] = 1 + expectedLeast(values, chances, count)
  }
}

function expectedLeast(values: Float64Array, chances: Float64Array, count: number): number {
  let [sum, left] = [0, 1]
  for (let place = 0; place < count; place++) {
    const chance = place === count - 1 ? 1 : at(chances, place)
    sum += at(values, place) * left * chance
    left *= 1 - chance
  }
  return sum
}
