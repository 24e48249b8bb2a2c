import { useSyncExternalStore } from 'react'
import { Icon } from '../pieces/icons.tsx'
import css from './offline-banner.module.css'

/** Says so while this device has no connection; nothing on the page goes away because of it. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className={css.place}>
      {!isOnline && (
        <p className={css.banner}>
          <Icon name="offline" />
          <span>
            <b>You are offline.</b> Playing against bots works; tables with others come back with the connection.
          </span>
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
