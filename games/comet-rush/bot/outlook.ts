import { bug, type Look, type Seat } from '@starboard/kernel'
import type { Action, Play } from '../rules/actions.ts'
import type { Card } from '../rules/cards.ts'
import type { CometRush, Rocket } from '../rules/state.ts'
import type { SeenPlayer, View } from '../rules/view.ts'
import { roundsAhead } from './rounds.ts'
import { type Threats, threatsOf } from './threat.ts'
import { type Weights, weights } from './weights.ts'

/** What a seat sees, in the words a player thinks in. */
export type Outlook = Pick<FirstLook, keyof FirstLook>

/** One way to answer: an action, or undefined where the tactic has nothing to say. */
export type Tactic = (o: Outlook) => Action | undefined

export function outlookOf(look: Pick<Look<CometRush>, 'view' | 'legal'>, seat: Seat, believed = weights): Outlook {
  return new FirstLook(look, seat, believed)
}

/** A class, because threats are worked out only when a tactic asks, and a literal with a getter is slow to make. */
class FirstLook {
  readonly weights: Weights
  readonly view: View
  readonly legal: readonly Action[]
  readonly me: SeenPlayer
  readonly hand: readonly Card[]
  /** The hand, or nothing while the next card would be swallowed by pressure (CR-7.4). */
  readonly playable: readonly Card[]
  readonly ready: readonly Rocket[]
  /** In the order of their turns after mine. */
  readonly rivals: readonly SeenPlayer[]
  /** The chance that I have another turn after this one, and a second one. */
  readonly again: number
  readonly twice: number
  /** How many turns I expect after this one. */
  readonly turns: number
  /** How badly I need cubes: 1 if every one counts, 0 if I have more than I can spend. */
  readonly hunger: number
  #threats: Threats | undefined

  constructor({ view, legal }: Pick<Look<CometRush>, 'view' | 'legal'>, seat: Seat, weights: Weights) {
    const { players } = view
    const { again, twice, turns } = roundsAhead(view)
    this.weights = weights
    this.view = view
    this.legal = legal
    this.me = players[seat] ?? bug(`There is no seat ${seat}.`)
    this.hand = this.me.hand ?? []
    this.playable = this.me.pressured ? [] : this.hand
    this.ready = this.me.rockets.filter(({ remaining }) => remaining === 0)
    this.rivals = [...players.slice(seat + 1), ...players.slice(0, seat)]
    this.again = again
    this.twice = twice
    this.turns = turns
    this.hunger = hungerOf(this, turns)
  }

  get threats(): Threats {
    this.#threats ??= threatsOf(this.view, this)
    return this.#threats
  }
}

/** CR-3.1: one rocket a turn is all that cubes can buy. */
function hungerOf(
  { view: { options, built }, me, weights }: Pick<FirstLook, 'view' | 'me' | 'weights'>,
  turns: number,
) {
  const rocket = me.powerCap + me.accuracyCap + weights.levelCostAhead
  const income = options.baseIncome + me.incomeBonus
  const needed = (turns + (built ? 0 : 1)) * rocket - turns * income
  return Math.max(0, Math.min(1, (needed - me.cubes) / weights.hungerSpan))
}

/** The legal way to play this card on this target, if there is one. */
export function playOf({ legal }: Outlook, card: Card, named: Omit<Play, 'kind' | 'card'> = {}): Action | undefined {
  return legal.find((action) => action.kind === 'play' && action.card === card && fits(action, named))
}

const fits = (action: Play, { target, rocket, choice }: Omit<Play, 'kind' | 'card'>): boolean =>
  (target === undefined || action.target === target) &&
  (rocket === undefined || action.rocket === rocket) &&
  (choice === undefined || action.choice === choice)

export function countIn(cards: readonly Card[], card: Card): number {
  let count = 0
  for (const held of cards) if (held === card) count++
  return count
}
