import { Icon } from '@starboard/screen/pieces/index.ts'
import { PhaseIcon } from '../art/icons.tsx'
import type { Status } from '../model/standing.ts'
import css from './seats.module.css'

/** Ready, programming, hit: with a sign, so that a phone can leave out the word. */
export function SeatStatus({ status: { text, tone } }: { readonly status: Status }) {
  if (text === '') return null
  return (
    <span className={css.status} data-tone={tone}>
      {tone === 'ready' && <Icon name="check" size={15} />}
      {tone === 'harm' && <PhaseIcon phase="lasers" size={14} />}
      <span className={css.word}>{text}</span>
    </span>
  )
}
