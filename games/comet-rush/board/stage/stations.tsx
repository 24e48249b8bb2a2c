import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { CELL, GRID, ROW, useGrid } from '@starboard/screen/pieces/grid.ts'
import { ROVE } from '@starboard/screen/pieces/roving.ts'
import type { View } from '../../rules/view.ts'
import art from '../art/art.module.css'
import { FITS } from '../art/stage.tsx'
import { cometAt, type Point, STAGES, type StageName, stationAt, type Track } from '../art/track.ts'
import { cometExplained, stationExplained } from '../model/explain.ts'
import css from './stations.module.css'

interface Props {
  readonly view: View
  /** Where the comet is drawn now, which may be between two stations. */
  readonly track: Track
  readonly stage: StageName
}

/**
 * Over the picture, which is nothing to whoever hears it: the comet and each station that is still before it, as a grid
 * of a single row. A way has no columns, but its places are numbered, and arrows go from one to the next.
 */
export function Stations({ view, track, stage }: Props) {
  const arrows = useGrid<SVGSVGElement>()
  const { width, height, cometScale, station } = STAGES[stage]
  const ahead = Math.max(0, view.distance)
  return (
    <svg
      className={`${art.stage} ${css.stations}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={FITS[stage]}
      aria-label="The way of the comet"
      {...GRID}
      {...arrows}
    >
      <g {...ROW}>
        <circle
          data-spot="comet"
          data-point="the comet"
          {...placed(cometAt(track, stage), COMET_RADIUS * cometScale)}
          aria-label={`The comet, at step ${ahead}`}
          {...explained(cometExplained(view))}
          {...ROVE}
          {...CELL}
        />
        {Array.from({ length: ahead }, (_, passed) => ahead - 1 - passed).map((step) => (
          <circle
            key={step}
            {...placed(stationAt(step, track, stage), station.now)}
            aria-label={step === 0 ? 'Earth' : `Step ${step}`}
            {...explained(stationExplained(view, step))}
            {...ROVE}
            {...CELL}
          />
        ))}
      </g>
    </svg>
  )
}

/** As it is drawn on the wide stage, without its tail. */
const COMET_RADIUS = 105

const placed = ({ x, y }: Point, r: number) => ({ cx: x, cy: y, r, className: css.station })
