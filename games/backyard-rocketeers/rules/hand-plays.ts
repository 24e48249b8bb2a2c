import type { Move, Seat } from '@starboard/kernel'
import type { Act, Action } from './actions.ts'
import { listSabotage } from './attack/declare.ts'
import { type Card, factsOf } from './cards/catalogue.ts'
import { listCoverts } from './covert.ts'
import { listPlaces } from './earth/place.ts'
import { endActions } from './end-actions.ts'
import { listEnhancements } from './enhance.ts'
import type { Event } from './events.ts'
import { plainPlays } from './plain-plays.ts'
import { listAbilities } from './play-ability.ts'
import { kindsIn, playerAt, playsAt } from './player.ts'
import type { Player, State, Step } from './state.ts'

const refuelling = plainPlays((card) => ({ kind: 'refuel', card }))
const END: Act<'endActions'> = { kind: 'endActions' }

type Lister = (s: State, by: Player, card: Card, plays: Action[]) => void

/** BR-6.4: in space a tank is for refuelling, everything else is placed. */
const listComponents: Lister = (s, by, card, plays) => {
  if (by.level === 2 && card.effect.kind === 'tank') plays.push(refuelling(card))
  else listPlaces(s, by, card, plays)
}

const LISTERS: { readonly [K in Card['type']]: Lister } = {
  component: listComponents,
  sabotage: listSabotage,
  ability: listAbilities,
  enhancement: listEnhancements,
}

/** BR-2.4, 3.1: every way to play every card of the hand, and to stop. The hottest list of the game. */
function listHand(s: State, seat: Seat): readonly Action[] {
  const by = playerAt(s, seat)
  const plays: Action[] = []
  for (const id of kindsIn(by.hand)) {
    const card = factsOf(id)
    if (!playsAt(s.options, card, by.level)) continue
    if (card.covert === 'always') listCoverts(s, by, card, plays)
    else LISTERS[card.type](s, by, card, plays)
  }
  plays.push(END)
  return plays
}

/** The last move of the table lists for all that take a card from the hand. */
export const endOrPlay: Move<State, Extract<Step, { kind: 'action' }>, Act<'endActions'>, Event> = {
  ...endActions,
  legal: (s, seat) => listHand(s, seat) as readonly Act<'endActions'>[],
}
