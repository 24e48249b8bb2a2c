import { factsOf } from '../cards/catalogue.ts'
import type { SeenPlayer } from '../view.ts'
import { type PartKind, slotOf } from '../vocabulary.ts'

/** Whether a viewer knows of this defence system. */
export function isDefencePart({ rocket, faceDown }: SeenPlayer, part: PartKind | null): boolean {
  if (part === null) return false
  const slot = slotOf(part)
  if ((rocket?.[slot] ?? null) !== null) return true
  return faceDown.some(({ card }) => card !== undefined && factsOf(card).slot === slot)
}
