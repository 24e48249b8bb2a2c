import type { FormRow } from '@starboard/kernel'
import { Field } from '@starboard/screen/pieces/field.tsx'
import type { GameInfo } from '@starboard/wire/api'
import type { LabSetup } from './setup.ts'
import css from './sweep-fields.module.css'

interface SweepFieldsProps {
  readonly game: GameInfo | null
  readonly sweep: LabSetup['sweep']
  onChange(sweep: LabSetup['sweep']): void
}

/** One option at several values, each a rule set of its own. */
export function SweepFields({ game, sweep, onChange }: SweepFieldsProps) {
  const rows = (game?.options ?? []).filter(isSwept)
  const row = rows.find(({ name }) => name === sweep?.option)
  return (
    <div className={css.sweep}>
      <label className={css.option}>
        <span>Sweep an option</span>
        <select
          value={sweep?.option ?? ''}
          onChange={({ target: { value } }) =>
            onChange(value === '' ? null : { option: value, values: usualValues(rows, value) })
          }
        >
          <option value="">none</option>
          {sweep !== null && row === undefined && <option value={sweep.option}>{sweep.option}</option>}
          {rows.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {sweep !== null && (
        <Field
          label="Its values, with commas"
          value={sweep.values}
          {...(row !== undefined && { note: row.range })}
          onChange={(values) => onChange({ ...sweep, values })}
        />
      )}
    </div>
  )
}

/** What a command line can list: not texts, files and counts of many things; and nothing that only people notice. */
const isSwept = ({ kind, clock, live }: FormRow): boolean =>
  ['int', 'decimal', 'toggle', 'choice'].includes(kind) && clock !== true && live !== true

const AROUND = [-2, -1, 0, 1, 2] as const

/** All there are of few, or some around the usual one. */
function usualValues(rows: readonly FormRow[], name: string): string {
  const row = rows.find((one) => one.name === name)
  if (row === undefined) return ''
  if (row.kind === 'toggle') return 'off, on'
  if (row.kind === 'choice') return (row.values ?? []).join(', ')
  const { min = 0, max = 0, step = 1, initial } = row
  const around = AROUND.map((one) => Number(initial) + one * step).filter((value) => value >= min && value <= max)
  return around.map((value) => String(Math.round(value * 1000) / 1000)).join(', ')
}
