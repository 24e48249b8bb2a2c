import type { CardId } from '../../rules/cards.ts'
import type { SpecialEffect } from '../../rules/effects.ts'
import { checkSupply } from '../../rules/fleet.ts'
import type { Option } from './option.ts'
import type { Outlook } from './outlook.ts'
import { isWreckageAhead, safety } from './peace.ts'
import { atStage } from './stage.ts'
import { leastWorth, worthOf } from './worth.ts'

export function specials(o: Outlook, card: CardId, { does }: SpecialEffect): readonly Option[] {
  if (does === 'shuttle' && checkSupply(o.view) !== null) return []
  // A second one adds nothing to the first: even the place in hand is not worth the turn.
  if (does === 'lastStand' && o.me.lastStand) return []
  return [{ action: { kind: 'special', card }, gain: GAINS[does](o, card) }]
}

const GAINS: Readonly<Record<SpecialEffect['does'], (o: Outlook, card: CardId) => number>> = {
  recon: (o) => 2 * o.weights.slot,
  salvage: (o) => (o.me.discard.length === 0 ? 0 : o.weights.inHand),
  dealer: () => 0,
  lastStand: (o) => atStage(o, o.weights.lastStand) + lastMinute(o),
  shuttle: (o, card) => o.weights.ship + safety(o, 1) - worthOf(o, card),
  warp: (o, card) => atStage(o, o.weights.turn) - worthOf(o, card),
  purge: (o) => trashGain(o, [...o.hand, ...o.me.discard]),
  clean: (o) => trashGain(o, o.me.discard) + o.weights.slot,
  rest: (o) => -atStage(o, o.weights.turn),
}

/** With one bare ship left, a last stand is a hit point more. */
const lastMinute = (o: Outlook): number => (o.me.fleet.length === 1 && isWreckageAhead(o) ? safety(o, 1) : 0)

function trashGain(o: Outlook, cards: readonly CardId[]): number {
  const least = leastWorth(o, cards)
  return least === undefined ? 0 : -worthOf(o, least)
}
