import { Icon } from '../pieces/icons.tsx'
import css from './connection-banner.module.css'
import { useAroundBoard } from './context.ts'

/** The line is gone: nothing on the board is, and nothing that was sent is. It stands in the header, over no board. */
export function ConnectionBanner() {
  const { connection, mode } = useAroundBoard()
  if (mode !== 'live' || connection !== 'lost') return null
  return (
    <p className={css.banner} role="alert">
      <Icon name="offline" />
      <span>
        Connection lost<span className={css.more}>. Your board stays; moves are sent when it is back.</span>
      </span>
    </p>
  )
}
