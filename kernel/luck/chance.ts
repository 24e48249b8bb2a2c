import { bug } from '../contract/bug.ts'
import { takeAt } from '../data/take-at.ts'

/** A multiset. Keys stay forever, in catalogue order, zeros included. */
export type Bag<C extends string> = { [K in C]: number }

/** The same as a list: equal cards side by side, in catalogue order. Quicker than a bag where cards are few. */
export type CardRow<C extends string> = readonly C[]

/** The port through which all luck comes. A draw belongs to a named stream; streams do not disturb each other. */
export interface Chance {
  d6(): number
  /** Uniform 0 … n-1. */
  below(n: number, stream: string): number
  /** One card by its share in the bag or row; the caller takes it out. */
  draw<C extends string>(stream: string, from: Readonly<Bag<C>> | CardRow<C>): C
  /** The same out of a row, and the card leaves it: whoever draws knows its place, a caller would have to look for it. */
  take<C extends string>(stream: string, row: C[]): C
  /** A hidden order was read without drawing: counts as luck for undo. */
  touch(): void
}

/** What a draw gave: pips, a number, or a card by its name. The log keeps these, so a fold needs no key. */
export type Luck = number | string

/** How many words each stream has used. */
export type Streams = Readonly<Record<string, number>>

/** A chance that a live match can go on from: its place in each stream can be saved. */
export interface LuckSource extends Chance {
  streams(): Streams
  /** Which entry of the log draws next, for luck that does not come from one seed alone. */
  begin?(entry: number): void
}

export const DICE = 'dice'

export function bagSize<C extends string>(bag: Readonly<Bag<C>>): number {
  let size = 0
  for (const card in bag) size += bag[card]
  return size
}

/** The card at a position if all cards of the bag lay in a row. */
export function cardAt<C extends string>(bag: Readonly<Bag<C>>, position: number): C {
  let left = position
  for (const card in bag) {
    left -= bag[card]
    if (left < 0) return card
  }
  return bug(`A bag of ${bagSize(bag)} has no position ${position}.`)
}

export const isRow = <C extends string>(from: Readonly<Bag<C>> | CardRow<C>): from is CardRow<C> => Array.isArray(from)

export const cardIn = <C extends string>(row: CardRow<C>, position: number): C =>
  row[position] ?? bug(`A row of ${row.length} has no position ${position}.`)

/** The card at a position leaves the row. */
export function takeCardAt<C extends string>(row: C[], position: number): C {
  const card = cardIn(row, position)
  takeAt(row, position)
  return card
}

/** A card leaves the row by its name: of equal ones any, since they lie side by side. */
export function takeCardNamed<C extends string>(row: C[], name: unknown): C | undefined {
  const card = cardNamed(row, name)
  if (card !== undefined) takeAt(row, row.indexOf(card))
  return card
}

/** A card by its name, if it is there. */
export function cardNamed<C extends string>(from: Readonly<Bag<C>> | CardRow<C>, name: unknown): C | undefined {
  if (isRow(from)) return from.find((card) => card === name)
  for (const card in from) if (card === name && from[card] > 0) return card
  return undefined
}

/** The whole port from one function. */
export function chanceFrom(below: (n: number, stream: string) => number): Chance {
  return {
    d6: () => below(6, DICE) + 1,
    below,
    draw: (stream, from) =>
      isRow(from) ? cardIn(from, below(from.length, stream)) : cardAt(from, below(bagSize(from), stream)),
    take: (stream, row) => takeCardAt(row, below(row.length, stream)),
    touch() {},
  }
}

export function pick<X>(from: readonly X[], random: Chance, stream: string): X {
  const chosen = from[random.below(from.length, stream)]
  return chosen === undefined ? bug('Nothing to pick from.') : chosen
}

/** A new list in random order. */
export function shuffled<X>(list: readonly X[], random: Chance, stream: string): X[] {
  const left = [...list]
  return list.map(() => {
    const [taken] = left.splice(random.below(left.length, stream), 1)
    return taken === undefined ? bug('Nothing left to shuffle.') : taken
  })
}
