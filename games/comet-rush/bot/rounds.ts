import { type Bag, bagSize } from '@starboard/kernel'
import { MOVEMENT_CARDS, type MovementCard, stepsOf } from '../rules/cards.ts'
import type { View } from '../rules/view.ts'

interface RoundsAhead {
  /** The chance of another round after this one, and of a second one. */
  readonly again: number
  readonly twice: number
  /** How many I expect. */
  readonly turns: number
}

/** The last step usually goes beyond Earth. */
const OVERSHOOT = 0.8

/** How long the comet leaves us, judging by the movement cards that are left and the one I may have seen. */
export function roundsAhead({ movement: { left, next }, distance }: Pick<View, 'movement' | 'distance'>): RoundsAhead {
  const cards = bagSize(left)
  if (cards < 2) return { again: 0, twice: 0, turns: 0 }
  let again = 0
  let twice = 0
  let sum = 0
  for (const card of MOVEMENT_CARDS) {
    const steps = stepsOf[card]
    const odds = next === undefined ? left[card] / cards : Number(next === card)
    sum += steps * left[card]
    if (odds === 0 || steps >= distance) continue
    again += odds
    twice += odds * chanceOfStaying(left, { taken: card, cards, distance: distance - steps })
  }
  return { again, twice, turns: Math.max(again + twice, Math.min(cards - 1, (distance * cards) / sum - OVERSHOOT)) }
}

/** CR-2.11, 9.3: after the last card there is no further round either. */
function chanceOfStaying(
  left: Readonly<Bag<MovementCard>>,
  { taken, cards, distance }: { taken: MovementCard; cards: number; distance: number },
): number {
  if (cards < 3) return 0
  let stays = stepsOf[taken] < distance ? -1 : 0
  for (const card of MOVEMENT_CARDS) if (stepsOf[card] < distance) stays += left[card]
  return stays / (cards - 1)
}
