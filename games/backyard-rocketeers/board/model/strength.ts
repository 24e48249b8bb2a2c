import { factsOf } from '../../rules/cards/catalogue.ts'
import { partStrength } from '../../rules/rocket.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { type PartKind, slotOf } from '../../rules/vocabulary.ts'
import { partOf } from './rocket.ts'

/** The strength of one part, face up or, for whoever knows it, face down. */
export function strengthAt(player: Pick<SeenPlayer, 'rocket' | 'faceDown'>, kind: PartKind): number | null {
  const part = partOf(player, kind)
  if (part !== null) return partStrength(part)
  for (const { card, tier } of player.faceDown)
    if (card !== undefined && factsOf(card).slot === slotOf(kind)) return partStrength({ card, tier: tier ?? 0 })
  return null
}
