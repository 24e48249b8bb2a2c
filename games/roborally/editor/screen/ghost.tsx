import { useId, useMemo } from 'react'
import { CourseArt } from '../../board/art/course-art.tsx'
import { TILE } from '../../board/art/course-box.ts'
import { hasWall } from '../../rules/course/course.ts'
import { EAST, type Heading, NORTH, SOUTH, WEST } from '../../rules/heading.ts'
import { placeOf } from '../../rules/square.ts'
import { cropAround } from '../model/crop.ts'
import type { Session } from '../model/session.ts'
import { beginStroke, type Spot } from '../model/stroke.ts'
import css from './canvas.module.css'
import { Outline } from './outline.tsx'

interface GhostProps {
  readonly session: Session
  readonly spot: Spot
}

/** Walls stand on the edge of their square. */
const MARGIN = 6

/** What a press would make of the square under the mouse, drawn as it would look. */
export function Ghost({ session, spot }: GhostProps) {
  const { brush, history } = session
  const { course } = history.now
  const clip = useId()
  const preview = useMemo(() => beginStroke(course, brush, spot).course, [course, brush, spot])
  const crop = useMemo(() => cropAround(preview, spot.square), [preview, spot.square])
  const [x, y] = placeOf(course, spot.square)
  if (brush.tool === 'select') return <Outline course={course} square={spot.square} tone="may" />
  if (isForEdge(session, spot)) return <EdgeGhost x={x} y={y} side={spot.side} />
  return (
    <g className={css.ghost}>
      {preview !== course && (
        <>
          <clipPath id={clip}>
            <rect
              x={x * TILE - MARGIN}
              y={y * TILE - MARGIN}
              width={TILE + 2 * MARGIN}
              height={TILE + 2 * MARGIN}
              rx={8}
            />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <g transform={`translate(${crop.x * TILE} ${crop.y * TILE})`}>
              <CourseArt course={crop.course} hasCoordinates={false} />
            </g>
          </g>
        </>
      )}
      <Outline course={course} square={spot.square} tone="may" />
    </g>
  )
}

const isForEdge = ({ brush, history }: Session, { square, side, isAtEdge }: Spot): boolean =>
  brush.tool === 'wall' || (brush.tool === 'erase' && isAtEdge && hasWall(history.now.course, square, side))

/** From corner to corner, in squares. */
const ENDS: Readonly<Record<Heading, readonly [number, number, number, number]>> = {
  [NORTH]: [0, 0, 1, 0],
  [EAST]: [1, 0, 1, 1],
  [SOUTH]: [0, 1, 1, 1],
  [WEST]: [0, 0, 0, 1],
}

function EdgeGhost({ x, y, side }: { readonly x: number; readonly y: number; readonly side: Heading }) {
  const [fromX, fromY, toX, toY] = ENDS[side]
  const d = `M${(x + fromX) * TILE} ${(y + fromY) * TILE}L${(x + toX) * TILE} ${(y + toY) * TILE}`
  return (
    <g className={css.edge}>
      <path d={d} data-casing />
      <path d={d} />
    </g>
  )
}
