import type { Seat } from '@starboard/kernel'
import type { Course } from '../../rules/course/course.ts'
import type { Event } from '../../rules/events.ts'
import { type Heading, NORTH } from '../../rules/heading.ts'
import { picture } from '../../rules/picture.ts'
import { OFF_BOARD, placeOf, type Square } from '../../rules/square.ts'
import type { SeenRobot, View } from '../../rules/view.ts'

/** Middle of a square, in squares. */
export type Spot = readonly [x: number, y: number]

/** How a robot is drawn at the beginning and at the end of a beat. */
export interface Stance {
  readonly robot: SeenRobot
  readonly from: Spot
  readonly to: Spot
  /** Where it looks at the end, and by how many degrees it has turned to it. */
  readonly heading: Heading
  readonly turn: number
  /** It goes, it comes, or it stays. */
  readonly fate: 'falls' | 'burns' | 'returns' | 'stays'
}

/** Where each robot was seen last: one that is driven over the edge is not on the board any more. */
export type LastSeen = ReadonlyMap<Seat, Spot>

/** Everybody who is to be drawn now. */
export function stancesOf(view: View, event: Event | null, course: Course, seen: LastSeen): readonly Stance[] {
  const after = event === null ? view : picture.step(view, event)
  return view.robots.flatMap((before): readonly Stance[] => {
    const then = after.robots[before.seat] ?? before
    if (before.status !== 'active' && then.status !== 'active') return []
    const from = spotOf(course, before.at) ?? seen.get(before.seat) ?? spotOf(course, then.at)
    if (from === undefined) return []
    const to = spotOf(course, then.at) ?? overTheEdge(event, before, course, from)
    return [{ robot: before, from, to, heading: then.heading, turn: turnOf(before, then), fate: fateOf(event, before) }]
  })
}

function spotOf(course: Course, square: Square): Spot | undefined {
  if (square === OFF_BOARD) return undefined
  const [x, y] = placeOf(course, square)
  return [x + 0.5, y + 0.5]
}

const STEPS: readonly Spot[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/** One square on, beyond the end of the board. */
function overTheEdge(event: Event | null, robot: SeenRobot, course: Course, [x, y]: Spot): Spot {
  const way = wayOf(event, robot, course)
  const [dx, dy] = (way === null ? undefined : STEPS[way]) ?? [0, 0]
  return [x + dx, y + dy]
}

function wayOf(event: Event | null, { seat }: SeenRobot, course: Course): Heading | null {
  if (event?.kind === 'robotStepped' || event?.kind === 'pusherFired') return event.direction
  if (event?.kind !== 'beltsMoved') return null
  const move = event.moves.find((one) => one.seat === seat)
  const ground = move === undefined ? undefined : course.tiles[move.from]?.ground
  return ground?.kind === 'belt' ? ground.to : null
}

/** The short way round. */
function turnOf(before: SeenRobot, then: SeenRobot): number {
  if (before.status !== 'active') return 0
  const quarters = (then.heading - before.heading + 4 + NORTH) % 4
  return quarters === 3 ? -90 : quarters * 90
}

function fateOf(event: Event | null, { seat }: SeenRobot): Stance['fate'] {
  if (event?.kind === 'robotReentered' && event.seat === seat) return 'returns'
  if (event?.kind !== 'robotDestroyed' || event.seat !== seat) return 'stays'
  return event.cause === 'lasers' ? 'burns' : 'falls'
}
