import { type CardId, factsOf } from '../../rules/cards/catalogue.ts'
import { LEVELS } from '../../rules/vocabulary.ts'
import type { PrintedCard } from './card-face.tsx'

/** A card as it is printed. */
export function printedCard(id: CardId): PrintedCard {
  const { design, name, type, levels, isCovert, effect } = factsOf(id)
  const tier = 'tier' in effect && effect.tier !== 0 ? effect.tier : null
  return {
    id: design,
    name,
    kind: type,
    levels: LEVELS.filter((level) => (levels & (1 << level)) !== 0),
    tier,
    strength: effect.kind === 'part' ? (tier ?? effect.strength) : null,
    isCovert,
  }
}
