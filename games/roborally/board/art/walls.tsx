import { type Course, hasWall } from '../../rules/course/course.ts'
import { HEADINGS } from '../../rules/heading.ts'
import { CELL, type Edge, edgeOf } from './course-box.ts'
import { INK, WALL } from './palette.ts'

interface Props {
  readonly course: Course
  readonly id: (name: string) => string
}

const keyOf = ({ x, y, isUpright }: Edge) => `${x} ${y} ${isUpright}`

/** A wall stands in both squares it parts, and is drawn once; from north to south: nearer rails cover farther ones. */
function wallEdges(course: Course): readonly Edge[] {
  const edges = course.tiles.flatMap((_, square) =>
    HEADINGS.filter((side) => hasWall(course, square, side)).map((side) => edgeOf(course, square, side)),
  )
  return [...new Map(edges.map((edge) => [keyOf(edge), edge])).values()].sort(
    (one, other) => one.y - other.y || Number(other.isUpright) - Number(one.isUpright),
  )
}

/** Beneath the machines, so that those hang on the rail. */
export function WallShadows({ course }: Pick<Props, 'course'>) {
  const d = wallEdges(course).map(({ x, y, isUpright }) =>
    isUpright ? `M${x * CELL} ${y * CELL + 2}h9v72h-9z` : `M${x * CELL + 1} ${y * CELL + 1}h72v10h-72z`,
  )
  return <path d={d.join('')} fill={WALL.shadow} opacity={0.42} />
}

export function Walls({ course, id }: Props) {
  const edges = wallEdges(course)
  if (edges.length === 0) return null
  return (
    <>
      <defs>
        <g id={id('wall-across')}>
          <WallAcross />
        </g>
        <g id={id('wall-upright')}>
          <WallUpright />
        </g>
      </defs>
      {edges.map((edge) => (
        <use
          key={keyOf(edge)}
          href={`#${id(edge.isUpright ? 'wall-upright' : 'wall-across')}`}
          x={edge.x * CELL}
          y={edge.y * CELL}
        />
      ))}
    </>
  )
}

/** A rail from 0,0 to the east, seen a little from the south. */
const WallAcross = () => (
  <g stroke={INK.line} strokeWidth={2}>
    <rect x={-4} y={-2} width={72} height={10} rx={2.5} fill={WALL.side} />
    <rect x={-4} y={-6} width={72} height={10} rx={2.5} fill={WALL.top} />
    <path d="M6-5h10l-7 8h-10ZM58-5h-10l-7 8h10ZM36-5h-8l-7 8h8Z" fill={INK.safety} stroke="none" />
  </g>
)

const WallUpright = () => (
  <g stroke={INK.line} strokeWidth={2}>
    <rect x={-5} y={-2} width={10} height={72} rx={2.5} fill={WALL.side} />
    <rect x={-5} y={-6} width={10} height={72} rx={2.5} fill={WALL.top} />
    <path d="M-4 4v10l8-7v-10ZM-4 56v-10l8-7v10ZM-4 34v-8l8-7v8Z" fill={INK.safety} stroke="none" />
  </g>
)
