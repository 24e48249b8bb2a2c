import { type Bag, bagSize, bug, type Look, type Seat } from '@starboard/kernel'
import type { Action } from '../rules/actions.ts'
import { type Card, MOVEMENT_CARDS, type MovementCard, stepsOf } from '../rules/cards.ts'
import type { CometRush } from '../rules/state.ts'
import type { SeenPlayer, View } from '../rules/view.ts'
import { type Threats, threatsOf } from './threat.ts'
import { weights } from './weights.ts'

/** What a player at the table knows, put in the words a player thinks in. */
export interface Outlook {
  readonly view: View
  readonly legal: readonly Action[]
  readonly me: SeenPlayer
  readonly hand: readonly Card[]
  /** In the order of their turns after mine. */
  readonly rivals: readonly SeenPlayer[]
  /** The chance that I have another turn after this one, and a second one. */
  readonly again: number
  readonly twice: number
  /** How many turns I expect after this one. */
  readonly turns: number
  /** How badly I need cubes: 1 if every one counts, 0 if I have more than I can spend. */
  readonly hunger: number
  /** What the rivals can do to the active segment before my next turn. */
  readonly threats: Threats
}

/** One way to answer a question: an action, or undefined where the tactic has nothing to say. */
export type Tactic = (o: Outlook) => Action | undefined

export function outlookOf({ view, legal }: Look<CometRush>, seat: Seat): Outlook {
  const { players, movement, distance } = view
  const me = players[seat] ?? bug(`There is no seat ${seat}.`)
  const left = bagSize(movement.left)
  const again = chanceToGoOn(movement.left, movement.next, { left, distance })
  const twice = left < 3 ? 0 : chanceOfTwoMore(movement.left, movement.next, { left, distance })
  const turns = Math.max(again + twice, Math.min(left - 1, distance / meanStep(movement.left, left) - END_OVERSHOOT))
  const rivals = [...players.slice(seat + 1), ...players.slice(0, seat)]
  let threats: Threats | undefined
  return {
    view,
    legal,
    me,
    hand: me.hand ?? [],
    rivals,
    get threats() {
      threats ??= threatsOf(view, { me, rivals, again })
      return threats
    },
    again,
    twice,
    turns,
    hunger: hungerOf(view, me, turns),
  }
}

/** CR-3.1: one rocket a turn is all that cubes can buy. */
function hungerOf({ options, built }: View, me: SeenPlayer, turns: number): number {
  const rocket = me.powerCap + me.accuracyCap + weights.levelCostAhead
  const income = options.baseIncome + me.incomeBonus
  const needed = (turns + (built ? 0 : 1)) * rocket - turns * income
  return Math.max(0, Math.min(1, (needed - me.cubes) / weights.hungerSpan))
}

/** The last step usually goes beyond Earth. */
const END_OVERSHOOT = 0.8

type Pile = Readonly<Bag<MovementCard>>
type Track = { readonly left: number; readonly distance: number }

/** CR-2.11: after the last movement card there is no further round. */
function chanceToGoOn(pile: Pile, next: MovementCard | undefined, { left, distance }: Track): number {
  if (left < 2) return 0
  if (next !== undefined) return stepsOf[next] < distance ? 1 : 0
  let stays = 0
  for (const card of MOVEMENT_CARDS) if (stepsOf[card] < distance) stays += pile[card]
  return stays / left
}

function chanceOfTwoMore(pile: Pile, next: MovementCard | undefined, { left, distance }: Track): number {
  let chance = 0
  for (const first of MOVEMENT_CARDS) {
    const isFirst = next === undefined ? pile[first] / left : Number(next === first)
    if (isFirst === 0) continue
    const rest = distance - stepsOf[first]
    let stays = stepsOf[first] < rest ? -1 : 0
    for (const second of MOVEMENT_CARDS) if (stepsOf[second] < rest) stays += pile[second]
    chance += (isFirst * stays) / (left - 1)
  }
  return chance
}

function meanStep(pile: Pile, left: number): number {
  let sum = 0
  for (const card of MOVEMENT_CARDS) sum += pile[card] * stepsOf[card]
  return left === 0 ? 1 : sum / left
}

/** The legal way to play this card, if there is one. */
export function playOf(o: Outlook, card: Card): Action | undefined {
  for (const action of o.legal) if (action.kind === 'play' && action.card === card) return action
  return undefined
}

export function playOnRocket(o: Outlook, card: Card, rocket: number): Action | undefined {
  for (const action of o.legal)
    if (action.kind === 'play' && action.card === card && action.rocket === rocket) return action
  return undefined
}

export function playOnSeat(o: Outlook, card: Card, target: Seat): Action | undefined {
  for (const action of o.legal)
    if (action.kind === 'play' && action.card === card && action.target === target) return action
  return undefined
}

export function playWith(o: Outlook, card: Card, choice: 'movement' | 'strength' | 'accuracy' | 'power') {
  for (const action of o.legal)
    if (action.kind === 'play' && action.card === card && action.choice === choice) return action
  return undefined
}

export function countIn(hand: readonly Card[], card: Card): number {
  let count = 0
  for (const held of hand) if (held === card) count++
  return count
}
