import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../pieces/button.tsx'
import { SeatShape } from '../pieces/seat-shape.tsx'
import type { GameEvent } from '../play/source.ts'
import { type AroundBoard, useAroundBoard } from './context.ts'
import { type Line, linesOf } from './lines.ts'
import css from './log.module.css'
import { plainName, Sentence, sentenceAbout } from './sentence.tsx'
import { useStickyEnd } from './sticky-end.ts'

/** What has happened, line by line, in chapters. */
export function Log() {
  const around = useAroundBoard()
  const { story, game, mark, faces } = around
  const lines = useMemo(() => linesOf(story, { game, mark }), [story, game, mark])
  const end = useStickyEnd(lines.length)
  if (lines.length === 0) return <p className={css.empty}>The story of this match will stand here.</p>
  return (
    <div className={css.box}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <section ref={end.ref} className={css.scroll} aria-label="Log" tabIndex={0} onScroll={end.onScroll}>
        <ol className={css.lines}>
          {lines.map((line) => (
            <LogLine key={`${line.kind}${line.id}`} line={line} faces={faces} />
          ))}
        </ol>
      </section>
      {end.unseen > 0 && (
        <div className={css.more}>
          <Button look="quiet" onClick={end.goToEnd}>
            {end.unseen === 1 ? '1 new line' : `${end.unseen} new lines`}
          </Button>
        </div>
      )}
    </div>
  )
}

function LogLine({ line, faces }: { readonly line: Line; readonly faces: ReturnType<typeof useAroundBoard>['faces'] }) {
  if (line.kind === 'round') return <li className={css.round}>{line.text}</li>
  return (
    <li className={css.line} data-kind={line.kind}>
      {line.seat === null ? <span className={css.nobody} /> : <SeatShape seat={line.seat} />}
      <span>
        <Sentence text={line.text} faces={faces} />
      </span>
    </li>
  )
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

const BATCH_MS = 700
const MOST_SPOKEN = 6

/**
 * Speaks what is new in one breath: a screen reader is not interrupted by every line. A film in chapters is told chapter
 * by chapter.
 */
export function SpokenStory() {
  const { story, game, faces, chapters, isAside, scene } = useAroundBoard()
  const [spoken, setSpoken] = useState('')
  // What stood there when the page opened is for reading, not for speaking.
  const from = useRef(story.length)
  const isFilm = scene.hasChapters
  useEffect(() => {
    const untold = story.slice(from.current).map(({ event }) => event)
    const [told, rest] = chapters === undefined ? [[], untold] : inChapters(untold, chapters)
    // The chapter on stage is spoken when it is over.
    if (told.length === 0 && (isFilm || rest.length === 0)) return
    // A film goes on and would put it off again and again.
    const delay = isFilm ? 0 : BATCH_MS
    const timer = setTimeout(() => {
      const me = faces.find(({ isMe }) => isMe)?.seat ?? null
      const heard = isFilm ? [] : rest.filter((event) => isAside?.(event, me) !== true)
      const lines = heard.flatMap((event) => sentenceAbout(game, event, plainName(faces)) ?? [])
      from.current = story.length - (isFilm ? rest.length : 0)
      const chapterLines = told.map((events) => chapters?.tell(events, plainName(faces)) ?? '')
      setSpoken([...chapterLines, ...lines.slice(-MOST_SPOKEN)].join(' '))
    }, delay)
    return () => clearTimeout(timer)
  }, [story, game, faces, chapters, isAside, isFilm])
  return (
    <p className="spoken" aria-live="polite">
      {spoken}
    </p>
  )
}
