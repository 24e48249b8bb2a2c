import type { Buy, Payment } from '../../rules/actions.ts'
import { isShuttle } from '../../rules/buy.ts'
import type { Card } from '../../rules/cards.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { checkSupply } from '../../rules/fleet.ts'
import { isScout } from '../../rules/player.ts'
import type { Option } from './option.ts'
import type { Outlook } from './outlook.ts'
import { safety } from './peace.ts'
import { worthOf } from './worth.ts'

/** Every slot that can be paid. */
export function buys(o: Outlook): readonly Option[] {
  return o.view.market.flatMap((id, slot) => {
    const card = id === null ? undefined : cardOf(o.catalogue, id)
    const price = card?.cost ?? 0
    if (card === undefined || price > o.funds || (isShuttle(card) && checkSupply(o.view) !== null)) return []
    return [{ action: buyAt(o, slot, price), gain: buyGain(o, card) - dreamLoss(o, slot, price) }]
  })
}

/** Coins spent now are missing for the best of the other slots. */
function dreamLoss(o: Outlook, slot: number, price: number): number {
  const { dreams, impatience } = o.weights
  let [rich, poor] = [0, 0]
  o.view.market.forEach((id, other) => {
    if (id === null || other === slot) return
    const card = cardOf(o.catalogue, id)
    const [worth, missing] = [buyGain(o, card), (card.cost ?? 0) - o.funds]
    rich = Math.max(rich, worth * impatience ** Math.max(0, missing))
    poor = Math.max(poor, worth * impatience ** Math.max(0, missing + price))
  })
  return dreams * (rich - poor)
}

const buyGain = (o: Outlook, card: Card): number =>
  isShuttle(card) ? o.weights.ship + safety(o, 1) : worthOf(o, card.id)

/** SG-R7: what draws a card when it is banked should be back soon. */
function buyAt(o: Outlook, slot: number, price: number): Buy {
  const { bank } = o.me
  const scouts = bank.filter((card) => isScout(o.catalogue, card))
  if (o.view.options.autoChoices || scouts.length === 0 || price === 0 || price >= bank.length)
    return { kind: 'buy', slot }
  const rest = bank.filter((card) => !isScout(o.catalogue, card)).reverse()
  const payment: Payment = { bank: [...scouts, ...rest].slice(0, price), hand: [] }
  return { kind: 'buy', slot, payment }
}
