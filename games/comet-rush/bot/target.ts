import { type Bag, bagSize } from '@starboard/kernel'
import { strengthOf } from '../rules/cards.ts'
import { FINAL_BONUS } from '../rules/player.ts'
import type { View } from '../rules/view.ts'

/** What the active segment may be. */
export interface Target {
  /** One where it is known, else all that are equally likely. */
  readonly healths: readonly number[]
  /** Nobody has hit it yet. */
  readonly isWhole: boolean
  /** Points for the last hit, on average. */
  readonly prize: number
}

/** CR-5.2, 6.9: face up, or seen by Comet Analysis, or any of those that are left. */
export function targetOf({ segment, segments, ahead }: View): Target {
  const left = bagSize(segments.left) + ahead.length + (segment === null ? 0 : 1)
  const bonus = left === 1 ? FINAL_BONUS : 0
  if (segment !== null) {
    const { strength, health } = segment
    return { healths: [health], isWhole: health === strength, prize: strength + bonus }
  }
  const healths = segments.next === undefined ? cardsIn(segments.left).map(strengthOf) : [strengthOf(segments.next)]
  return { healths, isWhole: true, prize: meanOf(healths, (health) => health) + bonus }
}

export const isHidden = ({ segment, segments }: View): boolean => segment === null && segments.next === undefined

export function meanOf(healths: readonly number[], valueAt: (health: number) => number): number {
  let sum = 0
  for (const health of healths) sum += valueAt(health)
  return sum / healths.length
}

function cardsIn<C extends string>(bag: Readonly<Bag<C>>): readonly C[] {
  const cards: C[] = []
  for (const card in bag) if (bag[card] > 0) cards.push(card)
  return cards
}
