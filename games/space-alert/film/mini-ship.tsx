import { SPOT } from '../rules/ship/stations.ts'
import { type Place, STATIONS, type Station, ZONES } from '../rules/vocabulary.ts'
import css from './mini-ship.module.css'

interface MiniShipProps {
  readonly at: Place
  readonly isOnCard?: boolean
}

/** Six small rooms, one of them lit: where somebody is. */
export function MiniShip({ at, isOnCard = false }: MiniShipProps) {
  return (
    <svg className={css.ship} data-card={isOnCard} viewBox="0 0 27 18" aria-hidden="true">
      {STATIONS.map((station) => (
        <rect
          key={station}
          {...cornerOf(station)}
          width="8"
          height="8"
          rx="1.5"
          data-zone={SPOT[station].zone}
          data-here={station === at}
        />
      ))}
    </svg>
  )
}

const cornerOf = (station: Station) => ({
  x: 0.5 + 9 * ZONES.indexOf(SPOT[station].zone),
  y: SPOT[station].deck === 'upper' ? 0.5 : 9.5,
})
