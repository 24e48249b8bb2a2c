import { BEAT_MS } from '@starboard/screen/frame/film/film-player.ts'
import { Button } from '@starboard/screen/pieces/button.tsx'
import { moves, useSettings } from '@starboard/screen/settings/settings.ts'
import { useState } from 'react'
import css from './motion-preview.module.css'

const BEATS = 3

/** A card on its way across the table, as fast as it will be in a match. */
export function MotionPreview() {
  const settings = useSettings()
  const [shown, setShown] = useState(0)
  const isMoving = moves(settings)
  const duration = isMoving ? (BEATS * BEAT_MS) / settings.speed : 0
  return (
    <div className={css.preview}>
      <div className={css.table} aria-hidden="true">
        <span className={css.pile} />
        <span className={css.place} />
        <span
          key={`${shown} ${settings.speed} ${isMoving}`}
          className={css.card}
          style={{ animationDuration: `${duration}ms` }}
        />
      </div>
      <Button look="quiet" onClick={() => setShown(shown + 1)}>
        Show me
      </Button>
    </div>
  )
}
