import type { ReactElement } from 'react'
import type { Zone } from '../../rules/vocabulary.ts'
import { ABOARD } from '../palette.ts'
import type { ShipLayout } from './layout.ts'
import { shieldArc } from './positions.ts'

interface ShieldArcsProps {
  readonly layout: ShipLayout
  readonly zone: Zone
  readonly energy: number
  readonly capacity: number
}

/** A bow of light over the zone for each cube of its shield, dashed where one could be. */
export const ShieldArcs = ({ layout, zone, energy, capacity }: ShieldArcsProps): ReactElement => (
  <g fill="none" strokeLinecap="round">
    {Array.from({ length: capacity }, (_, place) => shieldArc(layout, zone, place)).map((d, place) => (
      <path key={d} d={d} {...(place < energy ? LIT : DARK)} />
    ))}
  </g>
)

const LIT = { stroke: ABOARD.shield, strokeOpacity: 0.95, strokeWidth: 3 } as const
const DARK = { stroke: ABOARD.noShield, strokeOpacity: 0.35, strokeWidth: 1.2, strokeDasharray: '5 5' } as const
