import { bug, type Refusal, type Seat, type Windowed } from '@starboard/kernel'
import type { DeedOf } from '../actions.ts'
import type { Event } from '../events.ts'
import { otherHalf } from '../round/board.ts'
import { actingOrder, memberAt, type State, type Step } from '../state.ts'
import type { Action } from '../vocabulary.ts'
import { followCards } from './follow-cards.ts'
import { missionOf } from './mission-of.ts'
import { flightOf } from './turns.ts'

type Trip = Extract<Step, { kind: 'trip' }>

/** SA-4.13, SA-4.14: all answer unseen; whoever trips plays the other half, and the next action is delayed. */
export const trip: Windowed<State, Trip, DeedOf<'trip'>, Event> = {
  answer: 'trip',
  mode: 'sealed',
  legal: () => [
    { kind: 'trip', trip: false },
    { kind: 'trip', trip: true },
  ],
  check: (): Refusal | null => null,
  fallback: () => ({ kind: 'trip', trip: false }),
  close(s, { turn }, answers, ctx) {
    const tripped = answers.filter(({ action }) => action.trip).map(({ seat }) => seat)
    const actions = tripped.map((seat) => ({ seat, turn, action: trippedAction(s, seat, turn) }))
    flightOf(s).trips.push(...actions)
    for (const { seat } of actions) ctx.reveal({ kind: 'tripped', seat, turn })
  },
}

/** The other half of the card that lies in the slot of this turn, wherever it was planned. */
function trippedAction(s: State, seat: Seat, turn: number): Action {
  const { lying } = followCards(missionOf(s), turn - 1)
  const [card] = lying[actingOrder(s).indexOf(seat)]?.[turn - 1] ?? []
  const placed = card && memberAt(s, seat).board[card.turn - 1]?.[card.part]
  return placed === undefined ? bug(`Seat ${seat} has nothing to trip over in turn ${turn}.`) : otherHalf(placed)
}
