import { memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { CourseArt } from '../../board/art/course-art.tsx'
import { courseBox, TILE, viewBoxOf } from '../../board/art/course-box.ts'
import { squaresInWords } from '../../board/model/squares.ts'
import type { Course } from '../../rules/course/course.ts'
import { placeOf, type Square } from '../../rules/square.ts'
import type { Session, SessionAction } from '../model/session.ts'
import css from './canvas.module.css'
import { Ghost } from './ghost.tsx'
import { Outline } from './outline.tsx'
import { useBoardKeys } from './use-board-keys.ts'
import { usePainting } from './use-painting.ts'
import type { Zoom } from './use-zoom.ts'

/** It takes the focus and all keys of a drawing; its squares are named parts of it. */
const DRAWING_BOARD = { role: 'application', 'aria-roledescription': 'drawing board', tabIndex: 0 } as const
const NAMED = { role: 'img' } as const

export interface Mark {
  readonly square: Square
  readonly tone: 'fault' | 'warning'
}

interface CanvasProps {
  readonly session: Session
  readonly marks: readonly Mark[]
  readonly zoom: Zoom
  /** Drawn over the course: a robot on its test-drive. */
  readonly children?: ReactNode
  dispatch(action: SessionAction): void
}

/** The course to paint on: with a mouse, with fingers, or with the arrow keys and the space bar. */
export function Canvas({ session, marks, zoom, children, dispatch }: CanvasProps) {
  const { course, selection } = session.history.now
  const svg = useRef<SVGSVGElement>(null)
  const id = useId()
  const words = useMemo(() => squaresInWords(course), [course])
  const { hover, handlers } = usePainting({ course, svg, dispatch, pinch: zoom.pinch })
  const keys = useBoardKeys({ session, dispatch })
  useInSight(selection === null ? null : `${id}-${selection}`)
  const naming = {
    ...DRAWING_BOARD,
    'aria-label': `${course.head.name ?? 'Course'}, ${course.width} columns, ${course.height} rows`,
    'aria-activedescendant': selection === null ? undefined : `${id}-${selection}`,
    'aria-describedby': `${id}-help`,
  }
  return (
    <div className={css.frame} ref={zoom.frame}>
      <div
        className={css.grid}
        style={{ width: `${zoom.factor * 100}%`, height: `${zoom.factor * 100}%` }}
        {...naming}
        {...keys}
      >
        <svg
          ref={svg}
          className={css.svg}
          viewBox={viewBoxOf(courseBox(course))}
          data-tool={session.brush.tool}
          role="presentation"
          {...handlers}
        >
          <CourseArt course={course} />
          <Cells course={course} words={words} id={id} selection={selection} />
          {marks.map((mark) => (
            <Outline key={`${mark.tone} ${mark.square}`} course={course} square={mark.square} tone={mark.tone} />
          ))}
          {hover !== null && session.stroke === null && <Ghost session={session} spot={hover} />}
          {children}
          {selection !== null && <Outline course={course} square={selection} tone="cursor" />}
        </svg>
      </div>
      <p id={`${id}-help`} className="spoken">
        Arrow keys move, space paints, shift and arrows paint while moving, R turns, letters choose tools.
      </p>
      <p className="spoken" aria-live="polite">
        {selection === null ? '' : words[selection]}
      </p>
    </div>
  )
}

interface CellsProps {
  readonly course: Pick<Course, 'width'>
  readonly words: readonly string[]
  readonly id: string
  readonly selection: Square | null
}

/** What a screen reader finds: every square by its name. */
const Cells = memo(({ course, words, id, selection }: CellsProps) => (
  <>
    {words.map((text, square) => (
      <Cell key={text} id={id} square={square} course={course} text={text} isHere={square === selection} />
    ))}
  </>
))
Cells.displayName = 'Cells'

interface CellProps extends Pick<CellsProps, 'course' | 'id'> {
  readonly square: Square
  readonly text: string
  readonly isHere: boolean
}

function Cell({ id, square, course, text, isHere }: CellProps) {
  const [x, y] = placeOf(course, square)
  return (
    <rect
      id={`${id}-${square}`}
      className={css.cell}
      {...NAMED}
      aria-label={text}
      aria-current={isHere || undefined}
      x={x * TILE}
      y={y * TILE}
      width={TILE}
      height={TILE}
    />
  )
}

/** Where the cursor goes, a zoomed drawing follows. */
function useInSight(id: string | null): void {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [id])
}
