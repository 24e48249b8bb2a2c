import type { ReactNode } from 'react'
import { DieFace } from '../art/dice.tsx'
import type { Picking } from '../model/use-picking.ts'
import css from './prompt.module.css'

interface Props {
  readonly story: Picking['story']
  readonly children: ReactNode
}

/** The question after a miss, with the die that caused it: no view holds it, only the story does. */
export function MissedDie({ story, children }: Props) {
  const die = story.findLast((event) => event.kind === 'dieRolled')?.die ?? null
  return (
    <span className={css.die}>
      {die !== null && <DieFace face={die} size={32} tone="miss" />}
      <span>
        <b>Your launch missed{die === null ? '' : ` with a ${die}`}.</b> {children}
      </span>
    </span>
  )
}
