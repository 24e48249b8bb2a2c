import { memo } from 'react'
import { type Point, SPACE_STEP } from '../../art/index.ts'
import type { Trajectory } from '../../rules/trajectories.ts'
import type { Mark, Zone } from '../../rules/vocabulary.ts'
import { HORIZON, rangesOf, type Scene, type SkyZone, spaceAt } from './scene.ts'
import css from './stage.module.css'

/** The sky in the colours of the zones, its ranges, and the tracks with their marks. */
export const Tracks = memo(({ scene }: { readonly scene: Scene }) => (
  <g>
    {scene.zones.map((sky) => (
      <ZoneSky key={sky.zone} sky={sky} scale={scene.scale} />
    ))}
    <Ranges scene={scene} />
    {scene.zones.map(({ zone, path }) => path && <Track key={zone} scene={scene} zone={zone} path={path} />)}
    {scene.inside !== null && <InsideTrack scene={scene} path={scene.inside} />}
  </g>
))
Tracks.displayName = 'Tracks'

function ZoneSky({ sky: { zone, left, right, number }, scale }: { readonly sky: SkyZone; readonly scale: number }) {
  return (
    <g className={css.zone} data-zone={zone}>
      <rect x={left} y={0} width={right - left} height={HORIZON} />
      <path d={`M${left} 0H${right}`} />
      <text className={css.zoneName} x={right - 6} y={6 + 14 * scale} fontSize={13 * scale}>
        {scale > 1.5 ? `T${number}` : zone.toUpperCase()}
      </text>
      {scale <= 1.5 && number !== null && (
        <text className={css.trackName} x={right - 6} y={10 + 26 * scale} fontSize={12 * scale}>
          track T{number}
        </text>
      )}
    </g>
  )
}

function Ranges({ scene }: { readonly scene: Scene }) {
  const { zones, scale } = scene
  const [left, right] = [zones[0]?.left ?? 0, zones.at(-1)?.right ?? 0]
  const x = left - 28
  return rangesOf(scene).map(({ range, edge, middle }) => (
    <g key={range} className={css.range}>
      {edge !== null && <path d={`M${left} ${edge}H${right}`} />}
      {scale > 1.5 ? (
        <text x={x} y={middle + 8} fontSize={13 * scale}>
          r{range}
        </text>
      ) : (
        <>
          <text x={x} y={middle - 3} fontSize={12 * scale}>
            range
          </text>
          <text x={x} y={middle + 17} fontSize={19 * scale} data-figure>
            {range}
          </text>
        </>
      )}
    </g>
  ))
}

function InsideTrack({ scene, path }: { readonly scene: Scene; readonly path: Trajectory }) {
  const { x, y } = spaceAt(scene, null, path.length)
  return (
    <>
      <text className={css.inside} x={x} y={y - 20} fontSize={12 * scene.scale}>
        {scene.scale > 1.5 ? 'in' : 'inside'}
      </text>
      <Track scene={scene} zone={null} path={path} />
    </>
  )
}

interface TrackProps {
  readonly scene: Scene
  readonly zone: Zone | null
  readonly path: Trajectory
}

function Track({ scene, zone, path }: TrackProps) {
  const spaces = Array.from({ length: path.length }, (_, index) => index + 1)
  const spotOf = (space: number) => spaceAt(scene, zone, space)
  const marks = spaces.flatMap((space) => {
    const mark = path.marks[space]
    return mark === undefined ? [] : [{ space, mark }]
  })
  return (
    <g className={css.track} data-zone={zone ?? 'inside'}>
      {spaces.map((space) => (
        <path key={space} d={chevron(spotOf(space))} fillOpacity={0.46 - 0.018 * space} />
      ))}
      {marks.map(({ space, mark }) => (
        <MarkSign key={space} mark={mark} spot={spotOf(space)} scale={Math.min(scene.scale, 1.6)} />
      ))}
    </g>
  )
}

const HALF = 13

/** An arrow that points to the ship, one to a space. */
function chevron({ x, y }: Point): string {
  const [top, deep, low] = [y - SPACE_STEP * 0.44, SPACE_STEP * 0.3, y + SPACE_STEP * 0.2]
  return `M${x - HALF} ${top}L${x} ${top + deep}L${x + HALF} ${top}V${low}L${x} ${low + deep}L${x - HALF} ${low}Z`
}

interface MarkSignProps {
  readonly mark: Mark
  readonly spot: Point
  readonly scale: number
}

function MarkSign({ mark, spot: { x, y }, scale }: MarkSignProps) {
  return (
    <g className={css.mark} data-mark={mark} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-18 0l7-8.2h22l7 8.2l-7 8.2h-22Z" />
      <text y={5} fontSize={14.5}>
        {mark.toUpperCase()}
      </text>
    </g>
  )
}
