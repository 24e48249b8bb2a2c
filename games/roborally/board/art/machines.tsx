import type { Course, Pusher } from '../../rules/course/course.ts'
import { hasWall } from '../../rules/course/course.ts'
import { type Heading, NORTH, SOUTH } from '../../rules/heading.ts'
import { placeOf, type Square } from '../../rules/square.ts'
import styles from './art.module.css'
import { CELL, fromEast, laid, neighbourOf, spotsOf, stepOf } from './course-box.ts'
import { INK, LASER, MACHINE } from './palette.ts'

interface Props {
  readonly course: Course
  readonly id: (name: string) => string
}

/** How far from the middle of the square each beam runs. */
export const BEAMS: readonly (readonly number[])[] = [[], [0], [-9, 9], [-16, 0, 16]]

export const MachineDefs = ({ course, id }: Props) => (
  <>
    {[1, 2, 3]
      .filter((beams) => course.tiles.some(({ lasers }) => lasers.some((laser) => laser.beams === beams)))
      .map((beams) => (
        <g key={beams} id={id(`laser-${beams}`)}>
          <Emitter beams={beams} />
        </g>
      ))}
    {course.tiles.some(({ pusher }) => pusher !== undefined) && (
      <g id={id('pusher')}>
        <PusherTile sweep={id('sweep')} />
      </g>
    )}
  </>
)

/** Emitters and pushers, without the figures. */
export const Machines = ({ course, id }: Props) => (
  <>
    {spotsOf(course).map(
      ({ pusher, square }) =>
        pusher !== undefined && (
          <use key={square} href={`#${id('pusher')}`} transform={laid(course, square, fromEast(pusher.to))} />
        ),
    )}
    {spotsOf(course).flatMap(({ lasers, square }) =>
      lasers.map(({ to, beams }) => (
        <use key={`${square} ${to}`} href={`#${id(`laser-${beams}`)}`} transform={laid(course, square, fromEast(to))} />
      )),
    )}
  </>
)

/** RR-7.2: a beam at rest shows where it will hit: from the lens to the first wall or the end of the board. */
export function IdleBeams({ course }: Pick<Props, 'course'>) {
  const d = course.tiles.flatMap(({ lasers }, square) =>
    lasers.flatMap(({ to, beams }) => (BEAMS[beams] ?? []).map((aside) => idleBeam(course, { square, to, aside }))),
  )
  return <path d={d.join('')} stroke={LASER.idle} strokeWidth={2.6} strokeDasharray="9 5" opacity={0.85} fill="none" />
}

interface Aim {
  readonly square: Square
  readonly to: Heading
  readonly aside: number
}

function idleBeam(course: Course, { square, to, aside }: Aim): string {
  const [x, y] = placeOf(course, square)
  const [dx, dy] = stepOf(to)
  const length = (beamEnd(course, square, to) + 0.5) * CELL - 3
  const startX = (x + 0.5) * CELL - dy * aside
  const startY = (y + 0.5) * CELL + dx * aside
  return `M${startX} ${startY}l${dx * length} ${dy * length}`
}

/** How many squares beyond its own a beam crosses. */
function beamEnd(course: Course, from: Square, to: Heading): number {
  const next = hasWall(course, from, to) ? undefined : neighbourOf(course, from, to)
  return next === undefined ? 0 : 1 + beamEnd(course, next, to)
}

/** RR-6.1: the registers in which a pusher acts, upright whichever way it pushes. */
export const PusherFigures = ({ course }: Pick<Props, 'course'>) => (
  <>
    {spotsOf(course).map(
      ({ pusher, square, left, top }) =>
        pusher !== undefined && <PusherPlate key={square} pusher={pusher} at={`translate(${left + 32} ${top + 32})`} />,
    )}
  </>
)

/** The plate keeps clear of the rod, so it stands off the middle in the way of the push. */
function PusherPlate({ pusher: { to, registers }, at }: { readonly pusher: Pusher; readonly at: string }) {
  const width = 14 + 11.5 * registers.length
  const [dx, dy] = stepOf(to)
  const room = to === NORTH || to === SOUTH ? 20 : 32 - width / 2
  return (
    <g transform={`${at} translate(${dx * room} ${dy * room})`}>
      <g className={styles.figure}>
        <rect
          x={-width / 2}
          y={-12}
          width={width}
          height={24}
          rx={4}
          fill={INK.soot}
          stroke={INK.hazard}
          strokeWidth={1.8}
        />
        <text className={styles.plate} y={1} fill={MACHINE.figures}>
          {registers.join('')}
        </text>
      </g>
    </g>
  )
}

/** Bolted to the west side, firing east. */
function Emitter({ beams }: { readonly beams: number }) {
  const offsets = BEAMS[beams] ?? []
  const half = 14 + Math.max(0, ...offsets)
  return (
    <>
      <path d={`M8 ${36 - half}H30V${37 + half}H8Z`} opacity={0.4} />
      <path
        d={`M2 ${32 - half}H19L25 ${39 - half}V${25 + half}L19 ${32 + half}H2Z`}
        fill={MACHINE.body}
        stroke={INK.line}
        strokeWidth={2.2}
      />
      <path d={`M6 ${35.5 - half}H18L22 ${40 - half}`} stroke={MACHINE.light} strokeWidth={2} fill="none" />
      <path d={`M7 ${39 - half}V${26 + half}M12 ${39 - half}V${26 + half}`} stroke={MACHINE.dark} strokeWidth={2.4} />
      {offsets.map((aside) => (
        <g key={aside} transform={`translate(0 ${aside})`}>
          <path d="M19 25H31V39H19Z" fill={MACHINE.barrel} stroke={INK.line} strokeWidth={1.8} />
          <circle cx={30} cy={32} r={5.8} fill={LASER.lens} stroke={LASER.lensRim} strokeWidth={1.6} />
          <circle cx={28.5} cy={30.2} r={2} fill={LASER.gleam} />
        </g>
      ))}
    </>
  )
}

/** Bolted to the west side, pushing east; striped floor where it sweeps. */
const PusherTile = ({ sweep }: { readonly sweep: string }) => (
  <>
    <path d="M20 14H62V50H20Z" fill={`url(#${sweep})`} opacity={0.5} />
    <path d="M7 10H22V58H7Z" opacity={0.35} />
    <path d="M3 8H20V56H3Z" fill={INK.safety} />
    <path d="M3 8H9V56H3Z" fill={INK.safetyDeep} />
    <path d="M12 8H20L12 18ZM12 28L20 18V28L12 38ZM12 48L20 38V48L13.6 56H12Z" fill={INK.soot} />
    <path d="M3 8H20V56H3Z" fill="none" stroke={INK.line} strokeWidth={2} />
    <PusherArm />
  </>
)

/** Rods and plate at rest, 40 from the wall; the film slides them out. */
export const PusherArm = ({ reach = 0 }: { readonly reach?: number }) => (
  <>
    <path
      d={`M20 24H${33 + reach}V31H20ZM20 33H${33 + reach}V40H20Z`}
      fill={MACHINE.rod}
      stroke={INK.line}
      strokeWidth={1.6}
    />
    <g transform={`translate(${reach} 0)`}>
      <path d="M34 13H43V55H34Z" opacity={0.35} />
      <path d="M32 10H40V54H32Z" fill={MACHINE.plate} stroke={INK.line} strokeWidth={2} />
      <path d="M40 13V51" stroke={INK.safety} strokeWidth={3} />
      <path d="M34 12V52" stroke={INK.white} strokeWidth={1.4} />
    </g>
  </>
)
