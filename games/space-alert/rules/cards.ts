import type { Action, HeroicMove } from './vocabulary.ts'

/** SA-4.4 */
export const isHeroicMove = (action: Action): action is HeroicMove => action.startsWith('go:')

/** SA-1.7: either half of a heroic card. */
export const isHeroicCard = (action: Action): boolean => action.startsWith('hero-') || isHeroicMove(action)
