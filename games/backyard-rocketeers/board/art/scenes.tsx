import type { ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import { type Marks, torn } from './marks.ts'
import { SHEETS, SOWN } from './palette.ts'
import { BANG, LANDING_LEGS, MARS_ROCKS, PAD } from './scenes.paths.ts'

const scene = (marks: Marks) => (): ReactElement => <Drawing marks={marks} line={2.6} />

/** Under and behind a `RocketDrawing` at the same 0,0; it stands on 178. */
export const LaunchPad = scene(PAD)

/** Behind a rocket that has landed, at the same 0,0; it stands on 152. */
export const LandingLegs = scene(LANDING_LEGS)

/** Around 0,0, 170 across. */
export const Explosion = scene(BANG)

interface MarsGroundProps {
  readonly width: number
  readonly height: number
}

/** Torn paper in the colours of Mars, filling `width` by `height`; things stand on the lower third. */
export function MarsGround({ width, height }: MarsGroundProps): ReactElement {
  const [sky, ...sheets] = SHEETS.mars
  return (
    <>
      <rect width={width} height={height} fill={sky} />
      <circle cx={width * 0.84} cy={height * 0.16} r={Math.min(width, height) * 0.07} fill={SOWN.edge} opacity={0.8} />
      {sheets.map((colour, place) => (
        <TornSheet key={colour} colour={colour} y={height * (0.36 + 0.3 * place)} {...{ width, height, place }} />
      ))}
      <g transform={`translate(${width * 0.5 - 100} ${height * 0.95})`}>
        <Drawing marks={MARS_ROCKS} />
      </g>
    </>
  )
}

interface TornSheetProps extends MarsGroundProps {
  readonly colour: string
  readonly y: number
  readonly place: number
}

const TornSheet = ({ colour, y, width, height, place }: TornSheetProps) => {
  const d = torn({ y, sway: 7 - 2 * place, from: 0, to: width, bottom: height, seed: place + 3 })
  return (
    <>
      <path d={d} fill={SOWN.edge} opacity={0.55} transform="translate(0 -2.500)" />
      <path d={d} fill={colour} />
    </>
  )
}
