import { useLayout } from '@starboard/screen/frame/layout/layout.ts'
import { useCallback, useMemo, useState } from 'react'
import type { Square } from '../../rules/square.ts'
import { CourseArt } from '../art/course-art.tsx'
import { type Box, centreOf, courseBox, viewBoxOf } from '../art/course-box.ts'
import { Pennants } from '../art/course-marks.tsx'
import { PreviewIcon } from '../art/icons.tsx'
import { ArchiveMarker, Dim } from '../art/path-pieces.tsx'
import { MarksAbove, MarksBelow } from '../film/film-marks.tsx'
import { squaresInWords, standingOn } from '../model/squares.ts'
import type { Picking } from '../model/use-picking.ts'
import { Ghosts, GhostTags } from './ghosts.tsx'
import { PhaseColumn } from './phase-column.tsx'
import { ReentryHeadings, ReentrySquares } from './reentry-marks.tsx'
import { Robots } from './robots.tsx'
import { SquareGrid } from './square-grid.tsx'
import css from './stage.module.css'
import { Tools } from './tools.tsx'
import { useCamera } from './use-camera.ts'

/** The course with everything on it, to be looked at from near and far. */
export function Stage({ picking }: { readonly picking: Picking }) {
  const lens = useCamera()
  const [looked, setLooked] = useState<Square | null>(null)
  const names = useNames(picking)
  const isPhone = useLayout() === 'phone'
  const { course, forecast, hasPreview, hasGrid } = picking
  const isPreviewed = hasPreview && forecast !== null && forecast.registers.length > 0
  const box = roomy(courseBox(course, { hasCoordinates: hasGrid && !isPhone }))
  return (
    <div className={css.stage}>
      <PhaseColumn film={picking.film} />
      <div className={css.window} ref={lens.ref} {...lens.handlers} data-zoomed={lens.isZoomed || undefined}>
        <svg
          className={css.course}
          style={lens.style}
          viewBox={viewBoxOf(box)}
          preserveAspectRatio={isPhone ? 'xMinYMid' : 'xMidYMid'}
          {...GROUP}
          aria-label={courseName(picking)}
        >
          <Scene picking={picking} names={names} hasGrid={hasGrid && !isPhone} look={setLooked} />
        </svg>
        {isPreviewed && (
          <p className={css.label}>
            <PreviewIcon size={14} /> <span className={css.long}>Your program,</span> without other robots
          </p>
        )}
        {looked !== null && <p className={css.looked}>{names[looked]}</p>}
      </div>
      <Tools picking={picking} lens={lens} />
    </div>
  )
}

/** The flag of a checkpoint in the first row or the last column sticks out. */
const roomy = (box: Box): Box => ({ ...box, y: box.y - 4, width: box.width + 6, height: box.height + 4 })

const GROUP = { role: 'group' } as const

const courseName = ({ course }: Picking): string => `Course ${course.head.name ?? ''}`

interface SceneProps {
  readonly picking: Picking
  readonly names: readonly string[]
  readonly hasGrid: boolean
  look(square: Square | null): void
}

/** From the floor up. */
function Scene({ picking, names, hasGrid, look }: SceneProps) {
  const { course, view, beat, forecast, hasPreview, reentering, front } = picking
  const chooseSquare = useChooser(picking)
  const targets = useMemo(() => reentering?.places.map(({ square }) => square) ?? [], [reentering?.places])
  const isFired = beat?.event.kind === 'lasersFired'
  return (
    <>
      <CourseArt course={course} hasCoordinates={hasGrid} hasPennants={false} />
      {isFired && <Dim width={course.width} height={course.height} />}
      <Archives picking={picking} />
      {hasPreview && forecast !== null && <Ghosts picking={picking} forecast={forecast} />}
      {reentering !== null && <ReentrySquares course={course} reentering={reentering} />}
      {beat !== null && <MarksBelow key={`below ${beat.id}`} event={beat.event} view={view} course={course} />}
      <Robots picking={picking} />
      {hasPreview && forecast !== null && <GhostTags picking={picking} forecast={forecast} />}
      <Pennants course={course} {...(front !== null && { next: front.next })} />
      {beat !== null && <MarksAbove key={`above ${beat.id}`} event={beat.event} view={view} course={course} />}
      <SquareGrid course={course} names={names} targets={targets} choose={chooseSquare} look={look} />
      {reentering !== null && <ReentryHeadings course={course} reentering={reentering} picking={picking} />}
    </>
  )
}

/** Always the same function, or every square would be drawn anew with every beat. */
function useChooser({ reentering }: Picking): (square: Square) => void {
  const choose = reentering?.chooseSquare
  return useCallback((square: Square) => choose?.(square), [choose])
}

function useNames({ course, view, name, me }: Picking): readonly string[] {
  const empty = useMemo(() => squaresInWords(course), [course])
  return useMemo(() => {
    const standing = standingOn(view, { name, me })
    return empty.map((words, square) => {
      const who = standing.get(square)
      return who === undefined ? words : `${words}; ${who}`
    })
  }, [empty, view, name, me])
}

/** RR-8.4: where each robot would come back; several on one square stand in its corners. */
function Archives({ picking: { view, course } }: { readonly picking: Picking }) {
  const racing = view.robots.filter(({ status }) => status === 'active' || status === 'destroyed')
  return racing.map(({ seat, archive }, at) => (
    <ArchiveMarker
      key={seat}
      at={centreOf(course, archive)}
      seat={seat}
      place={racing.slice(0, at).filter((other) => other.archive === archive).length}
    />
  ))
}
