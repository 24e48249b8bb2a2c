import type { ReactNode } from 'react'
import type { Course } from '../../rules/course/course.ts'
import type { Beam, Event } from '../../rules/events.ts'
import type { Heading } from '../../rules/heading.ts'
import { type Square, squareAt } from '../../rules/square.ts'
import type { View } from '../../rules/view.ts'
import { centreOf, stepOf, TILE } from '../art/course-box.ts'
import { HarmNote } from '../art/path-pieces.tsx'
import type { Point } from '../art/piece.tsx'
import {
  BeltStreak,
  BlockedMark,
  DamageBadge,
  Explosion,
  ImpactStar,
  LaserBeam,
  PushArrow,
  PusherStroke,
  RepairFlash,
  TouchFlash,
} from './film-pieces.tsx'

interface Scene {
  readonly view: View
  readonly course: Course
}

type Told<K> = Extract<Event, { kind: K }>
type Marks = { readonly [K in Event['kind']]?: (event: Told<K>, scene: Scene) => ReactNode }

interface Props extends Scene {
  readonly event: Event
}

/** What lies under the robots while this event is on stage. */
export const MarksBelow = ({ event, ...scene }: Props) => drawn(BELOW, event, scene)

/** And what lies over them. */
export const MarksAbove = ({ event, ...scene }: Props) => drawn(ABOVE, event, scene)

const drawn = (marks: Marks, event: Event, scene: Scene): ReactNode =>
  (marks[event.kind] as ((event: Event, scene: Scene) => ReactNode) | undefined)?.(event, scene) ?? null

const BELOW: Marks = {
  beltsMoved: ({ moves, isExpress }, { course }) =>
    moves.map(({ seat, from }) => {
      const ground = course.tiles[from]?.ground
      return (
        ground?.kind === 'belt' && (
          <BeltStreak key={seat} at={centreOf(course, from)} heading={ground.to} isExpress={isExpress} />
        )
      )
    }),
  pusherFired: ({ at, direction }, { course }) => <PusherStroke at={centreOf(course, at)} heading={direction} />,
  lasersFired: ({ beams }, { course }) =>
    beams.map((beam) => {
      const [from, to] = endsOf(course, beam)
      return (
        <LaserBeam
          key={`${beam.by} ${beam.from} ${beam.heading}`}
          from={from}
          to={to}
          beams={beam.beams}
          isHit={beam.target !== null}
        />
      )
    }),
}

const ABOVE: Marks = {
  robotStepped: ({ moves, direction }, { course }) =>
    moves.slice(1).map(({ seat, from }) => <PushArrow key={seat} at={centreOf(course, from)} heading={direction} />),
  stepBlocked: ({ wallAt, direction }, { course }) => <BlockedMark at={centreOf(course, wallAt)} heading={direction} />,
  lasersFired: ({ beams, hits }, { view, course }) => (
    <>
      {beams
        .filter(({ target }) => target !== null)
        .map((beam) => (
          <ImpactStar key={`${beam.by} ${beam.from} ${beam.heading}`} at={endsOf(course, beam)[1]} />
        ))}
      {hits.map(({ seat, before, after }) => (
        <DamageBadge key={seat} at={above(course, view.robots[seat]?.at ?? 0)} before={before} after={after} />
      ))}
    </>
  ),
  registerLocked: ({ seat, locked }, { view, course }) => note(course, view, seat, `register ${locked} locks`),
  robotDestroyed: ({ seat, at, cause }, { course }) =>
    cause === 'lasers' && at !== null && <Explosion at={centreOf(course, squareAt(course, at[0], at[1]))} key={seat} />,
  checkpointTouched: ({ seat }, { view, course }) => <TouchFlash at={centreOf(course, view.robots[seat]?.at ?? 0)} />,
  robotRepaired: ({ seat }, { view, course }) => <RepairFlash at={centreOf(course, view.robots[seat]?.at ?? 0)} />,
}

const note = (course: Course, view: View, seat: number, text: string): ReactNode => (
  <HarmNote at={centreOf(course, view.robots[seat]?.at ?? 0)} text={text} />
)

/** In the first row there is no room above. */
function above(course: Course, square: Square): Point {
  const [x, y] = centreOf(course, square)
  return [x, y < TILE ? y + TILE * 0.72 : y - TILE * 0.72]
}

/** From the muzzle to the hull that is hit, or to the end of the path. */
export function endsOf(course: Course, { by, from, to, heading, target }: Beam): readonly [Point, Point] {
  const muzzle = by === null ? -0.3 : 0.5
  const end = target === null ? 0.5 : -0.32
  return [shifted(course, from, heading, muzzle), shifted(course, to, heading, end)]
}

function shifted(course: Course, square: Square, heading: Heading, by: number): Point {
  const [x, y] = centreOf(course, square)
  const [dx, dy] = stepOf(heading)
  return [x + dx * by * TILE, y + dy * by * TILE]
}
