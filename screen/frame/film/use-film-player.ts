import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyBoardModule } from '../../contract/board.ts'
import type { Source } from '../../contract/match-source.ts'
import { moves, settings } from '../../settings/settings.ts'
import { playSound } from '../../sound/sound.ts'
import { type FilmControls, type Scene, Theater } from './film-player.ts'

interface OnStage {
  readonly scene: Scene | null
  skip(): void
  readonly film: FilmControls
}

/** Runs a theater for a source. Null until there is something to show. */
export function useTheater(source: Source, module: AnyBoardModule): OnStage {
  const [scene, setScene] = useState<Scene | null>(null)
  const running = useRef<Theater | null>(null)
  useEffect(() => {
    const { frame } = source.state
    if (frame === null) return
    const theater = new Theater({ module, frame, speed: speedNow, later, sound: playSound, onChange: setScene })
    running.current = theater
    setScene(theater.scene)
    let last = frame
    const unsubscribe = source.subscribe((state, events) => {
      if (state.frame === null || (state.frame === last && events.length === 0)) return
      last = state.frame
      theater.receive({ at: state.at, events, frame: state.frame })
    })
    const unwatch = whenHidden(() => theater.skip())
    return () => {
      unsubscribe()
      unwatch()
      theater.close()
    }
  }, [source, module])
  const film = useMemo<FilmControls>(
    () => ({
      pause: () => running.current?.pause(),
      resume: () => running.current?.resume(),
      stepOn: () => running.current?.stepOn(),
      rewind: () => running.current?.rewind(),
      skipChapter: () => running.current?.skipChapter(),
    }),
    [],
  )
  return { scene, skip: () => running.current?.skip(), film }
}

/** Nobody watches a hidden page, and its timers hardly run. */
const speedNow = (): number => (document.hidden || !moves(settings()) ? 0 : settings().speed)

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

function whenHidden(run: () => void): () => void {
  const listen = () => document.hidden && run()
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}
