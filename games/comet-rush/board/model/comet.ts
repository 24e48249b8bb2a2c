import { seatOf } from '@starboard/kernel'
import { strengthOf } from '../../rules/cards.ts'
import type { View } from '../../rules/view.ts'
import type { CometSegment } from '../art/comet.tsx'
import { faceDown } from './fire.ts'

/** Strengths in the order in which they were shot off. The view knows each seat's order only: the screen keeps the rest. */
export function shotOff(kept: readonly number[], { players }: Pick<View, 'players'>): readonly number[] {
  const taken = players.flatMap(({ trophies }) => trophies)
  const order = kept.filter((strength) => taken.includes(strength))
  const news = taken.filter((strength) => !order.includes(strength))
  return news.length === 0 && order.length === kept.length ? kept : [...order, ...news]
}

/** The comet as it is drawn: destroyed ones first, then the one under fire, then what is behind it. */
export function segmentsOf(view: View, order: readonly number[]): readonly CometSegment[] {
  const { players, segment, ahead, segments } = view
  const hidden = faceDown(segments.left).length
  const isSeen = segments.next !== undefined
  return [
    ...order.map((strength): CometSegment => {
      const seat = players.find(({ trophies }) => trophies.includes(strength))?.seat ?? seatOf(0)
      return { kind: 'destroyed', strength, seat }
    }),
    ...(segment === null ? [] : [{ kind: 'active', ...segment } as const]),
    ...ahead.map((strength) => ({ kind: 'known', strength }) as const),
    ...(segments.next === undefined
      ? []
      : [{ kind: 'known', strength: strengthOf(segments.next), isPrivate: true } as const]),
    ...Array.from({ length: hidden - Number(isSeen) }, () => ({ kind: 'hidden' }) as const),
  ]
}

/** "Comet at distance 8, segment of strength 11 with 3 left, 5 segments face down." */
export function cometWords({ distance, segment, segments, ahead }: View): string {
  const hidden = faceDown(segments.left).length
  const active = segment === null ? '' : `, segment of strength ${segment.strength} with ${segment.health} left`
  const open = ahead.length === 0 ? '' : `, behind it ${ahead.join(', ')}`
  const rest = hidden === 0 ? '' : `, ${hidden} face down`
  return `Comet at distance ${Math.max(0, distance)}${active}${open}${rest}.`
}
