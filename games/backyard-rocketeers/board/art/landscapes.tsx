import type { ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import { torn } from './marks.ts'
import { DUSK, SHEETS, SOWN } from './palette.ts'
import { MARS_ROCKS } from './scenes.paths.ts'
import { starsIn } from './stars.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Torn paper in the colours of Mars; things stand on the lower third. */
export const MarsGround = ({ width, height }: Size): ReactElement => {
  const [sky, far, near] = SHEETS.mars
  return (
    <>
      <rect width={width} height={height} fill={sky} />
      <circle cx={width * 0.84} cy={height * 0.16} r={Math.min(width, height) * 0.07} fill={SOWN.edge} opacity={0.8} />
      <Torn colour={far} y={height * 0.36} sway={7} seed={3} {...{ width, height }} />
      <Torn colour={near} y={height * 0.66} sway={5} seed={4} {...{ width, height }} />
      <g transform={`translate(${width * 0.5 - 100} ${height * 0.95})`}>
        <Drawing marks={MARS_ROCKS} />
      </g>
    </>
  )
}

/** Behind the pads: dusk, the neighbours' roofs, a fence; the lawn is the lowest sixth. */
export const YardGround = ({ width, height }: Size): ReactElement => {
  const [sky, ...evening] = DUSK.sheets
  const lawn = height * 0.84
  return (
    <>
      <rect width={width} height={height} fill={sky} />
      <path d={starsIn(width, height * 0.4)} stroke={DUSK.star} strokeWidth={2} strokeLinecap="round" opacity={0.7} />
      {evening.map((colour, place) => (
        <Torn
          key={colour}
          colour={colour}
          y={height * (0.24 + 0.13 * place)}
          sway={7}
          seed={place + 1}
          {...{ width, height }}
        />
      ))}
      <path d={moonAt(width * 0.58, height * 0.1)} fill={DUSK.star} />
      <path d={roofs(width, lawn)} fill={DUSK.roof} />
      <path d={fence(width, lawn)} fill={DUSK.fence} stroke={DUSK.fenceLine} strokeWidth={1.2} />
      <Torn colour={DUSK.lawn} y={lawn} sway={2} seed={7} {...{ width, height }} />
    </>
  )
}

interface TornProps extends Size {
  readonly colour: string
  readonly y: number
  readonly sway: number
  readonly seed: number
}

/** One sheet, with the white of the paper along its edge. */
const Torn = ({ colour, y, sway, seed, width, height }: TornProps) => {
  const d = torn({ y, sway, from: 0, to: width, bottom: height, seed })
  return (
    <>
      <path d={d} fill={SOWN.edge} opacity={0.55} transform="translate(0 -2.500)" />
      <path d={d} fill={colour} />
    </>
  )
}

const moonAt = (x: number, y: number) => `M${x} ${y}a17 17 0 1 0 18 24a21 21 0 0 1-18-24Z`

const STREET = 'h26l14-16 14 16h30v-10h8v10h24l16-18 16 18h40v-8h7v8h35'
/** How long a street is. */
const STREET_LENGTH = 230

/** Streets side by side, until the yard is full. */
const roofs = (width: number, lawn: number) =>
  `M0 ${lawn + 4}v-52${STREET.repeat(Math.ceil(width / STREET_LENGTH))}v52Z`

const BOARD_STEP = 17

function fence(width: number, lawn: number): string {
  const boards = Array.from({ length: Math.ceil(width / BOARD_STEP) + 1 }, (_, place) => {
    const rise = 36 + ((place * 3) % 5)
    return `M${place * BOARD_STEP - 4} ${lawn + 4}v-${rise}l6.500-7 6.500 7v${rise}Z`
  })
  return `M-4 ${lawn - 24}H${width + 4}v5H-4ZM-4 ${lawn - 8}H${width + 4}v5H-4Z${boards.join('')}`
}
