import { type Automatic, bug, type Ctx, type Move, next, type Question, type Refusal, refuse } from '@starboard/kernel'
import type { Act, Action } from '../actions.ts'
import { type CardId, designOf } from '../cards/catalogue.ts'
import { ask } from '../clock.ts'
import { rollDice } from '../dice.ts'
import { eliminate } from '../elimination.ts'
import type { Event } from '../events.ts'
import { reachMars } from '../level.ts'
import { heldOf, hiddenPlace, playerAt } from '../player.ts'
import { discardFaceDown, partIn } from '../rocket.ts'
import type { Player, State, Step } from '../state.ts'
import { coneDice, crashesOn } from '../tiers.ts'
import { note } from '../victory.ts'
import { discardFromHand, startOver } from './explosion.ts'

type Commit = Act<'commitLanding'>
type Of<K> = Extract<Step, { kind: K }>

const CHUTE_DICE = 2

const countOf = (cards: readonly CardId[], design: string): number =>
  cards.filter((card) => designOf(card) === design).length

/** BR-14.3: Drag Chutes of the hand, Heat Shields of hand and table. */
function landingCards({ hand, faceDown }: Pick<Player, 'hand' | 'faceDown'>): Omit<Commit, 'kind'> {
  return {
    chutes: countOf(hand, 'drag-chute'),
    shields: countOf(hand, 'heat-shield'),
    hidden: countOf(
      faceDown.map(({ card }) => card),
      'heat-shield',
    ),
  }
}

/** BR-14.4 */
export const landingDice = (tier: 0 | 1 | 2 | 3, { chutes, shields, hidden }: Omit<Commit, 'kind'>): number =>
  coneDice(tier) + CHUTE_DICE * chutes + shields + hidden

const commitLanding: Move<State, Of<'commitLanding'>, Commit, Event> = {
  legal(s, seat) {
    const most = landingCards(playerAt(s, seat))
    const commits: Commit[] = []
    for (let chutes = 0; chutes <= most.chutes; chutes++)
      for (let shields = 0; shields <= most.shields; shields++)
        for (let hidden = 0; hidden <= most.hidden; hidden++)
          commits.push({ kind: 'commitLanding', chutes, shields, hidden })
    return commits
  },
  check: (s, seat, action) => checkCommitted(playerAt(s, seat), action),
  apply(s, seat, action, ctx) {
    const player = playerAt(s, seat)
    discardHeld(s, player, { design: 'drag-chute', count: action.chutes }, ctx)
    discardHeld(s, player, { design: 'heat-shield', count: action.shields }, ctx)
    for (let count = 0; count < action.hidden; count++)
      discardFaceDown(s, player, { place: hiddenPlace(player.faceDown, 'heat-shield'), why: 'usedUp' }, ctx)
    next<Step>(s, { kind: 'touchdown', dice: landingDice(coneTier(player), action) })
    return 'answered'
  },
}

function checkCommitted(player: Player, { chutes, shields, hidden }: Commit): Refusal | null {
  const most = landingCards(player)
  if (chutes <= most.chutes && shields <= most.shields && hidden <= most.hidden) return null
  return refuse(
    'not-owned',
    'BR-14.3',
    `You have ${most.chutes} Drag Chutes, ${most.shields} Heat Shields in hand and ${most.hidden} face down.`,
  )
}

interface Discarded {
  readonly design: 'drag-chute' | 'heat-shield'
  readonly count: number
}

function discardHeld(s: State, player: Player, { design, count }: Discarded, ctx: Ctx<Event>): void {
  for (let left = count; left > 0; left--) {
    const card = heldOf(player.hand, design) ?? bug(`There is no ${design} left.`)
    discardFromHand(s, player, { card, why: 'usedUp' }, ctx)
  }
}

const coneTier = (player: Pick<Player, 'rocket'>): 0 | 1 | 2 | 3 => partIn(player, 'nose-cone')?.tier ?? 0

export const commitLandingStep: Question<State, Of<'commitLanding'>, Action, Event> = {
  asks: (s, { by }) => ask(s, s.active, by),
  moves: { commitLanding },
  fallback: (s, seat) => ({ kind: 'commitLanding', ...landingCards(playerAt(s, seat)) }),
}

/** BR-14.4–14.7 */
export const touchdownStep: Automatic<State, Of<'touchdown'>, Event> = {
  run(s, { dice: count }, ctx) {
    const player = playerAt(s, s.active)
    const dice = rollDice(ctx.random, count)
    const kept = Math.max(...dice)
    const limit = crashesOn(coneTier(player))
    ctx.emit({ kind: 'landingRolled', seat: player.seat, dice, kept, crashesOn: limit })
    if (kept > limit) land(s, player, { skyCrane: false }, ctx)
    else crash(s, player, ctx)
  },
}

export function land(s: State, player: Player, { skyCrane }: { readonly skyCrane: boolean }, ctx: Ctx<Event>): void {
  ctx.emit({ kind: 'landed', seat: player.seat, skyCrane })
  reachMars(s, player, ctx)
}

function crash(s: State, player: Player, ctx: Ctx<Event>): void {
  s.counts.crashes++
  note(s, player.seat, 'crashed')
  ctx.emit({ kind: 'crashed', seat: player.seat })
  if (s.options.crash === 'restart') startOver(s, player, ctx)
  else eliminate(s, player, 'crashed', ctx)
}
