import { bagSize } from '@starboard/kernel'
import { type SegmentCard, strengthOf } from '../rules/cards.ts'
import { FINAL_BONUS } from '../rules/player.ts'
import type { View } from '../rules/view.ts'

/** What the active segment may be. */
export interface Target {
  /** One where it is known; as likely as each other. */
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
  const healths = segments.next === undefined ? strengthsIn(segments.left) : [strengthOf(segments.next)]
  return { healths, isWhole: true, prize: mean(healths) + bonus }
}

function strengthsIn(left: Readonly<Record<SegmentCard, number>>): readonly number[] {
  const strengths: number[] = []
  for (const [card, count] of Object.entries(left)) if (count > 0) strengths.push(Number(card.slice(8)))
  return strengths
}

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
