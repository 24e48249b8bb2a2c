import type { Happening } from '../../rules/happening.ts'
import type { Mark, Zone } from '../../rules/vocabulary.ts'
import type { Reel } from './reel.ts'

/** A sign above a turn: a threat appears, acts on a mark, is destroyed or gets away. */
export interface Pip {
  readonly sign: 'T' | Uppercase<Mark> | '×' | 'out' | '!'
  /** `inside`: an internal threat, or the ship itself. */
  readonly zone: Zone | 'inside'
  readonly text: string
}

const MARK_SIGNS: Readonly<Record<Mark, Uppercase<Mark>>> = { x: 'X', y: 'Y', z: 'Z' }

/** By turn, from 0: what happens to threats in it. */
export function pipsOf(reel: Reel): readonly (readonly Pip[])[] {
  return reel.starts.map((start, turn) =>
    reel.moments.slice(start, reel.starts[turn + 1]).flatMap(({ happening, text }) => pipOf(reel, happening, text)),
  )
}

function pipOf({ mission }: Reel, happening: Happening | null, text: string): readonly Pip[] {
  const sign = happening === null ? null : signOf(happening)
  if (happening === null || sign === null) return []
  const threat = 'threat' in happening && happening.threat !== null ? mission.threats[happening.threat] : undefined
  return [{ sign, zone: threat?.zone ?? 'inside', text }]
}

function signOf(happening: Happening): Pip['sign'] | null {
  if (happening.kind === 'threatAppeared') return 'T'
  if (happening.kind === 'threatActed') return MARK_SIGNS[happening.mark]
  if (happening.kind === 'threatDestroyed') return '×'
  return happening.kind === 'shipLost' ? '!' : null
}
