import type { DesignId, EnhancementId } from './cards/catalogue.ts'
import { factsOf } from './cards/catalogue.ts'
import type { Enhancement } from './state.ts'

/** What lies face up before a player. */
interface HasEnhancements {
  readonly enhancements: readonly Enhancement[]
}

/** Whether this enhancement is in play face up. */
export function hasEnhancement({ enhancements }: HasEnhancements, design: EnhancementId): boolean {
  for (const { card } of enhancements) if (factsOf(card).design === design) return true
  return false
}

/** BR-4.14 */
export const hidesParts = (player: HasEnhancements): boolean => hasEnhancement(player, 'enigma-machine')

/** BR-4.10 */
export const seesBombs = (player: HasEnhancements): boolean => hasEnhancement(player, 'intelligence-agency')

export const seesHands = (player: HasEnhancements): boolean => hasEnhancement(player, 'spy-satellite')

/** BR-19.3: an enhancement that keeps this card away. */
export function isImmune({ enhancements }: HasEnhancements, design: DesignId): boolean {
  for (const { card } of enhancements) {
    const { effect } = factsOf(card)
    if (effect.kind === 'immune' && effect.to === design) return true
  }
  return false
}
