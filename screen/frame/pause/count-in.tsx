import { useAroundBoard } from '../context.ts'
import css from './count-in.module.css'
import { usePauseLeft } from './use-pause-left.ts'

const SECOND = 1000

/** The last seconds of a pause, large and without a blink. To listeners the prompt bar says it, once. */
export function CountIn() {
  const { table } = useAroundBoard()
  const leftMs = usePauseLeft()
  if (table?.pause?.isEnding !== true || leftMs === null) return null
  return (
    <span className={css.figure} aria-hidden="true">
      {Math.max(1, Math.ceil(leftMs / SECOND))}
    </span>
  )
}
