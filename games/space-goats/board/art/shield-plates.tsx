import type { ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import type { Part } from './marks.ts'
import { GHOSTS, SHIELD_PLACES, SHIELDS, type ShieldLook } from './shields.paths.ts'

export interface ShieldFace {
  readonly look: ShieldLook
  /** What is left of it: one plate each. */
  readonly strength: number
  /** With what it began; what is gone leaves a dashed ghost. */
  readonly full?: number
}

/** A shield alone, 50 by 128, as it stands before the nose of a goat ship. */
export const ShieldPlates = ({ shield }: { readonly shield: ShieldFace }): ReactElement => (
  <svg viewBox="-44 -16 50 128" aria-hidden="true">
    <Drawing parts={shieldParts(shield)} line={3.6} />
  </svg>
)

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
