import type { Odds } from './arc-odds.tsx'
import styles from './art.module.css'
import { Figure } from './figure.tsx'
import { ARC, INK, SKY } from './palette.ts'
import { type Point, round, STAGES, type StageName, stationAt, stepLength, type Track } from './track.ts'

/** Stations that would touch each other give way: every second, third or fifth keeps its number. */
export function labelled(track: Track, stage: StageName, side: 'ahead' | 'passed'): readonly number[] {
  const room = STAGES[stage].station[side] * 2 + 2
  const every = [1, 2, 3, 5, 10].find((count) => count * stepLength(stage, track) >= room) ?? 20
  return stepsOf(track, side).filter((step) =>
    side === 'ahead' ? step % every === 0 : (track.start - step) % every === 0,
  )
}

const stepsOf = ({ distance, start }: Track, side: 'ahead' | 'passed'): readonly number[] =>
  Array.from({ length: start }, (_, i) => i + 1).filter((step) =>
    side === 'ahead' ? step < distance : step > distance,
  )

interface AheadProps {
  readonly track: Track
  readonly odds: readonly Odds[]
  readonly stage: StageName
}

export function StationsAhead({ track, odds, stage }: AheadProps) {
  const radius = STAGES[stage].station.ahead
  const clear = STAGES[stage].station.now + radius
  const named = labelled(track, stage, 'ahead')
  const gap = (step: number) => (track.distance - step) * stepLength(stage, track)
  const isNext = (step: number) => odds.some((chance) => chance.step === step)
  return stepsOf(track, 'ahead').map((step) => {
    const at = stationAt(step, track, stage)
    const fill = isNext(step) ? INK.paper : INK.paperMid
    if (!named.includes(step) || gap(step) < clear - 3)
      return <circle key={step} cx={at.x} cy={at.y} r={3.4} fill={fill} stroke={INK.line} strokeWidth={1.4} />
    return (
      <g key={step} transform={`translate(${round(at.x)} ${round(at.y)})`}>
        <circle r={radius} fill={fill} stroke={INK.line} strokeWidth={2} />
        <Figure y={4.3} size={12} weight={600} fill={INK.print}>
          {step}
        </Figure>
      </g>
    )
  })
}

export function NowStation({ track, stage }: { readonly track: Track; readonly stage: StageName }) {
  if (track.distance <= 0) return null
  const at = stationAt(track.distance, track, stage)
  const { now } = STAGES[stage].station
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      <circle r={now} fill={INK.now} stroke={INK.line} strokeWidth={2.5} />
      <circle r={now - 3} fill="none" stroke={INK.line} strokeOpacity={0.35} />
      <text y={6.7} textAnchor="middle" className={styles.display} fontWeight={800} fontSize={19} fill={INK.print}>
        {Math.ceil(track.distance)}
      </text>
    </g>
  )
}

export const PassedStation = ({
  step,
  at,
  stage,
}: {
  readonly step: number
  readonly at: Point
  readonly stage: StageName
}) => (
  <g transform={`translate(${round(at.x)} ${round(at.y)})`} opacity={0.92}>
    <circle
      r={STAGES[stage].station.passed}
      fill={ARC.passedFill}
      fillOpacity={0.72}
      stroke={SKY.limb}
      strokeOpacity={0.6}
    />
    <Figure y={4.2} size={12} weight={400} fill={ARC.passedText}>
      {step}
    </Figure>
  </g>
)

export function Impact({ stage }: { readonly stage: StageName }) {
  const { curve, station } = STAGES[stage]
  const [ground] = curve
  const arm = round(station.impact * 0.515)
  return (
    <g transform={`translate(${ground.x} ${ground.y})`}>
      <circle r={station.impact} fill={INK.harm} stroke={INK.line} strokeWidth={2.4} />
      <path
        d={`M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`}
        stroke={INK.harmDeep}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </g>
  )
}
