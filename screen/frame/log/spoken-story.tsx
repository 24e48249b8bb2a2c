import { useEffect, useRef, useState } from 'react'
import type { GameEvent } from '../../contract/match-source.ts'
import { type AroundBoard, useAroundBoard } from '../context.ts'
import { aboutMine, moodOf } from '../mood.ts'
import { plainName, sentenceAbout } from './sentence.tsx'

const BATCH_MS = 700
const MOST_SPOKEN = 6

interface Spoken {
  readonly text: string
  /** How much of the story has been spoken or left out. */
  readonly upTo: number
  /** What was asked of me then, or the end. */
  readonly about: string | null
}

/**
 * Speaks what is new in one breath: a screen reader is not interrupted by every line. What led to a question is spoken
 * before it, so this stands before the prompt bar. A film in chapters is told chapter by chapter.
 */
export function SpokenStory() {
  const around = useAroundBoard()
  const { story } = around
  // What stood there when the page opened is for reading, not for speaking.
  const [spoken, setSpoken] = useState<Spoken>({ text: '', upTo: story.length, about: null })
  const next = nextBreath(around, spoken)
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
      <span key={spoken.upTo}>{spoken.text}</span>
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

interface Breath extends Spoken {
  /** Not to be put off: a chapter is over, or what came of it stands there already: a question, the result. */
  readonly isDue: boolean
}

function nextBreath(around: AroundBoard, last: Spoken): Breath | null {
  const { story, game, faces, chapters, isRoutine, scene } = around
  const untold = story.slice(last.upTo).map(({ event }) => event)
  const [told, rest] = chapters === undefined ? [[], untold] : inChapters(untold, chapters)
  const isFilm = scene.hasChapters
  // The chapter on stage is spoken when it is over.
  if (told.length === 0 && (isFilm || rest.length === 0)) return null
  const me = faces.find(({ isMe }) => isMe)?.seat ?? null
  const name = plainName(faces)
  const heard = isFilm ? [] : rest.filter((event) => isRoutine?.(event, me) !== true)
  const lines = heard.flatMap((event) => sentenceAbout(game, event, name) ?? [])
  const chapterLines = told.map((events) => chapters?.tell(events, name) ?? '')
  // While one question stands, what else happens comes in batches again.
  const about = moodOf(around) === 'over' ? 'the end' : aboutMine(around)
  return {
    text: [...chapterLines, ...lines.slice(-MOST_SPOKEN)].join(' '),
    upTo: story.length - (isFilm ? rest.length : 0),
    about,
    isDue: isFilm || (about !== null && about !== last.about),
  }
}

/** The chapters that are over, and what comes after them. */
function inChapters(events: readonly GameEvent[], { ends }: NonNullable<AroundBoard['chapters']>) {
  const chapters: GameEvent[][] = [[]]
  for (const event of events) {
    chapters.at(-1)?.push(event)
    if (ends(event)) chapters.push([])
  }
  const rest = chapters.pop() ?? []
  return [chapters, rest] as const
}
