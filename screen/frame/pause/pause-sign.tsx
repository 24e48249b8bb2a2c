import { Icon } from '../../pieces/icons.tsx'
import { useAroundBoard } from '../context.ts'
import { CountIn } from './count-in.tsx'
import css from './pause-sign.module.css'
import { isVeiled } from './veiled.tsx'

/** On a board that stays in sight while the clock stands. It is there to be seen: the prompt bar says it in words. */
export function PauseSign() {
  const { table, outcome } = useAroundBoard()
  if (table?.isPaused !== true || outcome !== null || isVeiled(table)) return null
  return (
    <div className={css.sign} aria-hidden="true">
      {table.pause?.isEnding === true ? (
        <CountIn />
      ) : (
        <span className={css.plate}>
          <Icon name="pause" size={22} />
          Paused
        </span>
      )}
    </div>
  )
}
