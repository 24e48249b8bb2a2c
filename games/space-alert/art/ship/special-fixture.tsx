import type { ReactElement } from 'react'
import type { SpecialSystem } from '../../rules/ship/ship.ts'
import { Drawing } from '../drawing.tsx'
import { ABOARD, INK } from '../palette.ts'
import { COMPUTER, LOOKOUT } from '../pieces/systems.paths.ts'
import { Breech } from './fittings.tsx'
import type { Point } from './layout.ts'

interface SpecialFixtureProps {
  readonly system: SpecialSystem
  /** The middle. */
  readonly at: Point
}

/** What of system C is built in; bots, rockets and interceptors have a pad that they can leave. */
export function SpecialFixture({ system, at }: SpecialFixtureProps): ReactElement {
  if (typeof system !== 'string') return <Breech at={{ x: at.x, y: at.y - 8 }} side="down" strength={system.strength} />
  const Fixture = FIXTURES[system]
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Fixture />
    </g>
  )
}

const Computer = () => (
  <>
    <g transform="scale(.94)translate(-30 -25)">
      <Drawing marks={COMPUTER} />
    </g>
    {LAMPS.map((x, place) => (
      <rect
        key={x}
        x={x - 6}
        y={11}
        width={12}
        height={12}
        rx={2.5}
        fill={INK.night}
        stroke={ABOARD.edge}
        data-phase={place + 1}
      />
    ))}
  </>
)

const LAMPS = [-16, 0, 16]

/** SA-5.14: where a phase is ticked off on the computer at this place. */
export const lampSpot = (computer: Point, phase: number): Point => ({
  x: computer.x + (LAMPS[phase - 1] ?? 0),
  y: computer.y + 17,
})

const Lookout = () => (
  <g transform="scale(.76)translate(-28 -27)">
    <Drawing marks={LOOKOUT} />
  </g>
)

const Pad = () => <path d="M-30 19H30" stroke={ABOARD.edge} strokeOpacity={0.6} strokeWidth={2} strokeDasharray="4 3" />

const FIXTURES: Readonly<Record<Extract<SpecialSystem, string>, () => ReactElement>> = {
  computer: Computer,
  lookout: Lookout,
  battlebots: Pad,
  rockets: Pad,
  interceptors: Pad,
}
