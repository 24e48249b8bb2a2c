import { IconButton } from '@starboard/screen/pieces/icon-button.tsx'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useState } from 'react'
import { countsIn, keysOf, printedText, startOf, withCount, withoutCount } from './counts.ts'
import css from './counts-control.module.css'
import { useDraft } from './draft.ts'
import type { OptionControlProps } from './option-control.tsx'
import { Stepper } from './stepper.tsx'

/** The few of many things that are not as printed, and a way to add one. */
export function CountsControl({ row, value, onChange }: OptionControlProps) {
  const { min = 0, max = 99, label } = row
  const [draft, setDraft] = useDraft(countsIn(value), onChange)
  // A row that was just added, or is back at what is printed, stays until it is taken away: it is being worked on.
  const [touched, setTouched] = useState<readonly string[]>([])
  const all = Object.entries(keysOf(row))
  const listed = all.filter(([key]) => key in draft || touched.includes(key))
  const change = (key: string, count: number) => {
    setTouched([...touched, key])
    setDraft(withCount(row, draft, key, count))
  }
  const reset = (key: string) => {
    setTouched(touched.filter((one) => one !== key))
    setDraft(withoutCount(draft, key))
  }
  return (
    <div className={css.counts}>
      {listed.length > 0 && (
        <ul aria-label={`${label}, changed`}>
          {listed.map(([key, one]) => (
            <li key={key}>
              <span className={css.name}>
                {one.name} <small>{printedText(one)}</small>
              </span>
              <Stepper
                label={`${label}, ${one.name}`}
                value={draft[key] ?? startOf(row, key)}
                min={min}
                max={max}
                onChange={(count) => change(key, count)}
              />
              <IconButton label={`${one.name} as printed`} icon={<Icon name="close" />} onClick={() => reset(key)} />
            </li>
          ))}
        </ul>
      )}
      <select
        aria-label={`${label}: change another`}
        value=""
        onChange={({ target }) => change(target.value, startOf(row, target.value))}
      >
        <option value="" disabled>
          {listed.length === 0 ? 'As printed. Change one …' : 'Change another …'}
        </option>
        {all
          .filter(([key]) => !listed.some(([one]) => one === key))
          .map(([key, one]) => (
            <option key={key} value={key}>
              {one.name}, {printedText(one)}
            </option>
          ))}
      </select>
    </div>
  )
}
