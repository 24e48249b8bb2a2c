import { isShuttle } from '../../rules/buy.ts'
import type { Card, CardId } from '../../rules/cards.ts'
import { cardOf } from '../../rules/catalogue.ts'
import { checkSupply } from '../../rules/fleet.ts'
import type { Glance } from './glance.ts'
import { FEW, MOST_FREE_SHIPS } from './shield.ts'
import { specialScore } from './special.ts'

const PER_COST = 0.45
const BANK_PAYS = 0.4
const ALL_FUNDS = 0.3
const FIRST_ROCKET = 1.2
const NO_FREE_SHIP = -3
const FREE_SHIP = 0.8
const FEW_SHIPS = 0.8
const SPECIAL = 0.8

/** Section 11.2: buy score. */
export function buyScore(g: Glance, { effect, cost }: Pick<Card, 'effect' | 'cost'>): number {
  const price = cost ?? 0
  const own = effect.value + PER_COST * price + usefulness(g, effect)
  return own + (price <= g.me.bank.length ? BANK_PAYS : 0) + (price === g.funds ? ALL_FUNDS : 0)
}

function usefulness(g: Glance, effect: Card['effect']): number {
  if (effect.kind === 'rocket') return g.rocketsInHand === 0 ? FIRST_ROCKET : 0
  if (effect.kind === 'special') return SPECIAL * specialScore(g, effect)
  if (effect.kind !== 'shield') return 0
  const fewShips = g.me.fleet.length <= FEW ? FEW_SHIPS : 0
  if (effect.strength === 0) return fewShips
  return fewShips + (g.freeShips === 0 ? NO_FREE_SHIP : FREE_SHIP * Math.min(g.freeShips, MOST_FREE_SHIPS))
}

/** The slot of the best affordable card that scores above this, or -1. By score, then cost, then name Z–A, then the lower slot. */
export function bestBuy(g: Glance, above: number): number {
  let slot = -1
  let score = above
  let best: Card | undefined
  for (let place = 0; place < g.view.market.length; place++) {
    const card = cardForSale(g, g.view.market[place])
    if (card === undefined) continue
    const own = buyScore(g, card)
    if (own < score || (own === score && (best === undefined || !isBefore(card, best)))) continue
    best = card
    slot = place
    score = own
  }
  return slot
}

const isBefore = (card: Card, best: Card): boolean =>
  (card.cost ?? 0) > (best.cost ?? 0) || (card.cost === best.cost && card.name > best.name)

/** SG-3.1, 3.5 */
function cardForSale(g: Glance, id: CardId | null | undefined): Card | undefined {
  if (id === null || id === undefined) return undefined
  const card = cardOf(g.catalogue, id)
  if ((card.cost ?? 0) > g.funds) return undefined
  return isShuttle(card) && checkSupply(g.view) !== null ? undefined : card
}
