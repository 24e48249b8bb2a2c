import type { Letter, Station, Zone } from '../../rules/vocabulary.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Where things are in a `ShipDrawing`, in its own units. Whatever stands (crew, squads, rockets, interceptors, fuel) is placed
 * by its feet, everything else by its middle.
 */
export interface ShipLayout {
  readonly width: number
  readonly height: number
  readonly zones: Readonly<Partial<Record<Zone, ZoneSlots>>>
  readonly stations: Readonly<Partial<Record<Station, StationSlots>>>
  /** SA-5.22: outside. */
  readonly space: { readonly interceptors: Point; readonly threat: Point }
  /** SA-5.12, SA-3.9: after the launch, and a turn later. */
  readonly rocketFlight: readonly [Point, Point]
  /** The first space of the internal trajectory; the others are above it. */
  readonly internalTrack: Point
}

export interface ZoneSlots {
  /** How far the whole zone is moved against the big ship. */
  readonly shift: number
  /** The first space of its trajectory, next to the hull. */
  readonly track: Point
  /** Where shots begin. */
  readonly muzzles: Readonly<Partial<Record<'heavy' | 'light' | 'pulse', Point>>>
  /** The first cube; the others follow to the right. */
  readonly shield: Point
  readonly reactor: Point
  /** Capsules on their shelf. */
  readonly fuel: readonly Point[]
  readonly damage: readonly Point[]
  /** From end to end, the lowest one. */
  readonly shieldArc: { readonly from: Point; readonly to: Point }
}

export interface StationSlots {
  /** Where somebody stands who is alone; the others beside. */
  readonly crew: readonly Point[]
  /** Middles of pictures `INSIDE_SIZE` wide. */
  readonly threats: readonly Point[]
  /** A squad that nobody leads. */
  readonly squad: Point
  /** Whoever rides the gravolift begins and ends here. */
  readonly lift: Point
  readonly letters: Readonly<Record<Letter, Point>>
  /** What C is for: the middle of its things. */
  readonly special: Point
  /** Rockets, interceptors: what stands ready there. */
  readonly ready: readonly Point[]
}

export const INSIDE_SIZE = 36
/** How far cubes lie apart. */
export const CUBE_STEP = 19

/** The same, moved to the side. */
export const besides = ({ x, y }: Point, shift: number): Point => ({ x: x + shift, y })

const all = (points: readonly Point[], shift: number) => points.map((point) => besides(point, shift))

export function movedZone(zone: ZoneSlots, shift: number): ZoneSlots {
  const to = (point: Point) => besides(point, shift)
  const { heavy, light, pulse } = zone.muzzles
  return {
    ...zone,
    shift,
    track: to(zone.track),
    muzzles: {
      ...(heavy && { heavy: to(heavy) }),
      ...(light && { light: to(light) }),
      ...(pulse && { pulse: to(pulse) }),
    },
    shield: to(zone.shield),
    reactor: to(zone.reactor),
    fuel: all(zone.fuel, shift),
    damage: all(zone.damage, shift),
    shieldArc: { from: to(zone.shieldArc.from), to: to(zone.shieldArc.to) },
  }
}

export const movedStation = (station: StationSlots, shift: number): StationSlots => ({
  crew: all(station.crew, shift),
  threats: all(station.threats, shift),
  squad: besides(station.squad, shift),
  lift: besides(station.lift, shift),
  letters: {
    A: besides(station.letters.A, shift),
    B: besides(station.letters.B, shift),
    C: besides(station.letters.C, shift),
  },
  special: besides(station.special, shift),
  ready: all(station.ready, shift),
})

/** So many points in a row. */
export const row = (count: number, { x, y }: Point, step: number): readonly Point[] =>
  Array.from({ length: count }, (_, place) => ({ x: x + place * step, y }))
