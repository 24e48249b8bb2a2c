import type { CSSProperties } from 'react'
import css from './gauge.module.css'

interface GaugeProps {
  readonly label: string
  readonly value: number
  readonly most: number
  /** What it would be after the choice that is previewed. */
  readonly forecast?: number
  readonly unit?: string
  /** The label is for screen readers only. */
  readonly hasHiddenLabel?: boolean
}

/** How full something is, with figures. `--game-gauge` colours it. */
export function Gauge({ label, value, most, forecast, unit = '', hasHiddenLabel }: GaugeProps) {
  return (
    <div className={css.gauge}>
      <span className={hasHiddenLabel === true ? 'spoken' : css.label}>{label}</span>
      <span className={css.bar} data-bar="" style={shares({ value, forecast: forecast ?? value, most })}>
        <span className={css.forecast} />
        <span className={css.fill} />
      </span>
      <span className={css.figures}>
        {value}
        {forecast !== undefined && forecast !== value && ` → ${forecast}`}{' '}
        <small>
          of {most} {unit}
        </small>
      </span>
    </div>
  )
}

const shares = ({ value, forecast, most }: { value: number; forecast: number; most: number }): CSSProperties =>
  ({ '--value': share(value, most), '--forecast': share(forecast, most) }) as CSSProperties

const share = (part: number, most: number): number => (most === 0 ? 0 : Math.max(0, Math.min(1, part / most)))
