import { type Ctx, type Move, type Refusal, refuse, type Seat } from '@starboard/kernel'
import type { Play } from './actions.ts'
import { type Card, factsOf, type Needs } from './cards.ts'
import { applyEffect } from './effects.ts'
import type { Event } from './events.ts'
import { discard, showFromHand } from './hands.ts'
import { kindsIn, playerAt } from './player.ts'
import type { Player, State, Step } from './state.ts'
import { checkTarget, listTargets } from './targets.ts'

type Main = Extract<Step, { kind: 'main' }>

/** CR-6.1, 6.2: any card of the hand whose target exists; under pressure any card at all (CR-7.4). */
export const play: Move<State, Main, Play, Event> = {
  legal(s, seat) {
    const player = playerAt(s, seat)
    const plays: Play[] = []
    for (const card of kindsIn(player.hand)) {
      if (player.pressured) plays.push({ kind: 'play', card })
      else listTargets(s, seat, card, plays)
    }
    return plays
  },
  check(s, seat, action) {
    const player = playerAt(s, seat)
    if (!player.hand.includes(action.card))
      return refuse('not-in-hand', 'CR-6.1', `You do not hold ${factsOf(action.card).name}.`)
    return player.pressured ? null : (checkNaming(action) ?? checkTarget(s, seat, action))
  },
  apply(s, seat, action, ctx) {
    const player = playerAt(s, seat)
    showFromHand(s, player, action.card)
    if (player.pressured) blockCard(s, player, action.card, ctx)
    else playCard(s, player, action, ctx)
    return 'open'
  },
}

/** CR-7.4: no effect, no bonus, and the pressure is gone. */
function blockCard(s: State, player: Player, card: Card, ctx: Ctx<Event>): void {
  player.pressured = false
  discard(s, card)
  ctx.emit({ kind: 'cardBlocked', seat: player.seat, card })
}

/** CR-6.4: bonus, effect, discard. Diplomatic Pressure stays on the table until it is answered (CR-7.12). */
function playCard(s: State, player: Player, action: Play, ctx: Ctx<Event>): void {
  const { seat } = player
  if (ctx.hasListeners) ctx.emit({ ...action, kind: 'cardPlayed', seat })
  if (player.prestigeBonus > 0) {
    player.cubes += player.prestigeBonus
    ctx.emit({ kind: 'prestigePaid', seat, cubes: player.prestigeBonus })
  }
  if (applyEffect(s, player, action, ctx) === 'done') discard(s, action.card)
}

type Named = 'target' | 'rocket' | 'choice'

const NAMED: readonly Named[] = ['target', 'rocket', 'choice']
const NAMES: Readonly<Record<Needs['kind'], Named | null>> = {
  nothing: null,
  player: 'target',
  rocket: 'rocket',
  choice: 'choice',
}

/** Only what the card asks for may be named. */
function checkNaming(action: Play): Refusal | null {
  const { name, needs } = factsOf(action.card)
  const surplus = NAMED.find((part) => action[part] !== undefined && part !== NAMES[needs.kind])
  return surplus === undefined ? null : refuse('needless-target', 'CR-6.2', `${name} asks for no ${surplus}.`)
}

/** For the screen: cards of the hand that cannot be played now, so that it can say why. */
export function unplayable(s: State, seat: Seat): readonly Play[] {
  const player = playerAt(s, seat)
  if (player.pressured) return []
  return kindsIn(player.hand)
    .filter((card) => {
      const plays: Play[] = []
      listTargets(s, seat, card, plays)
      return plays.length === 0
    })
    .map((card) => ({ kind: 'play', card }))
}
