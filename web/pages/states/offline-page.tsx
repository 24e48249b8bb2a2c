import { Button } from '@starboard/screen/pieces/button.tsx'
import { OfflineScene } from '@starboard/screen/pieces/scenes/trouble.tsx'
import { StatePage } from './state-page.tsx'
import { ToShelf } from './to-shelf.tsx'

/** The server cannot be reached, and there is nothing to show meanwhile. */
export function OfflinePage({ retry }: { retry(): void }) {
  return (
    <StatePage
      scene={<OfflineScene />}
      title="The server does not answer."
      buttons={
        <>
          <Button look="primary" size="large" onClick={retry}>
            Try again
          </Button>
          <ToShelf look="quiet" />
        </>
      }
    >
      Check the connection of this device. With bots you can play without one, from the shelf.
    </StatePage>
  )
}
