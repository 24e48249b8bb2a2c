import { useEffect, useEffectEvent } from 'react'
import { isForTable, isOnControl } from '../../pieces/keys.ts'
import type { AroundBoard } from '../context.ts'
import { moodOf } from '../mood.ts'

/** Esc ends any film, unless something can be answered meanwhile: then keys are for that. Space ends a short one and pauses one in chapters, which arrows step through and Enter ends. */
export function useFilmKeys(around: AroundBoard): void {
  const isOn = moodOf(around) === 'film'
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForTable(event)) return
    const run = meant(event, around)
    if (run === null) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}

function meant(event: KeyboardEvent, { scene, skip, film }: AroundBoard): (() => void) | null {
  if (event.key === 'Escape') return skip
  if (film === null || !scene.hasChapters) return event.key === ' ' && !isOnControl(event) ? skip : null
  if (event.key === 'ArrowRight') return isOnArrows(event) ? null : event.shiftKey ? film.skipChapter : film.nextBeat
  if (isOnControl(event)) return null
  if (event.key === 'Enter') return skip
  if (event.key === ' ') return scene.isPaused ? film.resume : film.pause
  return null
}

/** Arrows belong to a row of tabs or choices, and to the squares of a board. */
const isOnArrows = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-rove], [role="tab"], input, select') !== null
