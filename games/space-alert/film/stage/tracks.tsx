import type { Trajectory } from '../../rules/trajectories.ts'
import type { Mark, Zone } from '../../rules/vocabulary.ts'
import { rangesOf, type Sky, type Spot, spotOf } from './sky.ts'
import css from './stage.module.css'

/** The sky in three colours, its ranges, and the tracks with their marks. */
export function Tracks({ sky }: { readonly sky: Sky }) {
  const { zones, inside, isNarrow } = sky
  const floor = sky.bottom + (isNarrow ? 20 : 50)
  return (
    <g>
      {zones.map(({ zone, left, right }) => (
        <g key={zone} className={css.zone} data-zone={zone}>
          <rect x={left} y={0} width={right - left} height={floor} />
          <path d={`M${left} 0H${right}`} />
        </g>
      ))}
      <Ranges sky={sky} />
      {zones.map(({ zone, right, number, path }) => (
        <g key={zone}>
          {path !== null && <Track sky={sky} zone={zone} path={path} />}
          <text className={css.zoneName} data-zone={zone} x={right - 8} y={isNarrow ? 14 : 20}>
            {isNarrow ? `T${number}` : zone.toUpperCase()}
          </text>
          {!isNarrow && number !== null && (
            <text className={css.trackName} x={right - 8} y={36}>
              track T{number}
            </text>
          )}
        </g>
      ))}
      {inside.path !== null && (
        <>
          <text className={css.inside} x={isNarrow ? 14 : 24} y={spotOf(sky, null, inside.path.length).y - 14}>
            {isNarrow ? 'in' : 'inside'}
          </text>
          <Track sky={sky} zone={null} path={inside.path} />
        </>
      )}
    </g>
  )
}

function Ranges({ sky }: { readonly sky: Sky }) {
  const left = sky.zones[0]?.left ?? 0
  return rangesOf(sky).map(({ range, edge, middle }) => (
    <g key={range} className={css.range}>
      {edge !== null && <path d={`M${left} ${edge}H${sky.width - 4}`} />}
      {sky.isNarrow ? (
        <text x={14} y={middle + 5}>
          r{range}
        </text>
      ) : (
        <>
          <text x={26} y={middle - 3}>
            range
          </text>
          <text x={26} y={middle + 16} data-figure>
            {range}
          </text>
        </>
      )}
    </g>
  ))
}

interface TrackProps {
  readonly sky: Sky
  readonly zone: Zone | null
  readonly path: Trajectory
}

function Track({ sky, zone, path }: TrackProps) {
  const row = zone === null ? sky.inside.row : sky.row
  const spaces = Array.from({ length: path.length }, (_, index) => index + 1)
  const half = sky.isNarrow ? 10 : 13
  return (
    <g className={css.track} data-zone={zone ?? 'inside'}>
      {spaces.map((space) => {
        const spot = spotOf(sky, zone, space)
        const mark = path.marks[space]
        return mark === undefined ? (
          <path key={space} d={chevron(spot, half, row)} fillOpacity={0.46 - 0.018 * space} />
        ) : null
      })}
      {spaces.map((space) => {
        const mark = path.marks[space]
        return mark === undefined ? null : (
          <MarkSign key={space} mark={mark} spot={spotOf(sky, zone, space)} half={half} />
        )
      })}
    </g>
  )
}

/** An arrow that points to the ship, one to a space. */
function chevron({ x, y }: Spot, half: number, row: number): string {
  const [top, deep, low] = [y - row * 0.44, row * 0.3, y + row * 0.2]
  return `M${x - half} ${top}L${x} ${top + deep}L${x + half} ${top}V${low}L${x} ${low + deep}L${x - half} ${low}Z`
}

function MarkSign({ mark, spot: { x, y }, half }: { readonly mark: Mark; readonly spot: Spot; readonly half: number }) {
  const wide = half + 5
  return (
    <g className={css.mark} data-mark={mark}>
      <path d={`M${x - wide} ${y}l7-8.6h${2 * wide - 14}l7 8.6l-7 8.6h-${2 * wide - 14}Z`} />
      <text x={x} y={y + 5}>
        {mark.toUpperCase()}
      </text>
    </g>
  )
}
