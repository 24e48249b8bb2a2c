import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import type { Heading } from '../../rules/heading.ts'
import type { RobotName } from '../../rules/robots.ts'
import styles from '../art/art.module.css'
import { CELL_SCALE } from '../art/course-box.ts'
import { DECORATION } from '../art/decoration.ts'
import { BEAMS, PusherArm } from '../art/machines.tsx'
import { BURST, INK } from '../art/palette.ts'
import { Piece, type Placed, type Point } from '../art/piece.tsx'
import css from '../art/pieces.module.css'
import { RobotArt } from '../art/robot.tsx'

interface LaserBeamProps {
  readonly from: Point
  readonly to: Point
  /** 1 to 3; a robot fires one. */
  readonly beams?: number
  /** It ends on a robot; a beam that hits nothing is thinner. */
  readonly isHit?: boolean
}

/** A firing laser, of the board or of a robot. */
export function LaserBeam({ from, to, beams = 1, isHit = false }: LaserBeamProps) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [acrossX, acrossY] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const d = (BEAMS[beams] ?? [])
    .map((aside) => aside * CELL_SCALE)
    .map((aside) => `M${from[0] + acrossX * aside} ${from[1] + acrossY * aside}l${to[0] - from[0]} ${to[1] - from[1]}`)
    .join('')
  return (
    <g data-hit={isHit || undefined} {...DECORATION}>
      <path d={d} className={css.beamGlow} />
      <path d={d} className={css.beamLine} />
      <path d={d} className={css.beamCore} />
    </g>
  )
}

const STAR = 'M0-20L4.5-6.5L16-13L8.5-2.500L21 3L7.5 5L10 18L0 9L-10 18L-7.5 5L-21 3L-8.5-2.500L-16-13L-4.5-6.500Z'
const SPARK = 'M0-9L2.5-2.500L9 1L2.5 3L0 9L-2.5 3L-9 1L-2.5-2.500Z'

/** Where a beam strikes. */
export const ImpactStar = ({ at }: Placed) => (
  <Piece at={at}>
    <g className={css.pop}>
      <path d={STAR} fill={BURST.fill} stroke={BURST.edge} strokeWidth={2} strokeLinejoin="round" />
      <path d={SPARK} fill={INK.white} />
    </g>
  </Piece>
)

interface DamageBadgeProps extends Placed {
  readonly before: number
  readonly after: number
}

/** `4→5` over a robot that was hit. */
export function DamageBadge({ at, before, after }: DamageBadgeProps) {
  // The tenth damage has two figures.
  const width = after > 9 ? 92 : 76
  return (
    <Piece at={at}>
      <g className={css.pop}>
        <g className={styles.figure}>
          <rect x={-38} y={-17} width={width} height={34} rx={8} className={css.badge} />
          <text x={-21} y={1} className={css.badgeText}>
            {before}
          </text>
          <path d="M-9 0H7M1-6L8 0L1 6" className={css.badgeArrow} />
          <text x={width / 2 - 16} y={1} className={css.badgeText}>
            {after}
          </text>
        </g>
      </g>
    </Piece>
  )
}

interface Aimed extends Placed {
  readonly heading: Heading
}

/** A robot is pushed that way: over the edge it crosses. */
export const PushArrow = ({ at, heading }: Aimed) => (
  <Piece at={at} heading={heading}>
    <g className={css.shove}>
      <path d="M-12-14V-30H-24L0-54L24-30H12V-14Z" className={css.push} />
      <path d="M-13-6H13M-9 2H9" className={css.pushTrail} />
    </g>
  </Piece>
)

/** A step that a wall stopped, on that edge of the square. */
export const BlockedMark = ({ at, heading }: Aimed) => (
  <Piece at={at} heading={heading}>
    <g className={css.pop}>
      <path d="M-22-33H22" className={css.blockedBed} />
      <path d="M-22-33H22" className={css.blocked} />
      <circle cy={-33} r={13} className={css.blockedDisc} />
      <path d="M-5-38L5-28M5-38L-5-28" className={css.blockedCross} />
    </g>
  </Piece>
)

