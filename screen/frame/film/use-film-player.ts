import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyBoardModule } from '../../contract/board.ts'
import type { MatchSource } from '../../contract/match-source.ts'
import { moves, settings } from '../../settings/settings.ts'
import { playSound } from '../../sound/sound.ts'
import { facesAt, viewerAt } from '../faces.ts'
import { DEVICE } from '../match-clock/at-match-time.ts'
import { type FilmControls, FilmPlayer, type Scene } from './film-player.ts'
import { readingMs } from './reading.ts'

interface OnStage {
  readonly scene: Scene | null
  skip(): void
  readonly film: FilmControls
}

/** Runs a player for a source. Null until there is something to show. */
export function useFilmPlayer(source: MatchSource, module: AnyBoardModule): OnStage {
  const [scene, setScene] = useState<Scene | null>(null)
  const running = useRef<FilmPlayer | null>(null)
  useEffect(() => {
    const { shown } = source.state
    if (shown === null) return
    const player = new FilmPlayer({
      module,
      viewer: () => viewerAt(source.state.table),
      shown,
      speed: speedNow,
      later: DEVICE.later,
      readingMs: (event) => readingMs(event, { ...module, faces: facesNow(source) }),
      sound: playSound,
      onChange: setScene,
    })
    running.current = player
    setScene(player.scene)
    let last = shown
    const unsubscribe = source.subscribe((state, events) => {
      if (state.shown === null || (state.shown === last && events.length === 0)) return
      last = state.shown
      player.receive({ at: state.at, events, shown: state.shown })
    })
    const unwatch = whenHidden(() => player.skip())
    return () => {
      unsubscribe()
      unwatch()
      player.close()
    }
  }, [source, module])
  const film = useMemo<FilmControls>(
    () => ({
      pause: () => running.current?.pause(),
      resume: () => running.current?.resume(),
      nextBeat: () => running.current?.nextBeat(),
      rewind: () => running.current?.rewind(),
      skipChapter: () => running.current?.skipChapter(),
    }),
    [],
  )
  return { scene, skip: () => running.current?.skip(), film }
}

const facesNow = ({ state: { table } }: MatchSource) => (table === null ? [] : facesAt(table))

/** Nobody watches a hidden page, and its timers hardly run. */
const speedNow = (): number => (document.hidden || !moves(settings()) ? 0 : settings().speed)

function whenHidden(run: () => void): () => void {
  const listen = () => document.hidden && run()
  document.addEventListener('visibilitychange', listen)
  return () => document.removeEventListener('visibilitychange', listen)
}
