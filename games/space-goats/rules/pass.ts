import { type Move, refuse } from '@starboard/kernel'
import type { Pass } from './actions.ts'
import { mayBuy, SLOTS } from './buy.ts'
import { catalogueOf } from './catalogue.ts'
import type { Event } from './events.ts'
import { fundsOf, isFree, playerAt } from './player.ts'
import { isRocket } from './rocket.ts'
import { isAssignable } from './shield.ts'
import { isPlayableSpecial } from './special.ts'
import type { Player, State, Step } from './state.ts'
import { endTurn } from './turn-end.ts'

/** SG-2.7: where passing is for the stuck, it binds people; a bot's policy decides for itself, and a timeout passes. */
export const pass: Move<State, Step, Pass, Event> = {
  legal: (s, seat) => (isFreeToPass(s, playerAt(s, seat)) ? [{ kind: 'pass' }] : []),
  check: (s, seat, _action, _step, by = 'player') =>
    by === 'bot' || by === 'timeout' || isFreeToPass(s, playerAt(s, seat))
      ? null
      : refuse('not-stuck', 'SG-2.7', 'You may pass only if nothing else is possible.'),
  apply(s, seat, _action, ctx) {
    s.counts.passes++
    ctx.emit({ kind: 'passed', seat })
    endTurn(s, ctx)
    return 'answered'
  },
}

const isFreeToPass = (s: State, player: Player): boolean => s.options.passRule === 'free' || isStuck(s, player)

/** Nothing affordable, no rocket, no assignable shield with a free ship, and no special. */
function isStuck(s: State, player: Player): boolean {
  const catalogue = catalogueOf(s.options)
  const funds = fundsOf(catalogue, player)
  for (let slot = 0; slot < SLOTS; slot++) if (mayBuy(s, slot, funds)) return false
  const hasFreeShip = player.fleet.some(isFree)
  return !player.hand.some(
    (card) => isRocket(catalogue, card) || (hasFreeShip && isAssignable(catalogue, card)) || isPlayableSpecial(s, card),
  )
}
