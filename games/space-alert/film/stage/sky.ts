import type { Mission } from '../../rules/mission.ts'
import { SHIPS } from '../../rules/ship/ship.ts'
import { MAX_RANGE, rangeOf, TRAJECTORY, type Trajectory } from '../../rules/trajectories.ts'
import type { Track, Zone } from '../../rules/vocabulary.ts'

/** Where everything outside stands on the stage. All tracks share one grid, so that ranges run across zones. */
export interface Sky {
  readonly width: number
  readonly height: number
  readonly isNarrow: boolean
  readonly zones: readonly SkyZone[]
  readonly inside: {
    readonly x: number
    readonly bottom: number
    readonly row: number
    readonly path: Trajectory | null
  }
  /** The middle of space 1, and how far it is to the next. */
  readonly bottom: number
  readonly row: number
}

interface SkyZone {
  readonly zone: Zone
  readonly left: number
  readonly right: number
  readonly trackX: number
  readonly number: number | null
  readonly path: Trajectory | null
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  readonly bottom: number
  readonly insideX: number
  readonly insideTop: number
  readonly insideBottom: number
}

const DESK: Frame = {
  width: 800,
  height: 462,
  left: 56,
  top: 22,
  bottom: 191,
  insideX: 26,
  insideTop: 262,
  insideBottom: 440,
}
const PHONE: Frame = {
  width: 374,
  height: 330,
  left: 28,
  top: 16,
  bottom: 122,
  insideX: 14,
  insideTop: 168,
  insideBottom: 318,
}

const GAP = 6

export function skyOf(mission: Mission, isNarrow: boolean): Sky {
  const frame = isNarrow ? PHONE : DESK
  const { zones } = SHIPS[mission.ship]
  const paths = zones.flatMap((zone) => pathOf(mission, zone) ?? [])
  const inside = pathOf(mission, 'internal')
  const longest = Math.max(10, ...paths.map(({ length }) => length))
  const room = (frame.width - 4 - frame.left - GAP * (zones.length - 1)) / zones.length
  return {
    width: frame.width,
    height: frame.height,
    isNarrow,
    bottom: frame.bottom,
    row: (frame.bottom - frame.top) / (longest - 1),
    inside: {
      x: frame.insideX,
      bottom: frame.insideBottom,
      row: (frame.insideBottom - frame.insideTop) / ((inside?.length ?? 16) - 1),
      path: inside,
    },
    zones: zones.map((zone, place) => {
      const left = frame.left + place * (room + GAP)
      return {
        zone,
        left,
        right: left + room,
        trackX: left + room * (isNarrow ? 0.62 : 0.53),
        number: mission.tracks[zone] ?? null,
        path: pathOf(mission, zone),
      }
    }),
  }
}

function pathOf({ tracks }: Mission, track: Track): Trajectory | null {
  const number = tracks[track]
  return number === undefined ? null : TRAJECTORY[number]
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The middle of a space of a zone's track, or of the track inside. */
export function spotOf(sky: Sky, zone: Zone | null, space: number): Spot {
  const { inside, zones, bottom, row } = sky
  if (zone === null) return { x: inside.x, y: inside.bottom - (space - 1) * inside.row }
  const x = zones.find((one) => one.zone === zone)?.trackX ?? sky.width / 2
  return { x, y: bottom - (space - 1) * row }
}

/** The lines between ranges, and where their names stand. */
export function rangesOf({ bottom, row, zones }: Sky) {
  const longest = Math.max(1, ...zones.map(({ path }) => path?.length ?? 1))
  const spaces = Array.from({ length: longest }, (_, index) => index + 1)
  return Array.from({ length: MAX_RANGE }, (_, index) => index + 1).flatMap((range) => {
    const within = spaces.filter((space) => rangeOf(space) === range)
    const [first, last] = [within[0], within.at(-1)]
    if (first === undefined || last === undefined) return []
    const edge = bottom - (last - 0.5) * row
    return [{ range, edge: last === longest ? null : edge, middle: bottom - ((first + last) / 2 - 1) * row }]
  })
}
