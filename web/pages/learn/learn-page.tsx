import type { AnyBoardModule } from '@starboard/screen/contract/board.ts'
import type { AnyLesson } from '@starboard/screen/contract/lesson.ts'
import type { Poster } from '@starboard/screen/contract/poster.ts'
import { useAroundBoard } from '@starboard/screen/frame/context.ts'
import { TableScreen } from '@starboard/screen/frame/screen.tsx'
import { TableSkeleton } from '@starboard/screen/frame/table-skeleton.tsx'
import { useSource } from '@starboard/screen/frame/use-source.ts'
import { useEffect, useMemo, useState } from 'react'
import { session } from '../../api/session.ts'
import { noteFinished } from '../../games/finished.ts'
import { loadLesson } from '../../games/lessons.ts'
import { tryAgain } from '../../games/load-chunk.ts'
import { coverOf, loadBoard, posterOf } from '../../games/registry.ts'
import { Coach } from '../../learn/coach.tsx'
import { EndingDialog } from '../../learn/ending-dialog.tsx'
import { type LessonSource, lessonSource } from '../../learn/lesson-source.ts'
import { keepSteps, keptSteps } from '../../learn/progress.ts'
import { NoSuchGame, NotOnThisDevice } from '../solo/solo-states.tsx'
import { FirstTable } from './first-table.tsx'

/** `/learn/<game>`: a guided match in this browser, with or without a network. */
export function LearnPage({ game }: { readonly game: string }) {
  const parts = useParts(game)
  const poster = posterOf(game)
  if (poster?.firstMatch?.preset !== undefined) return <FirstTable poster={poster} preset={poster.firstMatch.preset} />
  if (poster === undefined || parts === 'none') return <NoSuchGame />
  if (parts === 'failed') return <NotOnThisDevice retry={tryAgain} />
  return parts === null ? <TableSkeleton /> : <Learning poster={poster} {...parts} />
}

interface LessonParts {
  readonly module: AnyBoardModule
  readonly lesson: AnyLesson
}

function Learning({ poster, module, lesson }: LessonParts & { readonly poster: Poster }) {
  const source = useMemo(() => sourceOf(poster.id, { module, lesson }), [poster, module, lesson])
  useSource(source)
  return (
    <TableScreen source={source} module={module} cover={coverOf(poster.id)}>
      <Coach source={source} steps={lesson.steps.length} />
      <Ending source={source} poster={poster} ending={lesson.ending} />
    </TableScreen>
  )
}

function sourceOf(game: string, { module, lesson }: LessonParts): LessonSource {
  const kept = keptSteps(game)
  // Whoever comes back after the end wants to see it again.
  const done = kept.length < lesson.steps.length ? kept : []
  const name = session().name
  return lessonSource({ game: module.game, lesson, name, done, keep: (steps) => keepSteps(game, steps) })
}

interface EndingProps {
  readonly source: LessonSource
  readonly poster: Poster
  readonly ending: string
}

/** When the last film is over. Whoever has learnt a game needs no first match. */
function Ending({ source, poster, ending }: EndingProps) {
  const { scene } = useAroundBoard()
  const isOver = source.place.step === null && !scene.isPlaying
  const [isClosed, setClosed] = useState(false)
  useEffect(() => {
    if (isOver) noteFinished(poster.id)
    else setClosed(false)
  }, [isOver, poster])
  return <EndingDialog poster={poster} ending={ending} isOpen={isOver && !isClosed} close={() => setClosed(true)} />
}

/** Null: on their way; none: this game has no lesson. */
function useParts(game: string): LessonParts | 'failed' | 'none' | null {
  const [parts, setParts] = useState<LessonParts | 'failed' | 'none' | null>(null)
  useEffect(() => {
    let isWanted = true
    setParts(null)
    Promise.all([loadBoard(game), loadLesson(game)]).then(
      ([module, lesson]) => isWanted && setParts(module === null || lesson === null ? 'none' : { module, lesson }),
      () => isWanted && setParts('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [game])
  return parts
}
