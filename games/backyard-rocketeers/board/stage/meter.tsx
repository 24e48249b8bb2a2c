import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { CSSProperties } from 'react'
import { gaugeExplained } from '../model/explain.ts'
import css from './meter.module.css'

interface MeterProps {
  readonly label: string
  readonly value: number
  readonly most: number
  /** What it comes to at the end of the turn. */
  readonly after?: number
  readonly unit?: string
  readonly tone: 'fuel' | 'harm'
}

/** A bar with its figures. What will be gone is hatched. */
export function Meter({ label, value, most, after = value, unit = '', tone }: MeterProps) {
  const share = (part: number): number => (most === 0 ? 0 : Math.min(1, part / most))
  const style = { '--value': share(value), '--after': share(Math.min(value, after)) } as CSSProperties
  return (
    <div className={css.meter} data-tone={tone} style={style} {...explainedStill(gaugeExplained(label))}>
      <dt>{label}</dt>
      <dd>
        <span className={css.bar} data-bar="">
          <i />
          <u />
        </span>
        <b>{unit === '%' ? `${value}\u00a0%` : `${value}/${most}`}</b>
      </dd>
    </div>
  )
}
