import { bug, type Ctx } from '@starboard/kernel'
import type { CardId } from './cards.ts'
import type { Event } from './events.ts'
import { without } from './rows.ts'
import type { Pile, Player } from './state.ts'

/** One stream per seat: what one player draws does not move what another will. */
const STREAMS = Array.from({ length: 8 }, (_, seat) => `draw pile ${seat + 1}`)

export const PILE_STREAM = 'abilities pile'

/** SG-2.3: this many cards, one at a time, or as many as there are. Gives how many were drawn. */
export function drawCards(player: Player, count: number, ctx: Ctx<Event>): number {
  const { seat, hand } = player
  let drawn = 0
  while (drawn < count) {
    if (player.draw.length === 0 && !reshuffle(player, ctx)) break
    const before = hand.length
    while (drawn < count && player.draw.length > 0) {
      hand.push(ctx.random.take(STREAMS[seat] ?? bug(`Seat ${seat} has no draw pile.`), player.draw))
      drawn++
    }
    if (ctx.hasListeners) ctx.emit({ kind: 'cardsDrawn', seat, count: hand.length - before, cards: hand.slice(before) })
  }
  return drawn
}

/** Whether there is a draw pile again: all that is neither in hand nor in the bank, in the order of its row. */
function reshuffle(player: Player, ctx: Ctx<Event>): boolean {
  const { seat, owned, hand, bank, discard } = player
  if (discard.length === 0) return false
  player.draw = without(owned, hand, bank)
  player.discard = []
  ctx.emit({ kind: 'reshuffled', seat, count: player.draw.length })
  return true
}

/** The next card of the AbilitiesPile: one that somebody has looked at first. */
export function drawFromPile(pile: Pile, ctx: Ctx<Event>): CardId | null {
  const known = pile.top.shift()
  if (known !== undefined) {
    ctx.random.touch()
    return known.card
  }
  if (pile.loose.length === 0) return null
  return ctx.random.take(PILE_STREAM, pile.loose)
}

export const pileSize = ({ top, loose }: Pile): number => top.length + loose.length