interface BeltStreakProps extends Aimed {
  readonly isExpress?: boolean
}

/** The belt under a robot runs. */
export const BeltStreak = ({ at, heading, isExpress = false }: BeltStreakProps) => (
  <Piece at={at} heading={heading}>
    <g className={css.streak} data-express={isExpress || undefined}>
      <path d="M-19 30V-24M19 30V-24" />
      <path d="M-11-22L0-34L11-22" />
      {isExpress && <path d="M-11-8L0-20L11-8" />}
    </g>
  </Piece>
)

/** A pusher's arm run out over its square; `at` is the middle of that square. */
export const PusherStroke = ({ at, heading }: Aimed) => (
  <Piece at={at} heading={heading}>
    <g transform="rotate(-90) translate(-32 -32)">
      <PusherArm reach={22} />
      <path d="M66 18l7 14l-7 14M74 22l5 10l-5 10" className={css.pusherLines} />
    </g>
  </Piece>
)

const CLOUD =
  'M-22 14C-32 12-33-2-24-6C-26-18-12-26-3-20C3-30 20-26 20-14C31-13 33 2 24 7C26 18 12 25 4 19C-3 27-18 25-22 14Z'

/** A robot ends in fire. */
export const Explosion = ({ at }: Placed) => (
  <Piece at={at}>
    <g className={css.pop}>
      <path d={CLOUD} fill={BURST.smoke} transform="scale(1.25)" />
      <path d={CLOUD} fill={BURST.smokeLight} transform="rotate(70) scale(1.02)" />
      <path
        d={STAR}
        fill={BURST.flame}
        stroke={BURST.edge}
        strokeWidth={1.6}
        strokeLinejoin="round"
        transform="scale(1.55)"
      />
      <path d={STAR} fill={BURST.fill} transform="rotate(24) scale(1.05)" />
      <path d={SPARK} fill={INK.white} transform="scale(1.3)" />
      <path d="M-34-20l-7-5M33-22l8-5M-30 28l-6 6M32 26l7 5M0-38v-7" className={css.debris} />
    </g>
  </Piece>
)

/** What is left where a robot was destroyed: a puff of smoke. */
export const Puff = ({ at }: Placed) => (
  <Piece at={at}>
    <g className={css.puff}>
      <path d={CLOUD} fill={BURST.smokeLight} />
      <path d={CLOUD} fill={BURST.smoke} transform="translate(8 -8) rotate(110) scale(.62)" />
      <circle cx={-24} cy={-22} r={6} fill={BURST.smokeLight} />
      <circle cx={27} cy={20} r={4.5} fill={BURST.smokeLight} />
    </g>
  </Piece>
)

interface FallingProps extends Placed {
  readonly name: RobotName
  readonly seat: number
  readonly heading: Heading
}

/** A robot drops out of sight, into a pit or over the edge. */
export const Falling = ({ at, name, seat, heading }: FallingProps) => (
  <>
    <Piece at={at}>
      <circle r={30} className={css.fallShade} />
      <circle r={29} className={css.fallRing} style={{ color: seatColour(seat) }} />
    </Piece>
    <g transform={`translate(${at.join(' ')})`} {...DECORATION}>
      <g className={css.fall}>
        <RobotArt name={name} seat={seat} heading={heading} degrees={heading * 90 + 28} />
      </g>
    </g>
  </>
)

/** A checkpoint has been touched. */
export const TouchFlash = ({ at }: Placed) => (
  <Piece at={at}>
    <g className={css.touch}>
      <circle r={34} />
      <path d="M0-40V-50M28-28L36-36M40 0H50M28 28L36 36M0 40V50M-28 28L-36 36M-40 0H-50M-28-28L-36-36" />
    </g>
  </Piece>
)

/** Damage goes. */
export const RepairFlash = ({ at }: Placed) => (
  <Piece at={at}>
    <g className={css.repair}>
      <circle r={32} />
      <path d="M0-12V12M-12 0H12" />
    </g>
  </Piece>
)
