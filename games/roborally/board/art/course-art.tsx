import { memo, type ReactElement, useId } from 'react'
import type { Course, Ground, Tile } from '../../rules/course/course.ts'
import styles from './art.module.css'
import { Belts } from './belts.tsx'
import { CELL, CELL_SCALE, spotsOf, TILE } from './course-box.ts'
import { Checkpoints, Docks, MarkDefs, Pennants } from './course-marks.tsx'
import { DECORATION } from './decoration.ts'
import { Floor } from './floor.tsx'
import { Coordinates, Frame, FrameDefs, StripeDefs } from './frame.tsx'
import { GearTile, PitTile, RepairTile } from './grounds.tsx'
import { IdleBeams, MachineDefs, Machines, PusherFigures } from './machines.tsx'
import { WallShadows, Walls } from './walls.tsx'

interface CourseArtProps {
  readonly course: Course
  /** Left out where little room is; the viewBox of `courseBox` follows the same switch. */
  readonly hasCoordinates?: boolean
  /** false: the caller draws `Pennants` itself, above the robots. */
  readonly hasPennants?: boolean
}

/**
 * A whole course, still: for inside an `<svg>`, square [0, 0] at 0,0 and TILE units a square. What it covers tells
 * `courseBox`. Decoration: whoever shows it says in words what it is.
 */
export const CourseArt = memo(({ course, hasCoordinates = true, hasPennants = true }: CourseArtProps) => {
  const id = useNames()
  return (
    <g {...DECORATION}>
      <g transform={`scale(${CELL_SCALE})`}>
        <defs>
          <FrameDefs id={id} />
        </defs>
        <Defs course={course} id={id} />
        <Frame course={course} id={id} />
        {hasCoordinates && <Coordinates course={course} />}
        <Squares course={course} id={id} />
        <rect width={course.width * CELL} height={course.height * CELL} fill={`url(#${id('lamp')})`} />
      </g>
      {hasPennants && <Pennants course={course} />}
    </g>
  )
})
CourseArt.displayName = 'CourseArt'

interface TileSwatchProps {
  readonly tile: Tile
  /** As in a course: bit `1 << heading`. */
  readonly walls?: number
}

/** One square by itself, filling its box: for tools and legends. */
export const TileSwatch = memo(({ tile, walls = 0 }: TileSwatchProps) => {
  const id = useNames()
  const course: Course = { head: {}, width: 1, height: 1, tiles: [tile], walls: [walls] }
  return (
    <svg className={styles.swatch} viewBox={`-4 -4 ${TILE + 8} ${TILE + 8}`} aria-hidden="true">
      <g transform={`scale(${CELL_SCALE})`}>
        <Defs course={course} id={id} />
        <Squares course={course} id={id} />
      </g>
    </svg>
  )
})
TileSwatch.displayName = 'TileSwatch'

/** Names of symbols and patterns that no other drawing on the page has. */
function useNames(): (name: string) => string {
  const prefix = useId()
  return (name) => `${prefix}-${name}`
}

interface Props {
  readonly course: Course
  readonly id: (name: string) => string
}

/** From the floor up. */
const Squares = ({ course, id }: Props) => (
  <>
    <Floor width={course.width} height={course.height} />
    <Docks course={course} id={id} />
    <Belts course={course} id={id} />
    <Grounds course={course} id={id} />
    <Checkpoints course={course} id={id} />
    <WallShadows course={course} />
    <IdleBeams course={course} />
    <Machines course={course} id={id} />
    <Walls course={course} id={id} />
    <PusherFigures course={course} />
  </>
)

/** Only what this course uses: a swatch would otherwise carry the whole factory. */
const Defs = ({ course, id }: Props) => (
  <defs>
    <StripeDefs id={id} />
    {GROUNDS.filter(([name]) => course.tiles.some(({ ground }) => nameOf(ground) === name)).map(([name, drawn]) => (
      <g key={name} id={id(name)}>
        {drawn(id)}
      </g>
    ))}
    <MachineDefs course={course} id={id} />
    <MarkDefs course={course} id={id} />
  </defs>
)

const GROUNDS: readonly (readonly [name: string, drawn: (id: Props['id']) => ReactElement])[] = [
  ['gear-clockwise', () => <GearTile turn="clockwise" />],
  ['gear-counter-clockwise', () => <GearTile turn="counter-clockwise" />],
  ['pit', (id) => <PitTile hazard={id('hazard')} />],
  ['repair', () => <RepairTile />],
]

/** Belts run into one another and are drawn apart. */
function nameOf(ground: Ground): string | null {
  if (ground.kind === 'floor' || ground.kind === 'belt') return null
  return ground.kind === 'gear' ? `gear-${ground.turn}` : ground.kind
}

const Grounds = ({ course, id }: Props) => (
  <>
    {spotsOf(course).map(({ ground, square, left, top }) => {
      const name = nameOf(ground)
      return name !== null && <use key={square} href={`#${id(name)}`} x={left} y={top} />
    })}
  </>
)
