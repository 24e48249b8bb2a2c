import { type Ctx, listedElsewhere, type Move, refuse } from '@starboard/kernel'
import type { Act } from '../actions.ts'
import { type CardId, factsOf } from '../cards/catalogue.ts'
import type { Cause, Event } from '../events.ts'
import { checkHeld, HOW, wrongType } from '../hand.ts'
import { leaveHand, playerAt, toDiscard } from '../player.ts'
import type { Player, State, Step } from '../state.ts'
import { FULL } from '../vocabulary.ts'

/** BR-6.1, 6.4: a tank feeds the gauge of its player's level; what is above 100% is lost. */
export function fuelUp(
  s: State,
  player: Player,
  { card, tank }: { readonly card: CardId; readonly tank: 'ground' | 'space' },
  ctx: Ctx<Event>,
): void {
  const { effect } = factsOf(card)
  const percent = effect.kind === 'tank' ? effect.percent : 0
  const before = tank === 'ground' ? player.groundFuel : player.spaceFuel
  const to = Math.min(FULL, before + percent)
  if (tank === 'ground') player.groundFuel = to
  else player.spaceFuel = to
  toDiscard(s, card)
  const { seat } = player
  ctx.emit({ kind: 'fuelled', seat, card, tank, percent, to, lost: before + percent - to })
}

/** BR-11.1 */
export function changeSpaceFuel(
  player: Player,
  { by, why }: { readonly by: number; readonly why: Cause },
  ctx: Ctx<Event>,
): void {
  const to = Math.max(0, Math.min(FULL, player.spaceFuel + by))
  const change = to - player.spaceFuel
  player.spaceFuel = to
  ctx.emit({ kind: 'fuelChanged', seat: player.seat, by: change, to, why })
}

type Main = Extract<Step, { kind: 'action' }>

/** BR-6.4, 11.1: in space, any number of tanks a turn. */
export const refuel: Move<State, Main, Act<'refuel'>, Event> = {
  legal: listedElsewhere,
  check(s, seat, { card }) {
    const player = playerAt(s, seat)
    const { effect, type } = factsOf(card)
    const problem = checkHeld(s, player, card)
    if (problem !== null) return problem
    if (effect.kind !== 'tank') return wrongType(card, HOW[type])
    if (player.level === 1) return refuse('place-it', 'BR-6.2', 'On the pad a fuel tank is placed like a component.')
    return player.level === 2 ? null : refuse('no-use', 'BR-6.4', 'Fuel has no use on Mars.')
  },
  apply(s, seat, { card }, ctx) {
    const player = playerAt(s, seat)
    leaveHand(player, card)
    fuelUp(s, player, { card, tank: 'space' }, ctx)
    return 'open'
  },
}
