import { explainedStill } from '@starboard/screen/pieces/explaining/explain.ts'
import { nameOf } from '../../rules/cards/catalogue.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { RocketDrawing } from '../art/index.ts'
import { gaugeExplained } from '../model/explain.ts'
import { percent } from '../model/odds.ts'
import { damageOf, drawnParts } from '../model/rocket.ts'
import type { Picking } from '../model/use-picking.ts'
import css from './cockpit.module.css'
import { Meter } from './meter.tsx'
import { rocketScale } from './rocket-scale.ts'
import type { Size } from './use-size.ts'

/** The one in front, in flight: the rocket large, fuel, damage, and what the next cruise brings. */
export function Cockpit({ picking: { front, name }, size }: { readonly picking: Picking; readonly size: Size }) {
  const scale = rocketScale(size)
  return (
    <div className={css.cockpit} style={{ height: Math.max(0, size.height) }}>
      <svg
        className={css.rocket}
        viewBox={`0 0 ${420 * scale} ${200 * scale}`}
        width={420 * scale}
        height={200 * scale}
        aria-hidden="true"
      >
        <g transform={`translate(${236 * scale} ${100 * scale}) rotate(90) scale(${scale})`}>
          <RocketDrawing
            parts={drawnParts(front)}
            damage={damageOf(front)}
            isFlying={front.spaceFuel > 0 && front.figures.heldFor === 0}
          />
        </g>
      </svg>
      <dl className={css.figures}>
        <Meter label="Fuel" value={front.spaceFuel} most={100} after={front.figures.fuelAfter} unit="%" tone="fuel" />
        <Meter label="Damage" value={front.damage} most={front.original} tone="harm" />
        <Line label="Mars" text={`${front.distance} km to go`} />
        <Line label="Cruise" text={cruiseText(front)} />
        <Line label="Course" text={courseText(front)} />
        <Line label="Landing" text={landingText(front)} />
        {front.hits.length > 0 && (
          <Line
            label="Hits"
            text={front.hits.map(({ card, damage, by }) => `${nameOf(card)} ${damage} (${name(by)})`).join(', ')}
          />
        )}
      </dl>
    </div>
  )
}

const Line = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <div className={css.line} {...explainedStill(gaugeExplained(label))}>
    <dt>{label}</dt>
    <dd>{text}</dd>
  </div>
)

function cruiseText({ figures, distance }: SeenPlayer): string {
  if (figures.heldFor > 0) return `held, ${figures.heldFor} more turn${figures.heldFor === 1 ? '' : 's'}`
  if (distance === 0) return 'in orbit'
  return figures.cruise === 0
    ? 'no movement without fuel'
    : `${figures.cruise} km to ${Math.max(0, distance - figures.cruise)} km`
}

const courseText = ({ figures: { navigationError } }: SeenPlayer): string =>
  navigationError === null || navigationError.ways === 0
    ? 'never strays'
    : `strays 10 km back with ${percent(navigationError)}`

function landingText({ figures: { landing, bestLanding } }: SeenPlayer): string {
  if (landing === null) return '–'
  const best =
    bestLanding === null || percent(bestLanding) === percent(landing) ? '' : `, ${percent(bestLanding)} with your cards`
  return `${percent(landing)}${best}`
}
