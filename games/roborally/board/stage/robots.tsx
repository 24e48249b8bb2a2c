import type { Seat } from '@starboard/kernel'
import { useShare } from '@starboard/screen/frame/layout/use-share.ts'
import { useEffect, useRef } from 'react'
import { TILE } from '../art/course-box.ts'
import { RobotArt } from '../art/robot.tsx'
import { Falling } from '../film/film-pieces.tsx'
import { driverAndRobot } from '../model/people.ts'
import { type Spot, type Stance, stancesOf } from '../model/stances.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './stage.module.css'

/** All robots on the board, on their way while an event is on stage. */
export function Robots({ picking }: { readonly picking: Picking }) {
  const { view, beat, course, me } = picking
  const share = useShare(beat)
  const seen = useRef(new Map<Seat, Spot>())
  const stances = stancesOf(view, beat?.event ?? null, course, seen.current)
  useEffect(() => {
    for (const { robot, to } of stances) seen.current.set(robot.seat, to)
  })
  const hit = beat?.event.kind === 'lasersFired' ? beat.event.hits.map(({ seat }) => seat) : []
  const acting = beat !== null && 'seat' in beat.event && 'phase' in beat.event ? beat.event.seat : null
  return (
    <g>
      {stances.map((stance) => {
        const { robot } = stance
        if (stance.fate === 'falls') return <Falls key={robot.seat} stance={stance} />
        return (
          <g key={robot.seat} {...placed(stance, eased(share))}>
            <title>{driverAndRobot(robot, picking.name, me)}</title>
            {acting === robot.seat && <circle r={TILE * 0.52} className={css.acting} />}
            <RobotArt
              name={robot.name}
              seat={robot.seat}
              heading={robot.heading}
              degrees={robot.heading * 90 + stance.turn * eased(share)}
              isPoweredDown={robot.poweredDown}
              isMine={robot.seat === me}
              isHit={hit.includes(robot.seat)}
            />
          </g>
        )
      })}
    </g>
  )
}

const Falls = ({ stance: { robot, to } }: { readonly stance: Stance }) => (
  <Falling at={[to[0] * TILE, to[1] * TILE]} name={robot.name} seat={robot.seat} heading={robot.heading} />
)

/** Robots start and stop softly. */
const eased = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) ** 2)

function placed({ from, to, fate }: Stance, share: number) {
  const [x, y] = [0, 1].map((axis) => ((from[axis] ?? 0) + ((to[axis] ?? 0) - (from[axis] ?? 0)) * share) * TILE)
  const { scale, opacity } = FATES[fate](share)
  return { transform: `translate(${x} ${y}) scale(${scale})`, opacity }
}

const FATES: Readonly<Record<Stance['fate'], (share: number) => { scale: number; opacity: number }>> = {
  stays: () => ({ scale: 1, opacity: 1 }),
  falls: () => ({ scale: 1, opacity: 1 }),
  burns: (share) => ({ scale: 1 + 0.15 * share, opacity: Math.max(0, 1 - 2 * share) }),
  returns: (share) => ({ scale: 1.5 - 0.5 * share, opacity: share }),
}
