import { Icon } from '../pieces/icons.tsx'
import css from './connection-banner.module.css'
import { useAroundBoard } from './context.ts'

/** The line is gone: nothing on the board is, and nothing that was sent is. */
export function ConnectionBanner() {
  const { connection, mode } = useAroundBoard()
  if (mode !== 'live' || connection !== 'lost') return null
  return (
    <p className={css.banner} role="alert">
      <Icon name="offline" />
      Connection lost. Your board stays; moves are sent when it is back.
    </p>
  )
}
