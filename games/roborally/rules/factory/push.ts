import type { Moved } from '../events.ts'
import type { Heading } from '../heading.ts'
import type { Square } from '../square.ts'
import type { Body } from '../state.ts'
import { ahead, isWalled } from './factory.ts'
import { robotAt, type Standing } from './floor.ts'

export interface Push {
  readonly direction: Heading
  readonly from: Square
  /** RR-4.8: the robot that moves first, then whom it pushes, outward. */
  readonly chain: readonly Body[]
  /** RR-R29: the only one that enters a new square. */
  readonly outermost: Body
  /** RR-4.9: a wall stands ahead of the outermost robot. */
  readonly isBlocked: boolean
}

/** RR-4.8, 4.9: the chain is collected outward, up to free floor or a wall. */
export function pushOf({ factory, bodies }: Standing, first: Body, direction: Heading): Push {
  const chain = [first]
  let outermost = first
  let isBlocked = isWalled(factory, first.at, direction)
  while (!isBlocked) {
    const pushed = robotAt(bodies, ahead(factory, outermost.at, direction))
    if (pushed === undefined) break
    chain.push(pushed)
    outermost = pushed
    isBlocked = isWalled(factory, pushed.at, direction)
  }
  return { direction, from: first.at, chain, outermost, isBlocked }
}

/** RR-4.10: the whole chain moves at once. RR-4.8, 4.11: headings and damage stay. */
export function advance({ factory }: Standing, { chain, direction }: Push): void {
  for (const body of chain) body.at = ahead(factory, body.at, direction)
}

export function movesOf({ factory }: Standing, { chain, from: start, direction, isBlocked }: Push): Moved[] {
  if (isBlocked) return []
  let from = start
  return chain.map(({ seat }) => {
    const move = { seat, from, to: ahead(factory, from, direction) }
    from = move.to
    return move
  })
}
