import type { Ship } from '../../rules/ship/ship.ts'
import type { EnergySystem, Track, Zone } from '../../rules/vocabulary.ts'
import { BIG_SHIP } from './big-ship.ts'
import { DUCKLING } from './duckling.ts'
import { besides, CUBE_STEP, type Point, type ShipLayout, type StationSlots } from './layout.ts'

export const layoutOf = ({ zones }: Ship): ShipLayout => (zones.includes('white') ? BIG_SHIP : DUCKLING)

/** How far the spaces of a trajectory lie apart: the longest has 16. */
export const SPACE_STEP = 11.5
const INTERNAL_STEP = 13

/** The middle of a space, counted from the ship. */
export function trackSpot(layout: ShipLayout, track: Track, space: number): Point | undefined {
  const first = track === 'internal' ? layout.internalTrack : layout.zones[track]?.track
  const step = track === 'internal' ? INTERNAL_STEP : SPACE_STEP
  return first && { x: first.x, y: first.y - (space - 1) * step }
}

/** Where a cube lies, from 0. */
export function energySpot(layout: ShipLayout, zone: Zone, { system, place }: EnergyPlace): Point | undefined {
  const first = layout.zones[zone]?.[system]
  return first && besides(first, place * CUBE_STEP)
}

interface EnergyPlace {
  readonly system: EnergySystem
  readonly place: number
}

/** The bow of light that a shield's cube stands for, from 0. */
export function shieldArc(layout: ShipLayout, zone: Zone, place: number): string | undefined {
  const arc = layout.zones[zone]?.shieldArc
  if (arc === undefined) return undefined
  const { from, to } = arc
  const y = from.y - place * 6.5
  return `M${from.x} ${y}Q${(from.x + to.x) / 2} ${y - 28} ${to.x} ${y}`
}

interface Standing {
  /** Among those who are there, from 0. */
  readonly place: number
  readonly count: number
  /** Something else lies in the station. */
  readonly isShared: boolean
}

/** How much room a threat leaves to its left. */
const ELBOW = 24

/** Where somebody stands: many people move together where a threat needs room. */
export function crewSpot({ crew, threats }: StationSlots, { place, count, isShared }: Standing): Point | undefined {
  const [first, second] = crew
  const [threat] = threats
  if (first === undefined || second === undefined || threat === undefined) return crew[place]
  const wide = second.x - first.x
  const step = isShared && count > 1 ? Math.min(wide, (threat.x - ELBOW - first.x) / (count - 1)) : wide
  return besides(first, place * step)
}
