import { useEffect, useState } from 'react'
import { timeLeft } from './lines.ts'
import css from './time-left.module.css'

const EVERY_MS = 1000

/** Counts down from what was left when it was told. */
export function TimeLeft({ ms, at }: { readonly ms: number; readonly at: number }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={css.left}>
      {timeLeft(ms - Math.max(0, now - at))}
      <span className="spoken"> left</span>
    </span>
  )
}
