import type { Drag } from '@starboard/screen/pieces/drag.ts'
import type { Card } from '../../rules/cards.ts'
import { REGISTERS, type Register } from '../../rules/state.ts'

export type CardDrag = Drag<Card, Register>

/** The register that this is a part of. */
export function registerIn(element: Element): Register | null {
  const number = Number(element.closest('[data-register]')?.getAttribute('data-register'))
  return REGISTERS.find((register) => register === number) ?? null
}
