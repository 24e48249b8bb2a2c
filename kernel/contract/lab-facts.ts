import type { GameTypes } from './contract.ts'
import type { Seat } from './seat.ts'

/** What a game tells the laboratory beside outcomes. All of it may be absent: then matches are not sorted by it. */
export interface LabFacts<T extends GameTypes> {
  readonly starts?: Starts<T>
  readonly cards?: LabCards<T>
}

/** What is dealt before anybody chooses and may turn out unfair: whose turn is first, which dock. */
interface Starts<T extends GameTypes> {
  /** What one of them is called: place in the turn order, dock. */
  readonly noun: string
  /** Whoever has the first one acts first. */
  readonly isTurnOrder: boolean
  /** By seat, each from 1 to the number of seats once. */
  of(state: T['State']): readonly number[]
}

/** What players play or buy by its name, so that the lab can ask how often they win who did. */
interface LabCards<T extends GameTypes> {
  readonly verb: 'played' | 'bought'
  /** All there are by these options, each name once. */
  all(options: T['Options']): readonly LabCard[]
  /** The name of what this action is about to use, before it is applied. Null: nothing of that kind. */
  usedBy(state: T['State'], seat: Seat, action: T['Action']): string | null
}

export interface LabCard {
  readonly name: string
  /** The deck or kind it belongs to. */
  readonly group: string
}

/** Places in the turn order by seat, where it goes round the table from this seat on. */
export const turnOrderFrom = (first: Seat, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => ((seat - first + seats) % seats) + 1)

/** Several cards of one name are one to the lab. */
export const namedOnce = (cards: readonly LabCard[]): readonly LabCard[] => [
  ...new Map(cards.map((card) => [card.name, card])).values(),
]
