import { isRefusal, type Refusal, refuse } from '@starboard/kernel'
import type { Card, CardId } from '../rules/cards.ts'
import { type Catalogue, catalogueOf } from '../rules/catalogue.ts'
import { rowOf, takeOut } from '../rules/rows.ts'
import type { Player, State } from '../rules/state.ts'

/** All cards of a match, taken up from wherever they were and waiting to be laid out. */
export interface Pool {
  readonly catalogue: Catalogue
  /** Market cards, a row. */
  readonly market: CardId[]
  /** By seat: what is left of the starter deck. */
  readonly starter: readonly CardId[][]
}

/** Everything goes into the pool; the zones are empty afterwards. */
export function takeUp(s: State): Pool {
  const catalogue = catalogueOf(s.options)
  const sold = [...s.pile.loose, ...s.market.filter((card) => card !== null)]
  const starter = s.players.map((player) => player.owned.slice())
  s.pile = { top: [], loose: [] }
  for (const player of s.players) Object.assign(player, { owned: [], draw: [], discard: [], hand: [], bank: [] })
  return { catalogue, market: rowOf(catalogue, sold), starter }
}

/** These market cards of the pool, by id or name. */
export function takeFromMarket({ catalogue, market }: Pool, wanted: readonly string[]): readonly CardId[] | Refusal {
  return takeAll(catalogue, wanted, () => market)
}

/** Cards for this player: starter cards of their own deck, and market cards. */
export function takeFor(
  { catalogue, market, starter }: Pool,
  { seat }: Player,
  wanted: readonly string[],
): readonly CardId[] | Refusal {
  return takeAll(catalogue, wanted, ({ cost }) => (cost === null ? (starter[seat] ?? []) : market))
}

function takeAll(
  catalogue: Catalogue,
  wanted: readonly string[],
  placeOf: (card: Card) => CardId[],
): readonly CardId[] | Refusal {
  const taken: CardId[] = []
  for (const name of wanted) {
    const card = cardNamed(catalogue, name)
    if (isRefusal(card)) return card
    const from = placeOf(card)
    if (!from.includes(card.id)) return impossible(`There is no ${card.name} left.`)
    takeOut(from, card.id)
    taken.push(card.id)
  }
  return taken
}

export function cardNamed({ starter, market, byId }: Catalogue, wanted: string): Card | Refusal {
  const card = byId.get(wanted) ?? [...starter, ...market].find(({ name }) => name === wanted)
  return card ?? impossible(`There is no card called ${wanted}.`)
}

export const impossible = (text: string): Refusal => refuse('impossible-position', 'scenario', text)
