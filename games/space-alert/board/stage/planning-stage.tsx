import { seatOf } from '@starboard/kernel'
import { useLayout } from '@starboard/screen/frame/layout/layout.ts'
import { memo, useMemo } from 'react'
import { PlacesExplained } from '../../film/stage/places-explained.tsx'
import { sceneOf } from '../../film/stage/scene.ts'
import { ShipScene } from '../../film/stage/ship-scene.tsx'
import film from '../../film/stage/stage.module.css'
import { Stars } from '../../film/stage/stars.tsx'
import { Tracks } from '../../film/stage/tracks.tsx'
import type { Mission } from '../../rules/mission.ts'
import { startState } from '../../rules/resolution/start.ts'
import { actingOrder } from '../../rules/state.ts'
import type { Course } from '../model/courses.ts'
import type { Forecast } from '../model/forecast.ts'
import { lastPlanned } from '../model/stays.ts'
import type { Planning } from '../model/use-planning.ts'
import { Expected } from './expected.tsx'
import { PathGhosts } from './path-ghosts.tsx'
import css from './planning-stage.module.css'
import { stageWords } from './stage-words.ts'
import { ThreatsInside } from './threats-inside.tsx'

/** So that 12 units come out as 12 pixels, or nearly so. */
const SCALES = { desk: 1.2, middle: 1.3, phone: 2.05 } as const

/** The ship before turn 1, what is announced to come, and where my plan leads me. */
export function PlanningStage({ planning }: { readonly planning: Planning }) {
  const { mission, courses, forecast, board, own } = planning
  const { view, viewer } = board
  return (
    <div className={css.stage} data-outage={view.outage !== null || undefined}>
      <ShipPicture
        mission={mission}
        courses={courses}
        captain={view.captain}
        forecast={forecast}
        seat={typeof viewer === 'number' ? viewer : null}
        planned={lastPlanned(own)}
        scale={SCALES[useLayout()]}
      />
      {view.outage !== null && <span className={css.noise} aria-hidden="true" />}
    </div>
  )
}

interface ShipPictureProps {
  readonly mission: Mission
  readonly courses: readonly Course[]
  readonly captain: number
  readonly forecast: Forecast | null
  /** Whose path is shown. */
  readonly seat: number | null
  /** The last turn with a card. */
  readonly planned: number
  readonly scale: number
}

/** Drawn again only when something in it has changed, not with every card that somebody moves. */
const ShipPicture = memo(({ mission, courses, captain, forecast, seat, planned, scale }: ShipPictureProps) => {
  const order = useMemo(() => actingOrder({ captain: seatOf(captain), crew: mission.crew }), [mission, captain])
  const scene = useMemo(() => sceneOf(mission, scale, order), [mission, scale, order])
  const ship = useMemo(() => startState(mission), [mission])
  const { width, height } = scene.layout
  const left = scale > 1.5 ? -8 : 0
  const viewBox = `${left} 0 ${width - left} ${height}`
  return (
    <>
      <svg
        className={`${css.picture} ${film.picture}`}
        viewBox={viewBox}
        role="img"
        aria-label={stageWords(mission, courses)}
        data-point="ship"
      >
        <Stars width={width} height={height} />
        <Tracks scene={scene} />
        <ShipScene scene={scene} mission={mission} ship={ship} />
        <ThreatsInside scene={scene} threats={mission.threats} />
        {forecast !== null && seat !== null && (
          <PathGhosts scene={scene} seat={seat} forecast={forecast} planned={planned} />
        )}
        <Expected scene={scene} threats={mission.threats} courses={courses} turns={mission.turns} />
      </svg>
      <PlacesExplained
        scene={scene}
        ship={ship}
        viewBox={viewBox}
        me={order.findIndex((one) => one === seat)}
        point="ship"
      />
    </>
  )
})
ShipPicture.displayName = 'ShipPicture'
