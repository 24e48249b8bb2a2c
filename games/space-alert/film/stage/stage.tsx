import { useMemo } from 'react'
import { DamageCard } from '../damage-card.tsx'
import { flagOf } from '../model/flag.ts'
import { momentAt, type Reel } from '../model/reel.ts'
import { threatIn } from '../model/turn-story.ts'
import { Effects, spotBefore } from './effects.tsx'
import { ShipScene } from './ship-scene.tsx'
import { skyOf } from './sky.ts'
import css from './stage.module.css'
import { Stars } from './stars.tsx'
import { Threats } from './threats.tsx'
import { Tracks } from './tracks.tsx'

interface StageProps {
  readonly reel: Reel
  readonly place: number
  readonly isNarrow: boolean
}

/** The ship cut open, and all that comes towards it. */
export function Stage({ reel, place, isNarrow }: StageProps) {
  const { mission, names } = reel
  const sky = useMemo(() => skyOf(mission, isNarrow), [mission, isNarrow])
  const moment = momentAt(reel, place)
  const { happening, ship } = moment
  return (
    <div className={css.stage}>
      <div className={css.frame}>
        <svg
          className={css.picture}
          viewBox={`0 0 ${sky.width} ${sky.height}`}
          role="img"
          aria-label={`The ship and the trajectories. ${moment.text}`}
        >
          <Stars width={sky.width} height={sky.height} />
          <Tracks sky={sky} />
          <ShipScene sky={sky} mission={mission} ship={ship} />
          <Threats sky={sky} mission={mission} ship={ship} names={names} active={threatIn(happening)} />
          <Effects key={place} sky={sky} moment={moment} />
        </svg>
        <Flag reel={reel} place={place} sky={sky} />
      </div>
      {happening?.kind === 'tileTurned' && (
        <DamageCard tile={happening.tile} zone={happening.zone} count={happening.tiles} />
      )}
    </div>
  )
}

interface FlagProps {
  readonly reel: Reel
  readonly place: number
  readonly sky: ReturnType<typeof skyOf>
}

/** The sum of a shot, beside what it hits. */
function Flag({ reel, place, sky }: FlagProps) {
  const moment = momentAt(reel, place)
  const flag = flagOf(reel, moment)
  if (flag === null) return null
  const spot = spotBefore(sky, moment, flag.threat) ?? { x: sky.width / 2, y: sky.bottom * 0.7 }
  const isLeft = spot.x > sky.width * 0.55
  const style = {
    left: `${((spot.x + (isLeft ? -40 : 40)) / sky.width) * 100}%`,
    top: `${(Math.max(spot.y, 40) / sky.height) * 100}%`,
  }
  return (
    <p className={css.flag} data-left={isLeft} style={sky.isNarrow ? undefined : style}>
      <b>{flag.sum}</b>
      <span>{flag.about}</span>
      {flag.outcome !== null && <em>{flag.outcome}</em>}
    </p>
  )
}
