import { Button } from '@starboard/screen/pieces/button.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { takeNewVersion, useNewVersion } from './offline.ts'
import css from './update-note.module.css'

/** A newer Starboard has been loaded beside this one. Said on pages without a match only. */
export function UpdateNote() {
  const [path] = useLocation()
  const isReady = useNewVersion(path)
  const [isPutAway, putAway] = useState(false)
  return (
    <div role="status" className={css.place}>
      {isReady && !isPutAway && (
        <p className={css.note}>
          A new version is ready.
          <Button onClick={takeNewVersion}>Reload</Button>
          <Button look="quiet" onClick={() => putAway(true)}>
            Later
          </Button>
        </p>
      )}
    </div>
  )
}
