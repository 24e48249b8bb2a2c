/** Where the comet flies: one curve for each stage, measured along its length. */

export type StageName = 'wide' | 'phone'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A point of the curve and the direction towards Earth there, in degrees. */
export interface Spot extends Point {
  readonly heading: number
}

/** The comet's step now and the one it began at. A broken step is fine: that is how it glides. */
export interface Track {
  readonly distance: number
  readonly start: number
}

export interface StageFacts {
  readonly width: number
  readonly height: number
  /** A Bézier curve from Earth outwards. */
  readonly curve: readonly [Point, Point, Point, Point]
  readonly cometScale: number
  /** From the comet's nose to its centre. */
  readonly noseGap: number
  readonly station: { readonly ahead: number; readonly now: number; readonly passed: number; readonly impact: number }
}

export const STAGES: Readonly<Record<StageName, StageFacts>> = {
  wide: {
    width: 768,
    height: 490,
    curve: [
      { x: 50, y: 432 },
      { x: 240.01, y: 117.88 },
      { x: 560.42, y: 130.03 },
      { x: 748, y: 140 },
    ],
    cometScale: 1.03,
    noseGap: 129,
    station: { ahead: 10.5, now: 15.8, passed: 8.2, impact: 14.2 },
  },
  phone: {
    width: 390,
    height: 272,
    curve: [
      { x: 20, y: 196 },
      { x: 103.81, y: 58.25 },
      { x: 299.34, y: 69.92 },
      { x: 384, y: 78 },
    ],
    cometScale: 0.51,
    noseGap: 70.3,
    station: { ahead: 9.5, now: 14.2, passed: 7.4, impact: 12.8 },
  },
}
/** Up to here the steps lie evenly on the curve. */
const NEAR = 8 / 18
/** Where on the curve the comet's nose stands at the start, so that the whole comet is on the stage. */
const FAR = 0.62

/** A far comet seems to move slowly: the steps behind the near part share what is left of the curve. */
const noseShare = (share: number) => (share <= NEAR ? share : NEAR + ((share - NEAR) * (FAR - NEAR)) / (1 - NEAR))

const noseLength = (stage: StageName, { distance, start }: Track) => noseShare(distance / start) * lengthOf(stage)

/** How far two neighbouring steps lie apart, along the curve. */
export const stepLength = (stage: StageName, track: Track): number =>
  track.distance / track.start <= NEAR ? lengthOf(stage) / track.start : noseLength(stage, track) / track.distance

/** The place of a step, seen when the comet is where `track` says. */
export const stationAt = (step: number, track: Track, stage: StageName = 'wide'): Spot =>
  spotAt(stage, step * stepLength(stage, track))

/** The comet's centre; its nose is on the station of its step. */
export const cometAt = (track: Track, stage: StageName = 'wide'): Spot => spotAt(stage, cometLength(stage, track))

export const cometLength = (stage: StageName, track: Track): number => noseLength(stage, track) + STAGES[stage].noseGap

/** Beyond its ends the curve goes on straight. */
export function spotAt(stage: StageName, along: number): Spot {
  const { spots, length } = rulers[stage]
  const place = Math.min(Math.max(along / length, 0), 1) * (spots.length - 1)
  const index = Math.min(Math.floor(place), spots.length - 2)
  const [from, to] = [spots[index], spots[index + 1]]
  if (from === undefined || to === undefined) return NOWHERE
  const angle = Math.atan2(from.y - to.y, from.x - to.x)
  const beyond = along < 0 ? along : Math.max(along - length, 0)
  return {
    x: from.x + (to.x - from.x) * (place - index) - Math.cos(angle) * beyond,
    y: from.y + (to.y - from.y) * (place - index) - Math.sin(angle) * beyond,
    heading: (angle * 180) / Math.PI,
  }
}

/** A point beside the curve: positive is below it. */
export function beside({ x, y, heading }: Spot, aside: number): Point {
  const angle = (heading * Math.PI) / 180
  return { x: x + Math.sin(angle) * aside, y: y - Math.cos(angle) * aside }
}

/** The piece of curve between two lengths, shifted aside, as a path. */
export function curvePath(stage: StageName, from: number, to: number, aside = 0): string {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 8))
  const points = Array.from({ length: count + 1 }, (_, i) =>
    beside(spotAt(stage, from + ((to - from) * i) / count), aside),
  )
  return pathOf(points)
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`

export const round = (value: number): number => Math.round(value * 10) / 10

const NOWHERE: Spot = { x: 0, y: 0, heading: 180 }

const SAMPLES = 240

interface Ruler {
  /** Evenly spaced. */
  readonly spots: readonly Point[]
  readonly length: number
}

function rulerOf({ curve }: StageFacts): Ruler {
  const raw = Array.from({ length: SAMPLES * 4 + 1 }, (_, i) => bezier(curve, i / (SAMPLES * 4)))
  const marks = raw.reduce<number[]>((sums, point, i) => {
    const last = raw[i - 1]
    sums.push(last === undefined ? 0 : (sums[i - 1] ?? 0) + Math.hypot(point.x - last.x, point.y - last.y))
    return sums
  }, [])
  const length = marks.at(-1) ?? 0
  let next = 0
  const spots = Array.from({ length: SAMPLES + 1 }, (_, i) => {
    while (next < raw.length - 1 && (marks[next] ?? 0) < (length * i) / SAMPLES) next++
    return raw[next] ?? NOWHERE
  })
  return { spots, length }
}

function bezier([a, b, c, d]: StageFacts['curve'], t: number): Point {
  const at = (axis: 'x' | 'y') =>
    (1 - t) ** 3 * a[axis] + 3 * t * (1 - t) ** 2 * b[axis] + 3 * t * t * (1 - t) * c[axis] + t ** 3 * d[axis]
  return { x: at('x'), y: at('y') }
}

const rulers: Readonly<Record<StageName, Ruler>> = { wide: rulerOf(STAGES.wide), phone: rulerOf(STAGES.phone) }

const lengthOf = (stage: StageName): number => rulers[stage].length
