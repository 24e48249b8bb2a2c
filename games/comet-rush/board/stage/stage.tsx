import { useShare } from '@starboard/screen/frame/layout/use-share.ts'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { StageArt } from '../art/stage.tsx'
import { cometAt, STAGES, type StageName } from '../art/track.ts'
import { CometBlast } from '../film/comet-blast.tsx'
import { cometWords, segmentsOf } from '../model/comet.ts'
import { nextStations } from '../model/forecast.ts'
import type { Picking } from '../model/use-picking.ts'
import { Decks } from './decks.tsx'
import { Forecast } from './forecast.tsx'
import { MovesLeft } from './moves-left.tsx'
import { Note } from './note.tsx'
import { Pads } from './pads.tsx'
import { Readout } from './readout.tsx'
import css from './stage.module.css'
import { Stations } from './stations.tsx'

/** Space with the comet on its way, and over it what there is to know and to do. */
export function Stage({ picking }: { readonly picking: Picking }) {
  const ref = useRef<HTMLDivElement>(null)
  const { stage, scale, margin } = useFit(ref)
  const { view, order } = picking
  const distance = useGlide(picking)
  const track = { distance, start: view.options.distance }
  const centre = cometAt(track, stage)
  return (
    <div className={css.board} ref={ref} data-stage={stage} data-spot="stage">
      <div className={css.scene} data-stage={stage}>
        <StageArt
          stage={stage}
          track={track}
          segments={segmentsOf(view, order)}
          lateFrom={view.options.lateGameAt}
          odds={nextStations(view).map(({ distance: step, chance }) => ({ step, percent: Math.round(chance * 100) }))}
        >
          <CometBlast beat={picking.beat} centre={centre} scale={STAGES[stage].cometScale} />
        </StageArt>
        <Stations view={view} track={track} stage={stage} />
      </div>
      <p className="spoken">{cometWords(view)}</p>
      <div
        className={css.over}
        data-stage={stage}
        data-near={distance < view.options.distance * NEAR || undefined}
        style={{
          left: margin,
          width: `calc((100% - ${2 * margin}px) / ${scale})`,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
        }}
      >
        <div className={css.corner}>
          <Decks picking={picking} />
          <MovesLeft picking={picking} />
        </div>
        <Note picking={picking} />
        <div className={css.panels}>
          <Readout picking={picking} />
          <Forecast view={view} />
        </div>
        <Pads picking={picking} />
      </div>
    </div>
  )
}

interface Fit {
  readonly stage: StageName
  /** What lies over the drawing grows with it, but is never smaller than it was designed. */
  readonly scale: number
  /** How much of the board's width is left and right of the drawing. */
  readonly margin: number
}

/** From here on the comet would hide behind the read-out. */
const NEAR = 0.34

/** Smaller than this, the pads and the panels of the wide stage would lie upon each other. */
const WIDE = { width: 750, height: 440 }

function useFit(ref: RefObject<HTMLElement | null>): Fit {
  const [fit, setFit] = useState<Fit>({ stage: 'wide', scale: 1, margin: 0 })
  useLayoutEffect(() => {
    const board = ref.current
    if (board === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setFit(fitOf(board.clientWidth, board.clientHeight)))
    observer.observe(board)
    return () => observer.disconnect()
  }, [ref])
  return fit
}

function fitOf(width: number, height: number): Fit {
  if (width < WIDE.width || height < WIDE.height) return { stage: 'phone', scale: 1, margin: 0 }
  const { wide } = STAGES
  const scale = Math.max(1, Math.min(width / wide.width, height / wide.height))
  return { stage: 'wide', scale, margin: Math.max(0, (width - wide.width * scale) / 2) }
}

/** The comet slides while its movement card is on stage. */
function useGlide({ view, beat }: Picking): number {
  const to = beat?.event.kind === 'cometMoved' ? beat.event.distance : null
  const share = useShare(to === null ? null : beat)
  return Math.max(0, to === null ? view.distance : view.distance + (to - view.distance) * eased(share))
}

const eased = (share: number): number => 1 - (1 - share) ** 3
