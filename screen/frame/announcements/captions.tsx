import { Caption } from '../../pieces/caption.tsx'
import { moves, useSettings } from '../../settings/settings.ts'
import { useAroundBoard } from '../context.ts'
import { DELAY_MS } from './announcer.ts'
import css from './captions.module.css'

/**
 * What is announced, over everything else and in nobody's way: it takes no clicks. An alarm lights a frame around the
 * page that comes and goes slowly. It cannot flash, however quickly alarms follow each other, for those whom flashes harm.
 * A board that shows captions itself leaves only the words here.
 */
export function Captions({ areOnBoard = false }: { readonly areOnBoard?: boolean }) {
  const { captions, isAlarm } = useAroundBoard().announced
  const isMoving = moves(useSettings())
  return (
    <>
      {isMoving && <div className={css.alarm} data-on={isAlarm || undefined} aria-hidden="true" />}
      <div className={areOnBoard ? 'spoken' : css.captions} aria-live="assertive">
        {captions.map(({ at, text, tone }) => (
          <Caption key={`${at} ${text}`} text={text} tone={tone} matchMs={at + DELAY_MS} />
        ))}
      </div>
    </>
  )
}
