import type { TurningPoint } from '@starboard/bots'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import type { CSSProperties } from 'react'
import type { Axis } from '../../replay/axis.ts'
import { type Curve, chanceAt, percent } from '../../replay/review/curve.ts'
import { percentAt } from '../../replay/timeline.ts'
import css from './chance-chart.module.css'

interface ChanceChartProps {
  readonly curves: readonly Curve[]
  readonly turningPoints: readonly TurningPoint[]
  readonly axis: Axis
  readonly index: number
  go(index: number): void
}

/** The chances along the match: a line a seat, and where they turned. The numbers are said beside it. */
export function ChanceChart({ curves, turningPoints, axis, index, go }: ChanceChartProps) {
  return (
    <div className={css.chart}>
      <span className={css.scale} aria-hidden="true">
        <span>100 %</span>
        <span>50</span>
        <span>0</span>
      </span>
      <div className={css.plot}>
        <svg className={css.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.half} d="M0 50H100" />
          {curves.map((curve) => (
            <g key={curve.seat} style={{ '--seat': `var(--seat-${curve.seat + 1})` } as CSSProperties}>
              <path className={css.under} d={pathOf(curve, axis)} />
              <path className={css.line} d={pathOf(curve, axis)} data-dash={curve.seat % 4} />
            </g>
          ))}
        </svg>
        {turningPoints.map((point, place) => (
          <button
            key={point.index}
            type="button"
            tabIndex={-1}
            className={css.turn}
            data-now={point.index === index || undefined}
            style={
              {
                '--seat': `var(--seat-${point.seat + 1})`,
                left: `${percentAt(axis, point.index)}%`,
                top: `${100 - 100 * point.after}%`,
              } as CSSProperties
            }
            aria-label={`Turning point ${place + 1}, moment ${point.index + 1}`}
            onClick={() => go(point.index)}
          >
            {place + 1}
          </button>
        ))}
      </div>
    </div>
  )
}

const pathOf = ({ places }: Curve, axis: Axis): string =>
  places
    .map(
      ({ index, chance }, at) =>
        `${at === 0 ? 'M' : 'L'}${percentAt(axis, index).toFixed(2)} ${(100 - 100 * chance).toFixed(1)}`,
    )
    .join('')

interface ChancesNowProps {
  readonly curves: readonly Curve[]
  readonly names: readonly string[]
  readonly isCrew: boolean
  readonly index: number
}

/** Who would win how often from this moment on. */
export function ChancesNow({ curves, names, isCrew, index }: ChancesNowProps) {
  return (
    <ul className={css.now} aria-label={isCrew ? 'Chance of the crew at this moment' : 'Chances to win at this moment'}>
      {curves.map((curve) => (
        <li key={curve.seat}>
          {!isCrew && <SeatShape seat={curve.seat} />}
          <span className={css.name}>{isCrew ? 'The crew' : names[curve.seat]}</span>{' '}
          <b>{percent(chanceAt(curve, index))}</b>
        </li>
      ))}
    </ul>
  )
}
