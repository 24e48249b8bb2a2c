import { FULL } from '../../rules/vocabulary.ts'
import { LaunchPad, RocketDrawing, Shed } from '../art/index.ts'
import { drawnParts } from '../model/rocket.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './earth.module.css'
import { rocketPoint } from './points.ts'
import type { YardLayout } from './yard-layout.ts'

interface Props {
  readonly picking: Picking
  readonly yard: YardLayout
}

/** The rocket on its pad, the shed behind it, and the tall fuel gauge. */
export function Yard({ picking: { front }, yard }: Props) {
  const { x, y, scale, height, isSmall } = yard
  return (
    <>
      <g transform={`translate(${x - 118 * scale} ${height - height * 0.1}) scale(${scale * 0.95})`}>
        <Shed />
      </g>
      <g transform={`translate(${x} ${y}) scale(${scale})`} data-spot="my-rocket" data-point={rocketPoint(front.seat)}>
        {front.pad !== null && <LaunchPad />}
        <RocketDrawing parts={drawnParts(front)} hasGaps />
      </g>
      <FuelGauge
        fuel={front.groundFuel}
        x={isSmall ? 10 : 20}
        top={isSmall ? 34 : 48}
        bottom={height - (isSmall ? 14 : 20)}
      />
    </>
  )
}

interface GaugeProps {
  readonly fuel: number
  readonly x: number
  readonly top: number
  readonly bottom: number
}

const TUBE = 26
const TICKS = [0, 25, 50, 75, 100]

/** BR-6.3: a tube that has to be full. */
function FuelGauge({ fuel, x, top, bottom }: GaugeProps) {
  const yAt = (percent: number): number => bottom - 4 - ((bottom - top - 8) * percent) / FULL
  return (
    <g>
      <rect x={x} y={top} width={TUBE} height={bottom - top} rx={8} className={css.tube} />
      <rect
        x={x + 5}
        y={yAt(fuel)}
        width={TUBE - 10}
        height={Math.max(0, bottom - 4 - yAt(fuel))}
        rx={3}
        className={css.fuel}
      />
      <rect x={x + 7} y={top + 6} width={3} height={bottom - top - 12} rx={1.5} className={css.shine} />
      <path d={`M${x - 3} ${top + 5}h${TUBE + 6}M${x - 3} ${bottom - 5}h${TUBE + 6}`} className={css.clamp} />
      {TICKS.map((tick) => (
        <path key={tick} d={`M${x + TUBE + 4} ${yAt(tick)}h${tick % 50 === 0 ? 9 : 5}`} className={css.tick} />
      ))}
      <path d={`M${x + TUBE + 4} ${yAt(fuel)}l10-6v12Z`} className={css.pointer} />
    </g>
  )
}
