import type { Refused } from '@starboard/kernel'
import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
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
  const meaning = isDown
    ? 'No cards and no fire for one more turn; damage taken until then goes.'
    : 'All damage goes; no cards and no fire for that turn. This program still runs.'
  const name = isDown ? 'Stay powered down' : 'Power down next turn'
  const text = isRefused ? (refusal?.text ?? 'A power down needs damage here. RR-11.9') : meaning
  return (
    <button
      type="button"
      role="switch"
      className={css.power}
      aria-checked={isOn}
      aria-label={name}
      aria-keyshortcuts="P"
      aria-disabled={isRefused || undefined}
      onClick={() => !isRefused && change(!isOn)}
      {...explained({ text, rule: isDown ? 'RR-11.6' : 'RR-11.1' })}
    >
      <span className={css.switch} />
      <b>{name}</b>
      <small>{text}</small>
    </button>
  )
}
