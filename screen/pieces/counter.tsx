import { useEffect, useRef, useState } from 'react'
import { moves, useSettings } from '../settings/settings.ts'
import css from './counter.module.css'

interface CounterProps {
  readonly value: number
  /** For screen readers: "cubes". */
  readonly unit?: string
}

const TICK_MS = 40
const MOST_TICKS = 12

/** A number that counts to its new value, and shows for a moment which way it went. */
export function Counter({ value, unit }: CounterProps) {
  const shown = useCounting(value)
  const way = shown < value ? 'up' : shown > value ? 'down' : undefined
  return (
    <span className={css.counter} data-way={way}>
      <span aria-hidden="true">{shown}</span>
      <span className="spoken">
        {value} {unit}
      </span>
    </span>
  )
}

function useCounting(value: number): number {
  const isMoving = moves(useSettings())
  const [shown, setShown] = useState(value)
  const now = useRef(value)
  useEffect(() => {
    const show = (figure: number) => {
      now.current = figure
      setShown(figure)
    }
    if (!isMoving) {
      show(value)
      return
    }
    const step = Math.sign(value - now.current) * Math.max(1, Math.ceil(Math.abs(value - now.current) / MOST_TICKS))
    const timer = setInterval(() => {
      const left = value - now.current
      if (left === 0) clearInterval(timer)
      else show(Math.abs(left) <= Math.abs(step) ? value : now.current + step)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [value, isMoving])
  return shown
}
