import { Die } from '@starboard/screen/pieces/die.tsx'
import { useEffect, useState } from 'react'
import css from './film.module.css'

interface Props {
  readonly title: string
  /** What it takes. */
  readonly needed?: string
  readonly dice: readonly number[]
  readonly ms: number
  readonly isGood?: boolean
  /** What came of it, once they lie still. */
  readonly told: string
}

/** The share of the beat in which they tumble; then they are read. */
const TUMBLING = 0.6
const MOST_MS = 720

/** Dice on the bench, with what they are for. */
export function RollingDice({ title, needed, dice, ms, isGood, told }: Props) {
  const isStill = useLater(dice.length === 0 ? 0 : Math.min(MOST_MS, ms * TUMBLING))
  const tone = isGood === undefined ? 'paper' : isGood ? 'good' : 'bad'
  return (
    <div className={css.roll} data-tone={isStill ? tone : undefined}>
      <span className={css.title}>{title}</span>
      {dice.length > 0 && (
        <span className={css.dice}>
          {dice.map((face, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie where they fell
            <Die key={place} face={face} roll="now" size={dice.length > 3 ? 44 : 60} tone="paper" />
          ))}
        </span>
      )}
      {needed !== undefined && <small>{needed}</small>}
      <b>{isStill ? told : '\u00a0'}</b>
    </div>
  )
}

function useLater(ms: number): boolean {
  const [isLater, setLater] = useState(ms === 0)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isLater
}
