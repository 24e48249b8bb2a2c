import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import { CrewFigure, type Point } from '../../art/index.ts'
import type { Scene } from '../../film/stage/scene.ts'
import { SPOT } from '../../rules/ship/stations.ts'
import type { Place } from '../../rules/vocabulary.ts'
import type { Forecast } from '../model/forecast.ts'
import { staysOf } from '../model/stays.ts'
import css from './planning-stage.module.css'

interface PathGhostsProps {
  readonly scene: Scene
  readonly seat: number
  readonly forecast: Forecast
  /** The last turn with a card. */
  readonly planned: number
}

/** Where my plan leads me: a ghost in every place with the turns I am there, and the way between them. */
export function PathGhosts({ scene, seat, forecast, planned }: PathGhostsProps) {
  const start = scene.ship.start
  const stays = staysOf(forecast, planned, start)
  const stops = [start, ...stays.path]
  return (
    <g className={css.path} style={{ '--seat': seatColour(seat) } as PathVars}>
      {stops.length > 1 && <path d={wayOf(scene, stops)} />}
      {stays.places.map(({ at, turns }) => {
        const { x, y } = ghostSpot(scene, at)
        return (
          <g key={at} transform={`translate(${x} ${y})`}>
            {at !== start && (
              <g className={css.ghost}>
                <CrewFigure seat={seat} />
              </g>
            )}
            <g transform={`translate(0 3) scale(${Math.min(scene.scale, 1.7)})`} className={css.when}>
              <rect x={-turns.length * 3.6 - 7} y={-9} width={turns.length * 7.2 + 14} height={17} rx={8.5} />
              <text y={3.8}>{turns}</text>
            </g>
          </g>
        )
      })}
    </g>
  )
}

type PathVars = React.CSSProperties & { readonly '--seat': string }

/** Behind those who stand there. */
const BEHIND = 2

function ghostSpot({ layout }: Scene, at: Place): Point {
  if (at === 'space') return layout.space.interceptors
  const crew = layout.stations[at]?.crew
  return crew?.[BEHIND] ?? { x: 0, y: 0 }
}

/** Along the floors and through the lifts; a heroic move goes straight. */
function wayOf(scene: Scene, stops: readonly Place[]): string {
  const points = stops.flatMap((to, index) => {
    const from = stops[index - 1]
    return from === undefined ? [waist(ghostSpot(scene, to))] : legOf(scene, from, to)
  })
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

function legOf(scene: Scene, from: Place, to: Place): readonly Point[] {
  const end = waist(ghostSpot(scene, to))
  if (from === 'space' || to === 'space' || SPOT[from].zone !== SPOT[to].zone) return [end]
  const lift = scene.layout.stations[from]?.lift.x ?? end.x
  return [{ x: lift, y: waist(ghostSpot(scene, from)).y }, { x: lift, y: end.y }, end]
}

const waist = ({ x, y }: Point): Point => ({ x, y: y - 14 })
