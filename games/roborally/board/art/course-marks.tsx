import type { Course } from '../../rules/course/course.ts'
import { NORTH } from '../../rules/heading.ts'
import styles from './art.module.css'
import { CELL, CELL_SCALE, fromEast, laid, spotsOf } from './course-box.ts'
import { DECORATION } from './decoration.ts'
import { CHECKPOINT, DOCK, INK } from './palette.ts'

interface Props {
  readonly course: Course
  readonly id: (name: string) => string
}

export const MarkDefs = ({ course, id }: Props) => (
  <>
    {course.tiles.some(({ dock }) => dock !== undefined) && (
      <g id={id('dock')}>
        <DockTile />
      </g>
    )}
    {course.tiles.some(({ checkpoint }) => checkpoint !== undefined) && (
      <g id={id('checkpoint')}>
        <CheckpointTile />
      </g>
    )}
  </>
)

export const Docks = ({ course, id }: Props) => (
  <>
    {spotsOf(course).map(
      ({ dock, square, left, top }) =>
        dock !== undefined && (
          <g key={square}>
            <use
              href={`#${id('dock')}`}
              transform={laid(course, square, fromEast(dock.heading ?? course.head.heading ?? NORTH))}
            />
            <text className={styles.dock} x={left + 32} y={top + 33}>
              {dock.number}
            </text>
          </g>
        ),
    )}
  </>
)

export const Checkpoints = ({ course, id }: Props) => (
  <>
    {spotsOf(course).map(
      ({ checkpoint, square, left, top }) =>
        checkpoint !== undefined && (
          <g key={square}>
            <use href={`#${id('checkpoint')}`} x={left} y={top} />
            <text className={styles.checkpoint} x={left + 32} y={top + 33}>
              {checkpoint}
            </text>
          </g>
        ),
    )}
  </>
)

interface PennantsProps {
  readonly course: Course
  /** The checkpoint somebody is after: its pennant is pale and ringed. */
  readonly next?: number
}

/** The flags of the checkpoints, drawn above the robots: an occupied checkpoint keeps its number. */
export const Pennants = ({ course, next }: PennantsProps) => (
  <g transform={`scale(${CELL_SCALE})`} {...DECORATION}>
    {spotsOf(course).map(
      ({ checkpoint, square, left, top }) =>
        checkpoint !== undefined && (
          <g
            key={square}
            transform={`translate(${Math.min(left + 37, rightmost(course))} ${Math.max(top - 27, HIGHEST)})`}
          >
            <g className={styles.pennantFoot}>
              <Pennant number={checkpoint} isNext={checkpoint === next} />
            </g>
          </g>
        ),
    )}
  </g>
)

/** In the top row and the last column it must not stick out of the plate. */
const HIGHEST = -16
const rightmost = ({ width }: Course) => width * CELL - 27

const CLOTH = 'M8.5 6C18 2 24 10 39 6C35 14 36 22 40 30C27 33 20 25 8.5 30Z'

function Pennant({ number, isNext }: { readonly number: number; readonly isNext: boolean }) {
  return (
    <>
      <path d={CLOTH} opacity={0.4} transform="translate(3 5)" />
      {isNext && <path d={CLOTH} fill="none" stroke={INK.now} strokeWidth={9} strokeLinejoin="round" />}
      <path d="M7 48V5" stroke={INK.line} strokeWidth={7} strokeLinecap="round" />
      <path d="M7 48V5" stroke={CHECKPOINT.pole} strokeWidth={3} strokeLinecap="round" />
      <path
        d={CLOTH}
        fill={isNext ? CHECKPOINT.next : INK.safety}
        stroke={INK.line}
        strokeWidth={2.2}
        strokeLinejoin="round"
      />
      <path d="M10.5 8.500C17 6.5 23 11.5 34 10" fill="none" stroke={INK.white} opacity={0.6} strokeWidth={1.8} />
      <text className={styles.pennant} x={23} y={18.5} fill={CHECKPOINT.print}>
        {number}
      </text>
    </>
  )
}

const CheckpointTile = () => (
  <>
    <circle cx={33.5} cy={35} r={28} opacity={0.35} />
    <circle cx={32} cy={32} r={28} fill={INK.safety} stroke={INK.line} strokeWidth={2} />
    <circle cx={32} cy={32} r={24} fill="none" stroke={INK.white} strokeWidth={1.8} strokeDasharray="3 4" />
    <circle cx={32} cy={32} r={20.5} fill={CHECKPOINT.ground} stroke={INK.line} strokeWidth={1.6} />
    <path d="M13 25A20.5 20.5 0 0 1 32 11.5" stroke={CHECKPOINT.gleam} strokeWidth={1.6} fill="none" />
  </>
)

/** Its robot starts eastward. */
const DockTile = () => (
  <>
    <path d="M0 0H64V64H0Z" fill={DOCK.ground} />
    <path d="M1 63V1H63" fill="none" stroke={DOCK.light} strokeWidth={1.6} />
    <path d="M63 1V63H1" fill="none" stroke={DOCK.dark} strokeWidth={2} />
    <path d="M7 20V7H22M7 44V57H22M57 17V7H44M57 47V57H44" fill="none" stroke={DOCK.mark} strokeWidth={3.4} />
    <path d="M51 22L61 32L51 42" fill="none" stroke={DOCK.mark} strokeWidth={5} />
    <path d="M4 26H9V38H4Z" fill={DOCK.bumper} />
  </>
)
