import type { Factory } from '../rules/factory/factory.ts'
import { HEADINGS } from '../rules/heading.ts'
import { REGISTERS } from '../rules/state.ts'
import { type Drive, driven, driveOf, type Pose, squareOf, WRECK } from './drive.ts'
import { KINDS, MOVES } from './moves.ts'
import { at } from './numbers.ts'
import { weights } from './weights.ts'

/** How far it is to one checkpoint, in registers. */
interface Leg {
  /** `ways[beat * poses + pose]`, where the beat is the register to come. */
  readonly ways: Float64Array
  /** The most that one register can bring. */
  readonly stride: number
  /**
   * `nearest[register * poses + pose]`, registers from 0: how near a turn can end from there with any cards, TOUCHED if
   * the checkpoint itself can be reached in it.
   */
  readonly nearest: Float64Array
  /** The same for turns that end where something may be repaired. */
  readonly nearestShelter: Float64Array
}

/** Nearer than anything. */
export const TOUCHED = Number.NEGATIVE_INFINITY

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
  next > route.last ? 0 : (route.legTo(next).ways[pose] ?? weights.noWay) + route.restAfter(next)

function newRoute(drive: Drive): Route {
  const { checkpoints } = drive.factory
  const into = waysInto(drive)
  const legs: (Leg | undefined)[] = []
  const legTo = (checkpoint: number): Leg => {
    const leg = legs[checkpoint] ?? legIn(drive, into, at(checkpoints, checkpoint - 1))
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
    const { ways } = legTo(checkpoint + 1)
    return HEADINGS.reduce<number>((sum, heading) => sum + (ways[pose + heading] ?? weights.noWay), 0) / HEADINGS.length
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
  const pose = to[(beat * MOVES.length + move) * poses + (place - beat * poses)] ?? WRECK
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

function legIn(drive: Drive, into: WaysInto, checkpoint: number): Leg {
  const { ways, order } = shortestWays(drive, into, checkpoint)
  for (let sweep = 0; sweep < weights.sweeps; sweep++) expectCards(drive, ways, order)
  let stride = 0
  eachWay(drive, (here, there) => {
    stride = Math.max(stride, (ways[here] ?? 0) - (ways[there] ?? 0))
  })
  const ends = ways.subarray(0, drive.poses)
  const shelters = ends.map((way, pose) => (isShelter(drive, pose) ? way : Number.POSITIVE_INFINITY))
  return {
    ways,
    stride,
    nearest: nearestEnds(drive, ends, checkpoint),
    nearestShelter: nearestEnds(drive, shelters, checkpoint),
  }
}

/** RR-10.2, 10.3 */
const isShelter = ({ factory: { isRepair, checkpoint } }: Drive, pose: Pose): boolean =>
  at(isRepair, squareOf(pose)) === 1 || at(checkpoint, squareOf(pose)) > 0

/** Backwards from the end of the turn, whose next one begins with register 0. */
function nearestEnds(drive: Drive, ends: Float64Array, checkpoint: number): Float64Array {
  const { poses } = drive
  const nearest = new Float64Array((REGISTERS.length + 1) * poses)
  nearest.set(ends, REGISTERS.length * poses)
  for (let register = REGISTERS.length - 1; register >= 0; register--)
    for (let pose = 0; pose < poses; pose++)
      nearest[register * poses + pose] = MOVES.reduce((least, _, move) => {
        const there = driven(drive, pose, move, register)
        if (there === WRECK) return least
        return Math.min(least, squareOf(there) === checkpoint ? TOUCHED : at(nearest, (register + 1) * poses + there))
      }, Number.POSITIVE_INFINITY)
  return nearest
}

/** Breadth first, backwards from the checkpoint, as if every card were at hand. */
function shortestWays(drive: Drive, { from, start }: WaysInto, checkpoint: number) {
  const places = drive.beats * drive.poses
  const ways = new Float64Array(places).fill(weights.noWay)
  const order = new Int32Array(places)
  let length = 0
  for (let beat = 0; beat < drive.beats; beat++)
    for (let heading = 0; heading < 4; heading++) {
      const place = beat * drive.poses + 4 * checkpoint + heading
      ways[place] = 0
      order[length++] = place
    }
  for (let done = 0; done < length; done++) {
    const there = order[done] ?? 0
    for (let way = start[there] ?? 0; way < (start[there + 1] ?? 0); way++) {
      const here = from[way] ?? 0
      if ((ways[here] ?? 0) < weights.noWay) continue
      ways[here] = (ways[there] ?? 0) + 1
      order[length++] = here
    }
  }
  return { ways, order: order.subarray(4 * drive.beats, length) }
}

/** One sweep over the map, nearest first: the best card is not always at hand, so the next best counts too. */
function expectCards(drive: Drive, ways: Float64Array, order: Int32Array): void {
  const values = new Float64Array(KINDS)
  const chances = new Float64Array(KINDS)
  for (const here of order) {
    let count = 0
    for (let move = 0; move < KINDS; move++) {
      const there = reached(drive, here, move)
      if (there === WRECK) continue
      const value = ways[there] ?? 0
      let place = count++
      for (; place > 0 && (values[place - 1] ?? 0) > value; place--) {
        values[place] = values[place - 1] ?? 0
        chances[place] = chances[place - 1] ?? 0
      }
      values[place] = value
      chances[place] = weights.cardAtHand[move] ?? 0
    }
    ways[here] = 1 + expectedLeast(values, chances, count)
  }
}

/** Sorted values, each with the chance that it is there to be taken. */
function expectedLeast(values: Float64Array, chances: Float64Array, count: number): number {
  let [sum, left] = [0, 1]
  for (let place = 0; place < count; place++) {
    const chance = place === count - 1 ? 1 : (chances[place] ?? 0)
    sum += (values[place] ?? 0) * left * chance
    left *= 1 - chance
  }
  return sum
}
