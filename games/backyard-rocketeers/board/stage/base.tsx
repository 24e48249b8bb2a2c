import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import type { CSSProperties } from 'react'
import { GOAL } from '../../rules/vocabulary.ts'
import { LandingLegs, RocketDrawing } from '../art/index.ts'
import { gaugeExplained, ROCKET } from '../model/explain.ts'
import { percent } from '../model/odds.ts'
import { damageOf, drawnParts } from '../model/rocket.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './base.module.css'
import { drawnHigh, LEAST_WIDE } from './base-room.ts'
import { Dial } from './dial.tsx'
import { rocketPoint } from './points.ts'
import { standingOf } from './standing.tsx'
import { Thing } from './thing.tsx'
import type { Size } from './use-size.ts'

interface BaseProps {
  readonly picking: Picking
  readonly size: Size
  /** Others have landed too, and stand below. */
  readonly isShared: boolean
}

const SMALL = 460

const GOALS = {
  ...ROCKET,
  text: 'How likely the three goals are met when the turn ends now.',
  rule: 'BR-18.1',
}

/** The base of the one in front: three gauges with what the turn may bring, and all that stands in the sand. */
export function Base({ picking: { front, view, me, name }, size, isShared }: BaseProps) {
  const { figures, power, km } = front
  const isSmall = size.width < SMALL
  const standing = standingOf(front, view.active === front.seat ? front.turns : front.turns + 1)
  const high = drawnHigh({ ...size, isSmall, isShared, names: standing.map(({ name }) => name) })
  return (
    <div className={css.base} data-shared={isShared || undefined}>
      <div className={css.gauges}>
        <Dial
          name="Power"
          value={power}
          goal={GOAL.power}
          after={power + figures.production}
          unit=" %"
          isSmall={isSmall}
        />
        <Dial name="Distance" value={km} goal={GOAL.km} after={km + figures.drive} unit=" km" isSmall={isSmall} />
        <Dial
          name="Signal"
          value={figures.signal}
          goal={GOAL.signal}
          after={figures.signal}
          unit=""
          isSmall={isSmall}
        />
        {figures.victory !== null && (
          <p className={css.note} {...explainedStill(GOALS)}>
            <span>{isSmall ? 'Win' : 'If the turn ends now'}</span> <b>{percent(figures.victory)}</b>
          </p>
        )}
      </div>
      <div className={css.rocket} data-spot="my-rocket" data-point={rocketPoint(front.seat)}>
        <svg viewBox="-100 -180 200 340" aria-hidden="true">
          <LandingLegs />
          <RocketDrawing parts={drawnParts(front)} damage={damageOf(front)} />
        </svg>
        <span {...explainedStill(gaugeExplained('Damage'))}>
          {front.seat !== me && `${name(front.seat)}: `}
          {isSmall ? 'Hit' : 'Damage'} {front.damage} of {front.original}
        </span>
      </div>
      <ul
        className={css.yard}
        aria-label="What stands there"
        style={{ '--high': `${high}px`, '--least': `${LEAST_WIDE}px` } as CSSProperties}
      >
        {standing.length === 0 && <li className={css.nothing}>Nothing stands here yet.</li>}
        {standing.map(({ key, art, ...thing }) => (
          <Thing key={key} {...thing}>
            {art}
          </Thing>
        ))}
      </ul>
    </div>
  )
}
