import css from './clock-ring.module.css'

interface ClockRingProps {
  /** 1 is all of the time, 0 none. */
  readonly left: number
  readonly isUrgent?: boolean
  readonly isPaused?: boolean
}

const ROUND = 2 * Math.PI * 8

/** How much time is left, as a ring that empties. The figures stand beside it. */
export function ClockRing({ left, isUrgent, isPaused }: ClockRingProps) {
  const shown = Math.max(0, Math.min(1, left))
  return (
    <svg
      className={css.ring}
      viewBox="0 0 22 22"
      aria-hidden="true"
      data-urgent={isUrgent === true || undefined}
      data-paused={isPaused === true || undefined}
    >
      <circle className={css.ground} cx="11" cy="11" r="8" />
      <circle className={css.rest} cx="11" cy="11" r="8" strokeDasharray={`${ROUND * shown} ${ROUND}`} />
    </svg>
  )
}
