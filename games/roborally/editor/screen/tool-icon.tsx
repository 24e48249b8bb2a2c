import { memo, type ReactElement } from 'react'
import { CourseArt } from '../../board/art/course-art.tsx'
import { TILE } from '../../board/art/course-box.ts'
import { type Course, PLAIN, type Tile } from '../../rules/course/course.ts'
import { EAST, type Heading, opposite } from '../../rules/heading.ts'
import { type Brush, groundOf, type ToolName } from '../model/brush.ts'
import css from './palette.module.css'

const sample = (tile: Partial<Tile>, walls = 0): Course => ({
  head: {},
  width: 1,
  height: 1,
  tiles: [{ ...PLAIN, ...tile }],
  walls: [walls],
})

const hanging = (to: Heading): number => 1 << opposite(to)

/** One square of a course with what the tool makes on it; null for tools that make nothing. */
function sampleOf({ tool, heading, registers, beams }: Brush): Course | null {
  const ground = groundOf({ tool, heading })
  if (ground !== null) return sample({ ground })
  const others: Partial<Record<ToolName, Course>> = {
    wall: sample({}, 1 << heading),
    pusher: sample({ pusher: { to: heading, registers } }, hanging(heading)),
    laser: sample({ lasers: [{ to: heading, beams }] }, hanging(heading)),
    checkpoint: sample({ checkpoint: 1 }),
    dock: sample({ dock: { number: 1, heading: EAST } }),
  }
  return others[tool] ?? null
}

const LINES: Readonly<Partial<Record<ToolName, ReactElement>>> = {
  select: <path d="M15 9L36 26L26 28L32 39L27 41L22 30L15 37Z" />,
  erase: <path d="M22 12L38 28L28 38H18L11 31ZM16 20L30 35M24 38H39" />,
}

/** The tool in its own art: what is on the button is what comes onto the course. */
export const ToolIcon = memo(({ brush, size = 36 }: { readonly brush: Brush; readonly size?: number }) => {
  const course = sampleOf(brush)
  return (
    <svg className={css.icon} viewBox={VIEW} width={size} height={size} aria-hidden="true">
      {course === null ? (
        <g className={css.lines}>{LINES[brush.tool]}</g>
      ) : (
        <CourseArt course={course} hasCoordinates={false} hasPennants={false} />
      )}
    </svg>
  )
})
ToolIcon.displayName = 'ToolIcon'

const MARGIN = 3
const VIEW = `${-MARGIN} ${-MARGIN} ${TILE + 2 * MARGIN} ${TILE + 2 * MARGIN}`
