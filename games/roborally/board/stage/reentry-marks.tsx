import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import type { Course } from '../../rules/course/course.ts'
import { WORDS } from '../../rules/heading.ts'
import { centreOf, TILE } from '../art/course-box.ts'
import { OpenHeading, OpenSquare } from '../art/path-pieces.tsx'
import { RobotArt } from '../art/robot.tsx'
import type { Picking } from '../model/use-picking.ts'
import type { Reentering } from '../model/use-reentry.ts'
import { buttonLike } from './button-like.ts'
import css from './stage.module.css'

interface Props {
  readonly course: Course
  readonly reentering: Reentering
}

/** RR-10.7: where my robot may come back. */
export const ReentrySquares = ({ course, reentering: { places, square } }: Props) =>
  places.map((place) => (
    <OpenSquare key={place.square} at={centreOf(course, place.square)} isPicked={place.square === square} />
  ))

/** RR-10.8: and where it may look, as arrows around the square that is chosen. */
export function ReentryHeadings({ course, reentering, picking }: Props & { readonly picking: Picking }) {
  const { square, headings, heading, chooseHeading } = reentering
  const { front } = picking
  if (square === null) return null
  const [x, y] = centreOf(course, square)
  return (
    <g {...HEADINGS_GROUP}>
      {front !== null && heading !== null && (
        <g transform={`translate(${x} ${y})`}>
          <RobotArt name={front.name} seat={front.seat} heading={heading} isGhost />
        </g>
      )}
      {headings.map((one) => (
        <g
          key={one}
          className={css.heading}
          {...buttonLike(() => chooseHeading(one), one === heading)}
          aria-label={`Face ${WORDS[one]}`}
          tabIndex={0}
          {...explained({ text: 'Your robot comes back facing that way.', rule: 'RR-10.6' })}
        >
          <rect
            x={x - TILE * 0.3}
            y={y - TILE * 0.8}
            width={TILE * 0.6}
            height={TILE * 0.5}
            transform={`rotate(${one * 90} ${x} ${y})`}
            fill="transparent"
          />
          <OpenHeading at={[x, y]} heading={one} isPicked={one === heading} />
        </g>
      ))}
    </g>
  )
}

const HEADINGS_GROUP = { role: 'group', 'aria-label': 'Which way it faces' } as const
