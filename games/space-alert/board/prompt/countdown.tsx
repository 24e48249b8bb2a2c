import { useMatchClock } from '@starboard/screen/frame/match-clock/use-match-clock.ts'
import css from './prompt.module.css'

/** Whole seconds until a moment of the match clock; in a replay none. */
export function Countdown({ until }: { readonly until: number }) {
  const { now } = useMatchClock(200)
  if (now === null) return null
  return (
    <span className={css.seconds} role="timer">
      {Math.max(0, Math.ceil((until - now) / 1000))}
      <small> s</small>
    </span>
  )
}
