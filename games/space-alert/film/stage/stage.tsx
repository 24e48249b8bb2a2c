import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { useState } from 'react'
import { SHIPS } from '../../rules/ship/ship.ts'
import type { Zone } from '../../rules/vocabulary.ts'
import { DamageCard } from '../damage-card.tsx'
import { flagOf } from '../model/flag.ts'
import { momentAt, type Reel } from '../model/reel.ts'
import { threatIn } from '../model/turn-story.ts'
import { Effects, spotBefore } from './effects.tsx'
import { PlacesExplained } from './places-explained.tsx'
import type { Scene } from './scene.ts'
import { ShipScene } from './ship-scene.tsx'
import css from './stage.module.css'
import { Stars } from './stars.tsx'
import { Threats } from './threats.tsx'
import { Tracks } from './tracks.tsx'
import { useScene } from './use-scene.ts'

interface StageProps {
  readonly reel: Reel
  readonly place: number
  readonly isNarrow: boolean
}

/** A part of the ship as large as a phone can show it, or all of it. */
type Closeness = Zone | 'all'

/** So that 12 units come out as 12 pixels, or nearly so. */
const SCALES = { desk: 1.2, phone: 2.05, close: 1.1 } as const
/** How much of the picture's width a phone shows of one zone. */
const CLOSE_WIDTH = 400

/** The ship cut open, and all that comes towards it. */
export function Stage({ reel, place, isNarrow }: StageProps) {
  const { mission, names, seats } = reel
  const [wanted, setWanted] = useState<Closeness>('all')
  const close = isNarrow && wanted !== 'all' && SHIPS[mission.ship].zones.includes(wanted) ? wanted : 'all'
  const scale = SCALES[!isNarrow ? 'desk' : close === 'all' ? 'phone' : 'close']
  const scene = useScene(mission, scale, seats)
  const moment = momentAt(reel, place)
  const { happening, ship } = moment
  const { width, height } = scene.layout
  const window = windowOf(scene, close)
  const viewBox = `${window.left} 0 ${window.width} ${height}`
  return (
    <div className={css.stage}>
      <div className={css.frame} style={{ aspectRatio: `${window.width} / ${height}` }}>
        <svg
          className={css.picture}
          viewBox={viewBox}
          role="img"
          aria-label={`The ship and the trajectories. ${moment.text}`}
        >
          <Stars width={width} height={height} />
          <Tracks scene={scene} />
          <ShipScene scene={scene} mission={mission} ship={ship} />
          <Threats scene={scene} mission={mission} ship={ship} names={names} active={threatIn(happening)} />
          <Effects key={place} scene={scene} moment={moment} />
        </svg>
        <PlacesExplained scene={scene} ship={ship} viewBox={viewBox} me={placeOf(reel)} />
        {!isNarrow && <Flag reel={reel} place={place} scene={scene} />}
      </div>
      {isNarrow && <Flag reel={reel} place={place} scene={null} />}
      {happening?.kind === 'tileTurned' && (
        <DamageCard tile={happening.tile} zone={happening.zone} count={happening.tiles} />
      )}
      {isNarrow && <Zoom scene={scene} close={close} onChange={setWanted} />}
    </div>
  )
}

/** Of who reads. */
const placeOf = ({ names: { reading }, seats }: Reel): number => seats.findIndex((seat) => seat === reading.reader)

/** What of the picture's width is shown: all of it, with room for large coins, or a zone in the middle. */
function windowOf(
  { zones, layout, scale }: Scene,
  close: Closeness,
): { readonly left: number; readonly width: number } {
  if (close === 'all') return scale > 1.5 ? { left: -8, width: layout.width + 8 } : { left: 0, width: layout.width }
  const sky = zones.find(({ zone }) => zone === close)
  const middle = sky === undefined ? 0 : (sky.left + sky.right) / 2
  return { left: Math.max(0, Math.min(middle - CLOSE_WIDTH / 2, layout.width - CLOSE_WIDTH)), width: CLOSE_WIDTH }
}

interface ZoomProps {
  readonly scene: Scene
  readonly close: Closeness
  onChange(close: Closeness): void
}

const Zoom = ({ scene, close, onChange }: ZoomProps) => (
  <div className={css.zoom}>
    <Segmented
      label="What to look at"
      hasHiddenLabel
      value={close}
      choices={[
        { value: 'all', name: 'Whole ship' },
        ...scene.zones.map(({ zone }): { value: Closeness; name: string } => ({
          value: zone,
          name: zone.slice(0, 1).toUpperCase() + zone.slice(1),
        })),
      ]}
      onChange={onChange}
    />
  </div>
)

interface FlagProps {
  readonly reel: Reel
  readonly place: number
  /** Null: it stands below the picture. */
  readonly scene: Scene | null
}

/** The sum of a shot, beside what it hits. */
function Flag({ reel, place, scene }: FlagProps) {
  const moment = momentAt(reel, place)
  const flag = flagOf(reel, moment)
  if (flag === null) return null
  const { isLeft, ...style } = scene === null ? { isLeft: false } : besideTarget(scene, moment, flag.threat)
  return (
    <p className={css.flag} data-left={isLeft} data-below={scene === null} style={style}>
      <b>{flag.sum}</b>
      <span>{flag.about}</span>
      {flag.outcome !== null && <em>{flag.outcome}</em>}
    </p>
  )
}

function besideTarget(scene: Scene, moment: ReturnType<typeof momentAt>, threat: number) {
  const { width, height } = scene.layout
  const spot = spotBefore(scene, moment, threat) ?? { x: width / 2, y: height * 0.3 }
  const isLeft = spot.x > width * 0.5
  return {
    isLeft,
    left: `${((spot.x + (isLeft ? -44 : 44)) / width) * 100}%`,
    top: `${(Math.max(spot.y, 44) / height) * 100}%`,
  }
}
