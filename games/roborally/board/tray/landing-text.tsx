import type { Landing } from '../model/forecast.ts'
import css from './tray.module.css'

/** "[7,4] north +1": where a register leaves my robot, and what it costs. */
interface Props {
  readonly landing: Landing | null
  /** With a letter for the heading. */
  readonly isShort?: boolean
}

export function LandingText({ landing, isShort = false }: Props) {
  if (landing === null) return null
  const { text, hits, isDestroyed, checkpoint } = landing
  return (
    <span data-harm={isDestroyed || undefined} className={css.landing}>
      {isShort ? landing.short : text}
      {hits > 0 && !isDestroyed && (
        <em>
          {' '}
          +{hits}
          <span className="spoken"> damage</span>
        </em>
      )}
      {checkpoint !== null && <b> flag {checkpoint}</b>}
    </span>
  )
}
