import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { useAroundBoard } from '../context.ts'
import { SILENT } from '../speech/breath.ts'
import { nextBreath, type Spoken } from '../speech/next-breath.ts'

const BATCH_MS = 700

/**
 * Speaks what is new in one breath: a screen reader is not interrupted by every line. What led to a question is spoken
 * before it, so this stands before the prompt bar. A film in chapters is told chapter by chapter.
 */
export function SpokenStory() {
  const around = useAroundBoard()
  const { story } = around
  const { speech } = useSettings()
  // What stood there when the page opened is for reading, not for speaking.
  const [spoken, setSpoken] = useState<Spoken>({ text: '', upTo: story.length, about: null, queue: SILENT })
  const next = nextBreath(around, spoken, speech)
  if (next?.isDue === true) setSpoken(next)
  const wait = useBatch(next !== null && !next.isDue)
  useEffect(() => {
    if (next === null || next.isDue) return
    const timer = setTimeout(() => setSpoken(next), wait())
    return () => clearTimeout(timer)
  })
  return (
    <p className="spoken" aria-live="polite">
      {/* The same words again are news again. */}
      <span key={`${spoken.upTo} ${spoken.about}`}>{spoken.text}</span>
    </p>
  )
}

/** How long a batch still waits for more: what goes on and on would put it off forever. */
function useBatch(isWaiting: boolean): () => number {
  const since = useRef<number | null>(null)
  if (!isWaiting) since.current = null
  else since.current ??= performance.now()
  return () => Math.max(0, BATCH_MS - (performance.now() - (since.current ?? performance.now())))
}
