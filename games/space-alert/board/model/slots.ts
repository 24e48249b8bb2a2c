import type { Card, Half } from '../../rules/deal/card.ts'
import type { Action } from '../../rules/vocabulary.ts'

/** What a card does with one of its halves up. */
export const actionOf = ({ face }: Card, half: Half): Action => face[half]

export const otherHalf = (half: Half): Half => (half === 'move' ? 'action' : 'move')
