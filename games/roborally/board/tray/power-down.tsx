import type { Refused } from '@starboard/kernel'
import { useId } from 'react'
import css from './tray.module.css'

interface Props {
  readonly isOn: boolean
  /** Down already: then the question is whether it stays so. */
  readonly isDown: boolean
  readonly refusal: Refused | null
  /** RR-11.9 */
  readonly isRefused: boolean
  change(on: boolean): void
}

/** RR-11.1, 11.6: the announcement, with what it means. */
export function PowerDown({ isOn, isDown, isRefused, refusal, change }: Props) {
  const id = useId()
  const meaning = isDown
    ? 'No cards and no fire for one more turn; damage taken until then goes.'
    : 'All damage goes; no cards and no fire for that turn. This program still runs.'
  return (
    <button
      type="button"
      role="switch"
      className={css.power}
      aria-checked={isOn}
      aria-describedby={id}
      aria-keyshortcuts="P"
      aria-disabled={isRefused || undefined}
      onClick={() => !isRefused && change(!isOn)}
    >
      <span className={css.switch} />
      <b>{isDown ? 'Stay powered down' : 'Power down next turn'}</b>
      <small id={id}>{isRefused ? (refusal?.text ?? 'A power down needs damage here. RR-11.9') : meaning}</small>
    </button>
  )
}
