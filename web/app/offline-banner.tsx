import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { useReach } from '../api/reach.ts'
import css from './offline-banner.module.css'

/** Says so while the server cannot be reached; nothing on the page goes away because of it. */
export function OfflineBanner() {
  const isReached = useReach()
  return (
    <div role="status" className={css.place}>
      {!isReached && (
        <p className={css.banner}>
          <Icon name="offline" />
          <span>
            <b>You are offline.</b> Playing with bots works; tables with others come back with the connection.
          </span>
        </p>
      )}
    </div>
  )
}
