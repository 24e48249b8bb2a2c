import type { StandingOrder } from '@starboard/kernel'
import type { CardId } from '../../rules/cards.ts'
import { type Catalogue, cardOf } from '../../rules/catalogue.ts'
import { isReactive } from '../../rules/player.ts'
import { shipName } from '../../rules/ships.ts'
import type { SeenPlayer } from '../../rules/view.ts'
import { listed } from './people.ts'

/** Standing orders in the words of this game: what the table answers for a seat when a hit is aimed at it. */
export interface Plan {
  /** Block with these, in this order, as long as one of them is in hand. */
  readonly blocks: readonly CardId[]
  /** Otherwise the first of these ships that may take the hit. Empty: the person is asked. */
  readonly ships: readonly number[]
  /** After an Aegis: the first of these that can be trashed. Empty: the person is asked. */
  readonly trash: readonly CardId[]
  readonly until: StandingOrder['until']
}

export const NO_PLAN: Plan = { blocks: [], ships: [], trash: [], until: 'my turn' }

export const isEmptyPlan = ({ blocks, ships, trash }: Plan): boolean =>
  blocks.length + ships.length + trash.length === 0

/** The table keeps at most this many patterns per order. */
const MOST_PATTERNS = 12

export function ordersOf({ blocks, ships, trash, until }: Plan): readonly StandingOrder[] {
  const defend = [
    ...blocks.map((card) => ({ kind: 'defend', card })),
    ...ships.map((ship) => ({ kind: 'defend', ship })),
  ].slice(0, MOST_PATTERNS)
  const aegis = trash.map((card) => ({ kind: 'trashOne', card })).slice(0, MOST_PATTERNS)
  return [
    ...(defend.length === 0 ? [] : [{ decision: 'defend', prefer: defend, until }]),
    ...(aegis.length === 0 ? [] : [{ decision: 'aegis', prefer: aegis, until }]),
  ]
}

/** What the table has been told, read back. */
export function planOf(orders: readonly StandingOrder[]): Plan {
  const defend = orders.find(({ decision }) => decision === 'defend')
  const aegis = orders.find(({ decision }) => decision === 'aegis')
  const patterns = defend?.prefer ?? []
  return {
    blocks: patterns.flatMap(({ card }) => (typeof card === 'string' ? [card] : [])),
    ships: patterns.flatMap(({ ship }) => (typeof ship === 'number' ? [ship] : [])),
    trash: (aegis?.prefer ?? []).flatMap(({ card }) => (typeof card === 'string' ? [card] : [])),
    until: (defend ?? aegis)?.until ?? NO_PLAN.until,
  }
}

/** Reactive cards this player owns, each once; any of them may come to hand. */
export const blockersOf = (catalogue: Catalogue, { owned }: Pick<SeenPlayer, 'owned'>): readonly CardId[] =>
  [...new Set(owned)].filter((card) => isReactive(catalogue, card))

/** Whether one of these cards lets its player trash another one. */
export const hasAegis = (catalogue: Catalogue, cards: readonly CardId[]): boolean =>
  cards.some((card) => {
    const { effect } = cardOf(catalogue, card)
    return effect.kind === 'shield' && effect.thenTrashes === true
  })

/** What one would part with, cheapest first. */
export const trashFirst = (catalogue: Catalogue, { owned }: Pick<SeenPlayer, 'owned'>): readonly CardId[] =>
  [...new Set(owned)]
    .toSorted((a, b) => cardOf(catalogue, a).effect.value - cardOf(catalogue, b).effect.value)
    .slice(0, MOST_PATTERNS)

/** "Block with Aegis Countermeasure, else Emergency Shield; else take it on Bleatnik." */
export function tellPlan(catalogue: Catalogue, { blocks, ships, trash }: Plan): readonly string[] {
  const cards = blocks.map((card) => cardOf(catalogue, card).name)
  const land = ships.map(shipName)
  const named = trash.map((card) => cardOf(catalogue, card).name)
  return [
    ...(cards.length === 0 ? [] : [`Every hit is blocked with ${chosen(cards)}, while you hold one.`]),
    ...(land.length === 0
      ? []
      : [`${cards.length === 0 ? 'No hit is blocked; it' : 'Otherwise it'} lands on ${chosen(land)}.`]),
    ...(cards.length > 0 && land.length === 0 ? ['Without one you are asked.'] : []),
    ...(named.length === 0 ? [] : [`After an Aegis ${chosen(named.slice(0, 3))} is trashed.`]),
  ]
}

/** "A, else B, else C" */
const chosen = (names: readonly string[]): string => names.join(', else ')

/** One line for the chip. */
export function shortPlan(catalogue: Catalogue, { blocks, ships }: Plan): string {
  if (blocks.length > 0) return `Blocks with ${listed(blocks.map((card) => cardOf(catalogue, card).name))}`
  return ships.length > 0 ? `Takes hits on ${shipName(ships[0] ?? 0)}` : 'Trashes for you'
}

/** This one a place earlier or later. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
