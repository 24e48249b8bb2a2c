import { bug, type Ctx } from '@starboard/kernel'
import { byRank, type CardId, factsOf } from './cards/catalogue.ts'
import type { Event } from './events.ts'
import type { Player, State } from './state.ts'
import type { Level } from './vocabulary.ts'

/** One stream a deck: what is drawn from one does not move another. */
const STREAMS = ['level 1', 'level 2', 'level 3'] as const

/** BR-2.3, 2.9: one at a time, so that a refill can come between two cards. */
export function drawCards(
  s: State,
  player: Player,
  { level, count }: { readonly level: Level; readonly count: number },
  ctx: Ctx<Event>,
): void {
  const pile = s.piles[level - 1] ?? bug(`There is no deck ${level}.`)
  const { seat, hand } = player
  let left = count
  while (left > 0) {
    if (pile.draw.length === 0 && !refill(s, level, ctx)) {
      ctx.emit({ kind: 'drawSkipped', seat, level })
      return
    }
    const before = hand.length
    while (left > 0 && pile.draw.length > 0) {
      hand.push(ctx.random.take(STREAMS[level - 1] ?? 'level 1', pile.draw))
      left--
    }
    if (ctx.hasListeners) {
      const cards = hand.slice(before)
      ctx.emit({ kind: 'cardsDrawn', seat, level, count: cards.length, cards, glimpsed: glimpsed(cards) })
    }
  }
}

/** What a Spy Satellite shows of these cards. */
export const glimpsed = (cards: readonly CardId[]): readonly (CardId | null)[] =>
  cards.map((card) => (factsOf(card).isCovert ? null : card))

/** BR-2.9: whether there is a draw pile again. There is no order to make. */
function refill(s: State, level: Level, ctx: Ctx<Event>): boolean {
  const pile = s.piles[level - 1] ?? bug(`There is no deck ${level}.`)
  if (pile.discard.length === 0) return false
  pile.draw = pile.discard.sort(byRank)
  pile.discard = []
  ctx.emit({ kind: 'reshuffled', level, count: pile.draw.length })
  return true
}
