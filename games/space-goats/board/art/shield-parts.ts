import type { Part } from './marks.ts'
import { GHOSTS, SHIELD_PLACES, SHIELDS, type ShieldLook } from './shields.paths.ts'

export interface ShieldFace {
  readonly look: ShieldLook
  /** What is left of it: one plate each. */
  readonly strength: number
  /** With what it began; what is gone leaves a dashed ghost. */
  readonly full?: number
}

/** For inside a ship: the outermost first. */
export function shieldParts({ look, strength, full = strength }: ShieldFace): readonly Part[] {
  const { step, at } = SHIELD_PLACES[look]
  return Array.from({ length: Math.max(strength, full) }, (_, place) => ({
    name: 'shield' as const,
    at: `translate(${place * step} 0) ${at}`,
    marks: place < strength ? SHIELDS[look] : [ghostOf(look)],
  })).reverse()
}

const ghostOf = (look: ShieldLook) => ({ d: GHOSTS[look], line: 3, ink: 'gleam', isDotted: true }) as const
