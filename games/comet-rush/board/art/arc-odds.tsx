import { Figure } from './figure.tsx'
import { ARC } from './palette.ts'
import {
  beside,
  type Point,
  round,
  type Spot,
  type StageName,
  spotAt,
  stationAt,
  stepLength,
  type Track,
} from './track.ts'

export interface Odds {
  readonly step: number
  readonly percent: number
}

interface OddsProps {
  readonly chance: Odds
  readonly place: number
  readonly track: Track
  readonly stage: StageName
}

/** How far apart the printed odds stand at least, and how far from the way. */
export const ODDS_ROOM = { wide: 38, phone: 22 } as const
const ODDS_ASIDE = { wide: 27, phone: 21 } as const

/** The figure stands beside its station; where stations are close, a thin line leads to it. */
export function OddsMark({ chance, place, track, stage }: OddsProps) {
  const spacing = stepLength(stage, track)
  const nose = track.distance * spacing
  const shift = Math.max(spacing, ODDS_ROOM[stage])
  const isMoved = shift > spacing
  const anchor = spotAt(stage, nose - (isMoved ? shift * (place + 1) : (track.distance - chance.step) * spacing))
  const text = oddsPlace(anchor, stage, { isFirst: place === 0, isImpact: chance.step === 0 })
  const station = stationAt(chance.step, track, stage)
  return (
    <g>
      {isMoved && (
        <path
          d={`M${round(station.x)} ${round(station.y - 4)}L${round(text.x)} ${round(text.y + 5)}`}
          stroke={ARC.odds}
          strokeOpacity={0.5}
          strokeDasharray="2 2"
        />
      )}
      <g transform={`translate(${round(text.x)} ${round(text.y)})`}>
        <Figure y={4.3} size={12} weight={600} fill={ARC.odds} rim={ARC.oddsRim}>
          {stage === 'phone' ? `${chance.percent}%` : `${chance.percent} %`}
        </Figure>
      </g>
    </g>
  )
}

interface Neighbour {
  readonly isFirst: boolean
  readonly isImpact: boolean
}

/** On a phone the first figure stands a little higher, clear of the large station; the last one clears the cross. */
function oddsPlace(anchor: Spot, stage: StageName, { isFirst, isImpact }: Neighbour): Point {
  const { x, y } = beside(anchor, -(ODDS_ASIDE[stage] + (stage === 'phone' && isFirst ? 3 : 0)))
  if (!isImpact) return { x, y }
  return stage === 'phone' ? { x: anchor.x + 30, y: anchor.y + 4 } : { x: Math.max(x, 20), y: y - 10 }
}
