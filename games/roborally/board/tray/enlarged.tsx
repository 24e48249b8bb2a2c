import type { LargeCard } from '@starboard/screen/contract/board.ts'
import { isCard } from '../../rules/cards.ts'
import { ProgramCardFace } from '../art/program-card.tsx'
import { cardExplained } from '../model/explain.ts'

export function enlarged(card: string): LargeCard | null {
  if (!isCard(card)) return null
  const { name = '', text, rule } = cardExplained(card)
  return { name, face: <ProgramCardFace card={card} />, text, rule }
}
