import { NORTH, SOUTH, WEST } from '../heading.ts'
import { OFF_BOARD, type Square } from '../square.ts'
import type { Body } from '../state.ts'
import type { Factory } from './factory.ts'

/** RR-4.7: there is at most one. */
export function robotAt(bodies: readonly Body[], square: Square): Body | undefined {
  if (square === OFF_BOARD) return undefined
  for (const body of bodies) if (body.at === square) return body
  return undefined
}

/** A square and the way one looks from it; every robot is one. */
export type Post = Readonly<Pick<Body, 'at' | 'heading'>>

/**
 * RR-7.2, 7.4, 7.7: how many squares ahead in a clear line `square` lies, 0 being the post's own; -1 if a wall is
 * between or it is not ahead at all. The reach ends with the row, so that counting on into the next row never counts.
 */
export function distanceAhead({ width, reach }: Factory, { at, heading }: Post, square: Square): number {
  const gap = heading === NORTH || heading === WEST ? at - square : square - at
  const distance = heading === NORTH || heading === SOUTH ? gap / width : gap
  const isInReach = distance >= 0 && distance <= (reach[4 * at + heading] ?? 0) && Number.isInteger(distance)
  return isInReach ? distance : -1
}

/** The first robot in a clear line, from `least` squares ahead on. Asked for every robot in every register: no divisions. */
export function firstAhead({ factory, bodies }: Standing, { at, heading }: Post, least: 0 | 1): Body | undefined {
  const stride = heading === NORTH || heading === SOUTH ? factory.width : 1
  const sign = heading === NORTH || heading === WEST ? -1 : 1
  const furthest = stride * (factory.reach[4 * at + heading] ?? 0)
  let first: Body | undefined
  let nearest = furthest + 1
  for (const body of bodies) {
    const gap = sign * (body.at - at)
    if (gap < least || gap >= nearest || body.at === OFF_BOARD) continue
    if (stride > 1 && gap % stride !== 0) continue
    nearest = gap
    first = body
  }
  return first
}

export interface Standing {
  readonly factory: Factory
  readonly bodies: readonly Body[]
}
