import { bug, type Ctx, type Move, type Refusal, refuse } from '@starboard/kernel'
import type { Buy, Payment } from './actions.ts'
import type { Card, CardId } from './cards.ts'
import { type Catalogue, cardOf, catalogueOf, effectOf } from './catalogue.ts'
import { drawFromPile } from './draw.ts'
import type { Event } from './events.ts'
import { addShip, checkSupply } from './fleet.ts'
import { fundsOf, leaveAsJunk, leaveHand, playerAt } from './player.ts'
import { addToRow } from './rows.ts'
import type { Player, State, Step } from './state.ts'
import { endTurn } from './turn-end.ts'

export const SLOTS = 4

/** SG-3.1–3.6 */
export const buy: Move<State, Step, Buy, Event> = {
  legal(s, seat) {
    const buys: Buy[] = []
    const funds = fundsOf(catalogueOf(s.options), playerAt(s, seat))
    for (let slot = 0; slot < SLOTS; slot++) if (mayBuy(s, slot, funds)) buys.push({ kind: 'buy', slot })
    return buys
  },
  check(s, seat, { slot, payment }) {
    const catalogue = catalogueOf(s.options)
    const player = playerAt(s, seat)
    const id = s.market[slot]
    if (id === undefined) return refuse('no-slot', 'SG-3.1', `There are slots 1 to ${SLOTS}.`)
    if (id === null) return refuse('empty-slot', 'SG-3.6', `Slot ${slot + 1} is empty, and the pile has run out.`)
    const card = cardOf(catalogue, id)
    const { name, cost } = card
    const missing = (cost ?? 0) > player.bank.length ? (cost ?? 0) - fundsOf(catalogue, player) : 0
    if (missing > 0) return refuse('too-dear', 'SG-3.1', `${name} costs ${cost}; you are ${missing} short.`)
    if (isShuttle(card)) {
      const problem = checkSupply(s)
      if (problem !== null) return problem
    }
    return payment === undefined ? null : checkPayment(s, player, { payment, cost: cost ?? 0 })
  },
  apply(s, seat, { slot, payment }, ctx) {
    purchase(s, playerAt(s, seat), { slot, payment }, ctx)
    endTurn(s, ctx)
    return 'answered'
  },
}

/** SG-3.4 */
export const isShuttle = ({ effect }: Card): boolean => effect.kind === 'special' && effect.does === 'shuttle'

/** Whether this slot can be bought from with so much money. */
export function mayBuy(s: State, slot: number, funds: number): boolean {
  const id = s.market[slot]
  if (id === undefined || id === null) return false
  const card = cardOf(catalogueOf(s.options), id)
  return (card.cost ?? 0) <= funds && !(isShuttle(card) && checkSupply(s) !== null)
}

/** SG-3.2: the player may name the cards that pay. */
function checkPayment(
  s: State,
  player: Player,
  { payment, cost }: { readonly payment: Payment; readonly cost: number },
): Refusal | null {
  const catalogue = catalogueOf(s.options)
  if (s.options.autoChoices)
    return refuse('no-choice', 'SG-3.2', 'With automatic choices the newest bank cards pay; name none.')
  const named = [...payment.bank, ...payment.hand]
  if (named.length !== cost)
    return refuse('wrong-payment', 'SG-3.2', `It costs ${cost}; name as many cards to pay with, not ${named.length}.`)
  if (!isPartOf(payment.bank, player.bank))
    return refuse('not-in-bank', 'SG-3.2', 'You name cards that your bank does not have.')
  if (!isPartOf(payment.hand, player.hand))
    return refuse('not-in-hand', 'SG-3.2', 'You name cards that your hand does not have.')
  return payment.hand.every((card) => effectOf(catalogue, card).kind === 'currency')
    ? null
    : refuse('no-currency', 'SG-3.2', 'Only currency cards pay.')
}

function isPartOf(some: readonly CardId[], all: readonly CardId[]): boolean {
  const left = all.slice()
  return some.every((card) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

function purchase(
  s: State,
  player: Player,
  { slot, payment }: { readonly slot: number; readonly payment: Payment | undefined },
  ctx: Ctx<Event>,
): void {
  const catalogue = catalogueOf(s.options)
  const id = s.market[slot] ?? bug(`Slot ${slot} is empty.`)
  const card = cardOf(catalogue, id)
  const price = card.cost ?? 0
  const before = player.discard.length
  const fromBank = payment === undefined ? payAsUsual(catalogue, player, price) : payAsNamed(catalogue, player, payment)
  s.counts.buys++
  if (ctx.hasListeners) {
    const paid = player.discard.slice(before)
    const from = { fromBank: paid.slice(0, fromBank), fromHand: paid.slice(fromBank) }
    ctx.emit({ kind: 'bought', seat: player.seat, slot, card: id, price, ...from })
  }
  if (isShuttle(card)) {
    s.trash.push(id)
    addShip(s, player, ctx)
  } else {
    player.discard.push(id)
    addToRow(catalogue, player.owned, id)
  }
  refill(s, slot, ctx)
}

/** SG-3.2: bank cards first, newest first; then currency in hand. Gives how many came from the bank. */
function payAsUsual(catalogue: Catalogue, player: Player, price: number): number {
  const { bank, hand, discard } = player
  const fromBank = Math.min(price, bank.length)
  for (let paid = 0; paid < fromBank; paid++) discard.push(bank.pop() ?? bug('The bank is empty.'))
  let missing = price - fromBank
  for (let place = 0; missing > 0 && place < hand.length; ) {
    if (effectOf(catalogue, hand[place] ?? '').kind !== 'currency') place++
    else {
      discard.push(leaveAsJunk(player, place))
      missing--
    }
  }
  return fromBank
}

function payAsNamed(catalogue: Catalogue, player: Player, { bank, hand }: Payment): number {
  for (const card of bank) {
    takeNewest(player.bank, card)
    player.discard.push(card)
  }
  for (const card of hand) {
    leaveHand(catalogue, player, card)
    player.discard.push(card)
  }
  return bank.length
}

/** Of equal cards the newest goes. */
function takeNewest(bank: CardId[], card: CardId): void {
  if (bank[bank.length - 1] === card) bank.pop()
  else bank.splice(bank.lastIndexOf(card), 1)
}

/** SG-3.6 */
function refill(s: State, slot: number, ctx: Ctx<Event>): void {
  const card = drawFromPile(s.pile, ctx)
  s.market[slot] = card
  if (card === null) ctx.emit({ kind: 'slotEmptied', slot })
  else ctx.emit({ kind: 'slotRefilled', slot, card })
}
