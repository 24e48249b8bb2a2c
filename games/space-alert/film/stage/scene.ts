import { layoutOf, type Point, type ShipLayout, SPACE_STEP, trackSpot } from '../../art/index.ts'
import type { Mission } from '../../rules/mission.ts'
import { SHIPS, type Ship } from '../../rules/ship/ship.ts'
import { MAX_RANGE, rangeOf, TRAJECTORY, type Trajectory } from '../../rules/trajectories.ts'
import type { Track, Zone } from '../../rules/vocabulary.ts'

/** What stands where on the stage, in the units of the ship's drawing. */
export interface Scene {
  readonly ship: Ship
  readonly layout: ShipLayout
  /** How much larger than usual words and figures are, where the picture is small. */
  readonly scale: number
  readonly zones: readonly SkyZone[]
  readonly inside: Trajectory | null
  /** By place in the acting order: whose colour and shape. */
  readonly seats: readonly number[]
}

/** A zone's part of the sky. */
export interface SkyZone {
  readonly zone: Zone
  readonly left: number
  readonly right: number
  readonly number: number | null
  readonly path: Trajectory | null
}

/** Where the sky meets the hull. */
export const HORIZON = 240

/** What of a mission the stage is set by: plans and threats come later. */
type Setting = Pick<Mission, 'ship' | 'tracks'>

export function sceneOf(mission: Setting, scale: number, seats: readonly number[]): Scene {
  const ship = SHIPS[mission.ship]
  const layout = layoutOf(ship)
  return {
    ship,
    layout,
    scale,
    zones: ship.zones.map((zone) => ({
      zone,
      ...edgesOf(layout, ship, zone),
      number: mission.tracks[zone] ?? null,
      path: pathOf(mission, zone),
    })),
    inside: pathOf(mission, 'internal'),
    seats,
  }
}

const MARGIN = 14
const GAP = 6

/** Each zone reaches half-way to its neighbour. */
function edgesOf({ zones }: ShipLayout, ship: Ship, zone: Zone): Pick<SkyZone, 'left' | 'right'> {
  const place = ship.zones.indexOf(zone)
  const arcOf = (at: number) => zones[ship.zones[at] ?? zone]?.shieldArc
  const arc = arcOf(place)
  const [before, after] = [
    place > 0 ? arcOf(place - 1) : undefined,
    place < ship.zones.length - 1 ? arcOf(place + 1) : undefined,
  ]
  const [from, to] = [arc?.from.x ?? 0, arc?.to.x ?? 0]
  return {
    left: before === undefined ? from - MARGIN : (from + before.to.x) / 2 + GAP / 2,
    right: after === undefined ? to + MARGIN : (to + after.from.x) / 2 - GAP / 2,
  }
}

function pathOf({ tracks }: Setting, track: Track): Trajectory | null {
  const number = tracks[track]
  return number === undefined ? null : TRAJECTORY[number]
}

/** The middle of a space of a zone's track, or of the one inside. */
export const spaceAt = ({ layout }: Scene, zone: Zone | null, space: number): Point =>
  trackSpot(layout, zone ?? 'internal', space) ?? { x: 0, y: 0 }

/** The lines between ranges, and where their names stand. */
export function rangesOf({ layout, zones }: Scene) {
  const longest = Math.max(1, ...zones.map(({ path }) => path?.length ?? 1))
  const first = Math.max(...Object.values(layout.zones).map(({ track }) => track.y))
  const heightOf = (space: number) => first - (space - 1) * SPACE_STEP
  const spaces = Array.from({ length: longest }, (_, index) => index + 1)
  return Array.from({ length: MAX_RANGE }, (_, index) => index + 1).flatMap((range) => {
    const within = spaces.filter((space) => rangeOf(space) === range)
    const [near, far] = [within[0], within.at(-1)]
    if (near === undefined || far === undefined) return []
    return [{ range, edge: far === longest ? null : heightOf(far + 0.5), middle: heightOf((near + far) / 2) }]
  })
}
