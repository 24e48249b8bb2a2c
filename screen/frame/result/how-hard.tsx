import type { DifficultyInfo } from '@starboard/wire/api'
import { useEffect, useState } from 'react'
import { useAroundBoard } from '../context.ts'
import css from './result.module.css'

const AGAIN_MS = 3000
const MOST_TRIES = 20

/** How hard it was, as soon as bots have found out. Where nobody finds out, nothing is said. */
export function HowHard() {
  const { difficulty: ask } = useAroundBoard()
  const [known, setKnown] = useState<DifficultyInfo | null>(null)
  useEffect(() => {
    if (ask === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWanted = true
    const look = (tries: number) => {
      ask().then(
        ({ difficulty, isComing }) => {
          if (!isWanted) return
          setKnown(difficulty)
          if (isComing && tries > 1) timer = setTimeout(() => look(tries - 1), AGAIN_MS)
        },
        () => undefined,
      )
    }
    look(MOST_TRIES)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [ask])
  return known === null ? null : <Difficulty {...known} />
}

const GRADES = [1, 2, 3, 4, 5] as const

/** A grade as five marks, and in words. */
export const Difficulty = ({ grade, text, crews, lost }: DifficultyInfo) => (
  <p className={css.hard}>
    <span className={css.grade} aria-hidden="true">
      {GRADES.map((mark) => (
        <i key={mark} data-full={mark <= grade || undefined} />
      ))}
    </span>
    <span>
      Difficulty {grade} of 5, {text}: of {crews} crews of bots {lost} lost.
    </span>
  </p>
)
