import { seatColour, seatOutline } from '@starboard/screen/pieces/seat-shape.tsx'
import { memo } from 'react'
import type { Heading } from '../../rules/heading.ts'
import type { RobotName } from '../../rules/robots.ts'
import { CELL_SCALE } from './course-box.ts'
import { DECORATION } from './decoration.ts'
import { POWER } from './icon-paths.ts'
import { INK } from './palette.ts'
import styles from './robot.module.css'
import { limbsOf, MATERIALS, type Part, solidOf } from './robot-parts.ts'
import { ROBOTS } from './robots.paths.ts'

interface RobotArtProps {
  readonly name: RobotName
  /** Its owner: hull colour and badge. */
  readonly seat: number
  readonly heading: Heading
  readonly isPoweredDown?: boolean
  /** Where it would be: see-through on a dashed square. */
  readonly isGhost?: boolean
  /** It has just been shot. */
  readonly isHit?: boolean
  /** The viewer's own: a light rim. */
  readonly isMine?: boolean
  /** Instead of the heading's quarter turns, for a robot that is turning. In degrees, 0 is north. */
  readonly degrees?: number
}

/** A robot around 0,0, a little smaller than a square, for inside the board's `<svg>`. */
export const RobotArt = memo((props: RobotArtProps) => {
  const { name, seat, heading, isPoweredDown = false, isGhost = false, isHit = false, isMine = false } = props
  const parts = ROBOTS[name]
  const degrees = props.degrees ?? heading * 90
  return (
    <g transform={`scale(${CELL_SCALE})`} style={{ color: seatColour(seat) }} {...DECORATION}>
      {isGhost && <rect className={styles.ghostGround} x={-31} y={-31} width={62} height={62} rx={9} />}
      <g opacity={isGhost ? 0.8 : 1}>
        {!isGhost && <Shadow parts={parts} degrees={degrees} />}
        <g transform={`rotate(${degrees})`}>
          {isMine && <Solid parts={parts} className={styles.mine} />}
          <g className={isPoweredDown ? styles.down : undefined}>
            <Body parts={parts} />
          </g>
          {isHit && <Solid parts={parts} className={styles.hit} />}
          <path d="M0-46L10-33H-10Z" className={styles.nose} />
        </g>
      </g>
      {!isGhost && <SeatBadge seat={seat} at="translate(23 23) scale(.76)" />}
      {isPoweredDown && <PowerBadge />}
    </g>
  )
})
RobotArt.displayName = 'RobotArt'

const INTO_MIDDLE = 'scale(.94) translate(-32 -32)'

const Body = ({ parts }: { readonly parts: readonly Part[] }) => (
  <g transform={INTO_MIDDLE} strokeLinejoin="round" strokeLinecap="round">
    {parts.map(([material, d]) => (
      <path key={`${material} ${d}`} d={d} {...MATERIALS[material]} />
    ))}
  </g>
)

interface SolidProps {
  readonly parts: readonly Part[]
  readonly className: string | undefined
}

/** Its outline in one colour. */
const Solid = ({ parts, className }: SolidProps) => (
  <g className={className} transform={INTO_MIDDLE} strokeLinejoin="round" strokeLinecap="round">
    <path d={solidOf(parts)} fill="currentColor" />
    <path d={limbsOf(parts)} fill="none" />
  </g>
)

/** Light comes from the north-west whichever way the robot looks. */
const Shadow = ({ parts, degrees }: { readonly parts: readonly Part[]; readonly degrees: number }) => (
  <g transform={`translate(4 6) rotate(${degrees})`}>
    <Solid parts={parts} className={styles.shadow} />
  </g>
)

interface BadgeProps {
  readonly seat: number
  readonly at: string
}

/** The owner's shape on a dark disc. */
const SeatBadge = ({ seat, at }: BadgeProps) => (
  <g transform={at}>
    <circle r={13} fill={INK.line} stroke={INK.white} strokeWidth={1.4} />
    <path d={seatOutline(seat)} fill={seatColour(seat)} />
  </g>
)

const PowerBadge = () => (
  <g transform="translate(21 -21)">
    <circle r={12.5} fill={INK.night} stroke={INK.inkMid} strokeWidth={2} />
    <path
      d={POWER}
      transform="scale(.84) translate(-10 -10)"
      fill="none"
      stroke={INK.inkHi}
      strokeWidth={2.4}
      strokeLinecap="round"
    />
  </g>
)

interface RobotPortraitProps {
  readonly name: RobotName
  readonly seat: number
  readonly isPoweredDown?: boolean
  /** Without plate and badge, for beside a name that already has the seat's shape. */
  readonly isBare?: boolean
}

/** A robot on a steel plate with its owner's shape, filling its box: for seats, captions and choices. */
export const RobotPortrait = memo(({ name, seat, isPoweredDown = false, isBare = false }: RobotPortraitProps) => (
  <svg
    className={styles.portrait}
    viewBox={isBare ? '-34 -36 68 72' : '-38 -38 76 76'}
    style={{ color: seatColour(seat) }}
    aria-hidden="true"
  >
    {!isBare && (
      <>
        <rect x={-37} y={-37} width={74} height={74} rx={10} className={styles.plate} />
        <path d="M-35 28V-28Q-35-35-28-35H28" className={styles.plateEdge} />
        <path d="M-30-30h0M30-30h0M30 30h0M-30 30h0" className={styles.plateRivets} />
      </>
    )}
    <Shadow parts={ROBOTS[name]} degrees={0} />
    <g className={isPoweredDown ? styles.down : undefined}>
      <Body parts={ROBOTS[name]} />
    </g>
    {!isBare && <SeatBadge seat={seat} at="translate(27 27) scale(.85)" />}
    {isPoweredDown && <PowerBadge />}
  </svg>
))
RobotPortrait.displayName = 'RobotPortrait'
