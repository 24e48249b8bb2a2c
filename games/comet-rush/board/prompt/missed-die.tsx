import type { ReactNode } from 'react'
import { useAroundBoard } from '../../../../web/frame/context.ts'
import type { Event } from '../../rules/events.ts'
import { DieFace } from '../art/dice.tsx'
import css from './prompt.module.css'

/** The question after a miss, with the die that caused it: no view holds it, only the story does. */
export function MissedDie({ children }: { readonly children: ReactNode }) {
  const { story } = useAroundBoard()
  const last = story.findLast(({ event }) => event.kind === 'dieRolled')?.event as Event | undefined
  const die = last?.kind === 'dieRolled' ? last.die : null
  return (
    <span className={css.die}>
      {die !== null && <DieFace face={die} size={32} tone="miss" />}
      <span>
        <b>Your launch missed{die === null ? '' : ` with a ${die}`}.</b> {children}
      </span>
    </span>
  )
}
