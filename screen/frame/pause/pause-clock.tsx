import { Icon } from '../../pieces/icons.tsx'
import { printLeft } from '../prompt/countdown.ts'
import { usePauseLeft } from './use-pause-left.ts'

/** How long the pause lasts at most. */
export function PauseClock() {
  const leftMs = usePauseLeft()
  if (leftMs === null) return null
  return (
    <>
      <Icon name="pause" size={22} />
      <span role="timer" aria-label="Time left of the pause">
        {printLeft(leftMs)}
      </span>
    </>
  )
}
