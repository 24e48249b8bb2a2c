import { useEffect, useState } from 'react'
import { DieFace } from '../art/dice.tsx'
import { facesUpTo } from '../model/odds.ts'
import css from './film.module.css'

interface Props {
  readonly die: number
  readonly needed: number
  readonly roll: 'first' | 'forced' | 'reroll'
  readonly ms: number
  readonly who: string
}

/** The share of the beat in which it tumbles; then it lies still and is read. */
const TUMBLING = 0.55
const TUMBLES = 7

const ROLLS = { first: 'launches', forced: 'is sabotaged and rolls again', reroll: 'rolls again' } as const

export function RollingDie({ die, needed, roll, ms, who }: Props) {
  const turn = useTumbles((ms * TUMBLING) / TUMBLES)
  const isStill = turn >= TUMBLES
  const isHit = die <= needed
  return (
    <div className={css.roll} data-still={isStill || undefined} data-hit={isHit || undefined}>
      <span className={css.who}>
        {who} {ROLLS[roll]}
      </span>
      <span
        className={css.die}
        style={{ transform: isStill ? 'none' : `rotate(${turn * 53}deg) scale(${1 + (turn % 2) * 0.08})` }}
      >
        <DieFace
          face={isStill ? die : ((turn * 5 + die) % 6) + 1}
          size={84}
          tone={isStill ? (isHit ? 'hit' : 'miss') : 'plain'}
        />
      </span>
      <b>{isStill ? (isHit ? 'Hit' : 'Miss') : `needs ${facesUpTo(needed)}`}</b>
    </div>
  )
}

function useTumbles(every: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((count) => Math.min(TUMBLES, count + 1)), every)
    return () => clearInterval(timer)
  }, [every])
  return turn
}
