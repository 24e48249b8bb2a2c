import type { Buy, Payment } from '../../rules/actions.ts'
import type { CardId } from '../../rules/cards.ts'
import { type Catalogue, cardOf, effectOf } from '../../rules/catalogue.ts'
import { isScout } from '../../rules/player.ts'
import type { SeenPlayer, View } from '../../rules/view.ts'
import { counted, listed } from './people.ts'

/** One way to pay, told apart by which cards go. */
interface PaymentOffer {
  /** Absent: as the rules do it by themselves, newest bank cards first. */
  readonly payment: Payment | undefined
  /** "2 Fuel Pods", "Scout Ship and Fuel Pod" */
  readonly name: string
  readonly isUsual: boolean
}

type Purse = Pick<SeenPlayer, 'bank' | 'hand'>

/** SG-3.2: bank cards first, newest first, then currency in hand. */
export function usualPayment(catalogue: Catalogue, { bank, hand = [] }: Purse, price: number): Payment {
  const fromBank = bank.toReversed().slice(0, price)
  const fromHand = hand.filter((card) => effectOf(catalogue, card).kind === 'currency')
  return { bank: fromBank, hand: fromHand.slice(0, price - fromBank.length) }
}

export const priceOf = ({ market }: Pick<View, 'market'>, catalogue: Catalogue, slot: number): number => {
  const card = market[slot]
  return card === undefined || card === null ? 0 : (cardOf(catalogue, card).cost ?? 0)
}

/**
 * SG-3.2, R7: the choice matters only between cards of different effects: a spent Scout Ship comes back sooner. So there
 * is one offer for each number of cards of every sort, and none where there is only one.
 */
export function paymentOffers(catalogue: Catalogue, purse: Purse, price: number): readonly PaymentOffer[] {
  const usual = usualPayment(catalogue, purse, price)
  const coins = purse.bank.toReversed()
  const scouts = coins.filter((card) => isScout(catalogue, card))
  const pods = coins.filter((card) => !isScout(catalogue, card))
  if (usual.hand.length > 0 || scouts.length === 0 || pods.length === 0) return []
  const least = Math.max(0, price - pods.length)
  const most = Math.min(scouts.length, price)
  const wanted = scoutsIn(catalogue, usual.bank)
  const counts = Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more)
  if (counts.length < 2) return []
  return counts.map((count) => {
    const bank = [...scouts.slice(0, count), ...pods.slice(0, price - count)]
    const isUsual = count === wanted
    return { payment: isUsual ? undefined : { bank, hand: [] }, name: cardsNamed(catalogue, bank), isUsual }
  })
}

const scoutsIn = (catalogue: Catalogue, cards: readonly CardId[]): number =>
  cards.filter((card) => isScout(catalogue, card)).length

/** "Scout Ship and 2 Fuel Pods" */
export function cardsNamed(catalogue: Catalogue, cards: readonly CardId[]): string {
  const counts = new Map<string, number>()
  for (const card of cards) {
    const { name } = cardOf(catalogue, card)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return listed([...counts].map(([name, count]) => (count === 1 ? name : counted(count, name))))
}

/** What pays, as this buy says it or as the rules would have it. */
export function paidBy(catalogue: Catalogue, view: View, purse: Purse, { slot, payment }: Buy): Payment {
  return payment ?? usualPayment(catalogue, purse, priceOf(view, catalogue, slot))
}
