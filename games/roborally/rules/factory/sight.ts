import { HEADINGS, type Heading } from '../heading.ts'
import { isPlaceOn, placeOf, type Square, squareAt } from '../square.ts'
import type { Body } from '../state.ts'
import type { ReentryPlace } from '../view.ts'
import { type Factory, isPit } from './factory.ts'
import { distanceAhead, robotAt } from './floor.ts'

/** RR-10.6 to 10.11, 10.13: where and how a destroyed robot may come back; empty if there is no room at all. */
export function reentryPlaces(
  factory: Factory,
  bodies: readonly Body[],
  { archive }: Pick<Body, 'archive'>,
  sight: number,
): readonly ReentryPlace[] {
  const scene: Scene = { factory, bodies, archive, sight }
  if (isFree(scene, archive)) return [{ square: archive, headings: HEADINGS }]
  const guarded = firstRing(scene)
  return guarded.length > 0 ? guarded : firstRing({ ...scene, sight: 0 })
}

interface Scene {
  readonly factory: Factory
  readonly bodies: readonly Body[]
  readonly archive: Square
  readonly sight: number
}

/** RR-10.11: only the nearest ring that has a legal square counts. */
function firstRing(scene: Scene): readonly ReentryPlace[] {
  const { width, height } = scene.factory
  for (let radius = 1; radius < Math.max(width, height); radius++) {
    const places = ringAround(scene, radius).flatMap((square) => placesAt(scene, square))
    if (places.length > 0) return places
  }
  return []
}

/** RR-10.11: in reading order. */
function ringAround({ factory, archive }: Scene, radius: number): Square[] {
  const [column, row] = placeOf(factory, archive)
  const offsets = Array.from({ length: 2 * radius + 1 }, (_, step) => step - radius)
  return offsets.flatMap((down) =>
    offsets
      .filter((right) => Math.max(Math.abs(down), Math.abs(right)) === radius)
      .filter((right) => isPlaceOn(factory, [column + right, row + down]))
      .map((right) => squareAt(factory, column + right, row + down)),
  )
}

/** RR-10.8: free, no pit, and at least one legal heading. */
function placesAt(scene: Scene, square: Square): ReentryPlace[] {
  if (!isFree(scene, square)) return []
  const headings = HEADINGS.filter((heading) => !facesRobot(scene, square, heading))
  return headings.length > 0 ? [{ square, headings }] : []
}

const isFree = ({ factory, bodies }: Scene, square: Square): boolean =>
  !isPit(factory, square) && robotAt(bodies, square) === undefined

/** RR-10.8, 10.11: a robot within sight, straight ahead, with no wall between. */
const facesRobot = ({ factory, bodies, sight }: Scene, at: Square, heading: Heading): boolean =>
  bodies.some((body) => {
    const distance = body.status === 'active' ? distanceAhead(factory, { at, heading }, body.at) : -1
    return distance > 0 && distance <= sight
  })
