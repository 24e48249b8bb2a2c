import { useEffect, useState } from 'react'
import { moves, useSettings } from '../settings/settings.ts'
import css from './die.module.css'

interface DieProps {
  /** 1 to 6. */
  readonly face: number
  /** Tumbles to the face whenever this changes; without it the die just lies there. */
  readonly roll?: string | number
  readonly tone?: 'paper' | 'good' | 'bad' | 'faint'
  readonly size?: number
}

const TUMBLE_MS = 700
const SIDES = 6
const TURNS = 7

/** A die. While it tumbles it shows faces that mean nothing; the rolled one comes last. */
export function Die({ face, roll, tone = 'paper', size = 28 }: DieProps) {
  const shown = useTumble(face, roll)
  return (
    <svg
      className={css.die}
      data-tone={shown === null ? 'paper' : tone}
      data-tumbling={shown !== null || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={shown === null ? `Die: ${face}` : 'The die rolls'}
    >
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {pipsOf(shown ?? face).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="2.3" />
      ))}
    </svg>
  )
}

/** The passing face, or null once it lies still. */
function useTumble(face: number, roll: string | number | undefined): number | null {
  const isMoving = moves(useSettings())
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    if (roll === undefined || !isMoving) return
    let turn = 0
    setShown(passing(face, turn))
    const timer = setInterval(() => {
      turn++
      setShown(turn < TURNS ? passing(face, turn) : null)
      if (turn >= TURNS) clearInterval(timer)
    }, TUMBLE_MS / TURNS)
    return () => {
      clearInterval(timer)
      setShown(null)
    }
  }, [face, roll, isMoving])
  return shown
}

/** Never the face it will stop on, so that stopping is seen. */
const passing = (face: number, turn: number): number => ((face + (turn % (SIDES - 1))) % SIDES) + 1

const LOW = 7
const MID = 12
const HIGH = 17
const CENTRE = [[MID, MID]] as const
const RISING = [
  [LOW, HIGH],
  [HIGH, LOW],
] as const
const FALLING = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const
const SIDEWAYS = [
  [LOW, MID],
  [HIGH, MID],
] as const
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: CENTRE,
  2: RISING,
  3: [...RISING, ...CENTRE],
  4: [...RISING, ...FALLING],
  5: [...RISING, ...FALLING, ...CENTRE],
  6: [...RISING, ...FALLING, ...SIDEWAYS],
}

const pipsOf = (face: number) => PIPS[face] ?? []
