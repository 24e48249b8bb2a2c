import styles from './art.module.css'
import { LaunchFlame } from './launch-flame.tsx'
import { INK, STEEL } from './palette.ts'
import { Rocket, type RocketProps } from './rocket.tsx'
import { rocketShape } from './rocket-shape.ts'

const PAD = { width: 126, height: 150, groundX: 63, groundY: 122 } as const

interface Props {
  /** Nothing: an empty pad. */
  readonly rocket?: RocketProps
  /** From 0, on the ground, to 1, out of sight. */
  readonly launch?: number
}

/** A launch pad with what stands on it; finished, under construction, designed or empty. */
export function PadArt({ rocket, launch = 0 }: Props) {
  return (
    <svg className={styles.stage} viewBox={`0 0 ${PAD.width} ${PAD.height}`} aria-hidden="true">
      <Platform />
      <g transform={`translate(${PAD.groundX} ${PAD.groundY})`}>
        {rocket === undefined ? <EmptyPad /> : <OnPad rocket={rocket} launch={launch} />}
      </g>
    </svg>
  )
}

function OnPad({ rocket, launch }: { readonly rocket: RocketProps; readonly launch: number }) {
  if (rocket.isGhost === true)
    return (
      <>
        <ellipse rx={34} ry={5} cy={1} fill={INK.ice} opacity={0.16} />
        <Rocket {...rocket} />
      </>
    )
  return rocket.remaining > 0 ? <Building rocket={rocket} /> : <Ready rocket={rocket} launch={launch} />
}

function Ready({ rocket, launch }: { readonly rocket: RocketProps; readonly launch: number }) {
  const { half, shoulder } = rocketShape(rocket)
  const arm = Math.round(shoulder * 0.8)
  return (
    <>
      <Tower x={-44} height={86} />
      <Mast x={-37.5} height={86} />
      {launch === 0 && (
        <path d={`M-31 ${-arm}H${-half + 1}M-31 ${-arm + 26}H${-half}`} stroke={STEEL.beam} strokeWidth={3} />
      )}
      <path
        d="M-8 2c-14 6 -30 2 -38 9c18 4 74 4 92 0c-8 -7 -24 -3 -38 -9z"
        fill={STEEL.steam}
        opacity={0.55 + launch * 0.4}
      />
      <g transform={`translate(0 ${-launch * 320})`}>
        {launch > 0 && <LaunchFlame power={rocket.power} share={Math.min(1, launch * 6)} />}
        <Rocket {...rocket} />
      </g>
    </>
  )
}

const Building = ({ rocket }: { readonly rocket: RocketProps }) => (
  <>
    <Gantry />
    <Rocket {...rocket} />
    <path d="M-33 -30H-16M34 -30H17M-33 -56H-16M34 -56H17" stroke={STEEL.beam} strokeWidth={2.4} />
  </>
)

/** Two towers and a crane. */
const Gantry = () => (
  <>
    <Tower x={-46} height={104} />
    <Mast x={-39.5} height={104} />
    <Tower x={34} height={92} />
    <path
      d="M-46 -104H24M-46 -104L-20 -116L24 -104"
      stroke={INK.amber}
      strokeWidth={2.6}
      fill="none"
      strokeLinejoin="round"
    />
    <path d="M2 -104v6" stroke={STEEL.truss} strokeWidth={1.4} />
  </>
)

const BAY = 13

function Tower({ x, height }: { readonly x: number; readonly height: number }) {
  const far = x + BAY
  const bays = Array.from({ length: Math.floor(height / BAY) }, (_, i) => i * BAY)
  const braces = bays.map((y) => `M${x} ${-y}L${far} ${-y - BAY}M${far} ${-y}L${x} ${-y - BAY}`).join('')
  return (
    <g stroke={STEEL.beam} strokeWidth={2} fill="none">
      <path d={`M${x} 0V${-height}M${far} 0V${-height}`} />
      <path d={braces} strokeWidth={1.1} stroke={STEEL.brace} />
      <path d={bays.map((y) => `M${x} ${-y - BAY}H${far}`).join('')} strokeWidth={1.3} />
    </g>
  )
}

const Mast = ({ x, height }: { readonly x: number; readonly height: number }) => (
  <>
    <path d={`M${x} ${-height}v-9`} stroke={STEEL.beam} strokeWidth={2} />
    <circle cx={x} cy={-height - 10} r={2.6} fill={INK.harm} />
  </>
)

/** The deck with its hazard stripes. */
const Platform = () => (
  <>
    <path
      d="M14 130L26 119H100L112 130V137H14Z"
      fill={STEEL.deck}
      stroke={INK.line}
      strokeWidth={2}
      strokeLinejoin="round"
    />
    <path d="M26 119H100L105 123.5H21Z" fill={STEEL.deckLight} />
    <rect x={14} y={130} width={98} height={7} fill={STEEL.deckDark} />
    <path d={STRIPES} fill={INK.amber} />
    <path d="M14 130H112V137H14Z" fill="none" stroke={INK.line} strokeWidth={1.6} />
  </>
)

const STRIPES = [16, 28, 40, 52, 64, 76, 88, 100].map((x) => `M${x} 137l6 -7h6l-6 7z`).join('')

const EmptyPad = () => (
  <>
    <Tower x={-44} height={52} />
    <Mast x={-37.5} height={52} />
    <path d="M-26 -1H30" stroke={STEEL.thin} strokeWidth={2} strokeLinecap="round" strokeDasharray="3 5" />
  </>
)
