import { centreOf, stepOf, TILE } from '../../board/art/course-box.ts'
import { RobotArt } from '../../board/art/robot.tsx'
import type { Course } from '../../rules/course/course.ts'
import type { Beam } from '../../rules/events.ts'
import { OFF_BOARD, type Square } from '../../rules/square.ts'
import { UNSPOKEN } from '../screen/unspoken.ts'
import css from './drive.module.css'
import type { DrivePlan, Frame } from './drive.ts'

interface RobotLayerProps {
  readonly course: Course
  readonly plan: DrivePlan
  /** Null: at its start. */
  readonly frame: Frame | null
  /** Where it was last on the board. */
  readonly lastAt: Square
}

const ROBOT = 'Ember'
/** The seat whose colour is the orange of the factory. */
const SEAT = 5

/** The robot of a test-drive, over the course: it glides from frame to frame. */
export function RobotLayer({ course, plan, frame, lastAt }: RobotLayerProps) {
  const at = frame === null ? plan.at : frame.at === OFF_BOARD ? lastAt : frame.at
  const heading = frame?.heading ?? plan.heading
  const [x, y] = centreOf(course, at)
  return (
    <g className={css.layer} {...UNSPOKEN}>
      {frame?.beams.map((beam) => (
        <BeamLine key={`${beam.from} ${beam.heading}`} course={course} beam={beam} />
      ))}
      <g
        className={css.robot}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        data-gone={frame?.isGone || undefined}
      >
        <RobotArt name={ROBOT} seat={SEAT} heading={heading} isMine isHit={(frame?.beams.length ?? 0) > 0} />
      </g>
    </g>
  )
}

function BeamLine({ course, beam }: { readonly course: Course; readonly beam: Beam }) {
  const [[fromX, fromY], [toX, toY], [dx, dy]] = [
    centreOf(course, beam.from),
    centreOf(course, beam.to),
    stepOf(beam.heading),
  ]
  const from = beam.by === null ? `${fromX - (dx * TILE) / 3} ${fromY - (dy * TILE) / 3}` : `${fromX} ${fromY}`
  return <path className={css.beam} d={`M${from}L${toX} ${toY}`} strokeWidth={2 + 2 * beam.beams} />
}
