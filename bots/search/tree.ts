import type { GameTypes, Seat } from '@starboard/kernel'
import { isSame } from './same-action.ts'

export type Action = GameTypes['Action']

/** One action that was tried at a node, and what came of it for whoever took it. */
export class Choice {
  readonly action: Action
  readonly seat: Seat
  visits = 0
  /** Of the values for its seat. */
  sum = 0
  /** How often it could have been chosen: in another world the same seat may hold other cards. */
  available = 0
  #next: Node | undefined

  constructor(action: Action, seat: Seat) {
    this.action = action
    this.seat = seat
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.sum / this.visits
  }

  /** What comes after it. */
  get next(): Node {
    this.#next ??= new Node()
    return this.#next
  }
}

/** Whatever the searcher knows to have been done until here; luck and hidden facts differ from world to world. */
export class Node {
  visits = 0
  readonly choices: Choice[] = []
  #hidden: (Node | undefined)[] | undefined

  /** What a seat does here that the searcher does not see: statistics of its own, which nobody else's answer touches. */
  hiddenFrom(seat: Seat): Node {
    this.#hidden ??= []
    const known = this.#hidden[seat]
    if (known !== undefined) return known
    const node = new Node()
    this.#hidden[seat] = node
    return node
  }

  /** Lists come in the same order mostly, so the place is a good guess. */
  choiceOf(action: Action, seat: Seat, guess: number): Choice | undefined {
    const guessed = this.choices[guess]
    if (guessed !== undefined && isChoice(guessed, action, seat)) return guessed
    for (const choice of this.choices) if (isChoice(choice, action, seat)) return choice
    return undefined
  }
}

const isChoice = (choice: Choice, action: Action, seat: Seat): boolean =>
  choice.seat === seat && isSame(choice.action, action)
