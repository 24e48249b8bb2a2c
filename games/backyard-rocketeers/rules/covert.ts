import { bug, type Ctx, listedElsewhere, type Move, type Refusal, refuse, type Seat, takeAt } from '@starboard/kernel'
import type { Act, Action } from './actions.ts'
import { type Card, type CardId, factsOf } from './cards/catalogue.ts'
import { putInPlay } from './enhancements.ts'
import type { Event } from './events.ts'
import { checkHeld, wrongType } from './hand.ts'
import { plainPlays } from './plain-plays.ts'
import { isIn, leaveHand, playerAt, toDiscard, toldPlace } from './player.ts'
import { newPart } from './rocket.ts'
import type { Player, State, Step } from './state.ts'
import { MOST_FACE_DOWN } from './vocabulary.ts'

type Main = Extract<Step, { kind: 'action' }>
type PlaceCovert = Act<'placeCovert'>

/** BR-4.4, 4.16: opponents hear the same whatever it is. */
export function hide(
  _s: State,
  player: Player,
  { card, victim }: { readonly card: CardId; readonly victim: Seat | null },
  ctx: Ctx<Event>,
): void {
  const { seat, turns } = player
  player.faceDown.push({ card, victim, since: turns, tier: newPart(card).tier })
  ctx.emit({ kind: 'covertPlaced', seat, since: turns, card, victim })
}

/** BR-4.2 */
export const checkHiding = ({ faceDown }: Player): Refusal | null =>
  faceDown.length < MOST_FACE_DOWN
    ? null
    : refuse('too-many-covert', 'BR-4.2', `You have ${MOST_FACE_DOWN} face-down cards; reveal one first.`)

/** BR-4.3, 4.11: bombs, policies, shields and backup rovers. */
export const placeCovert: Move<State, Main, PlaceCovert, Event> = {
  legal: listedElsewhere,
  check(s, seat, { card, victim }) {
    const player = playerAt(s, seat)
    const facts = factsOf(card)
    return (
      checkHeld(s, player, card) ??
      (facts.covert === 'always' ? null : wrongType(card, 'it is not always placed face down')) ??
      checkVictim(s, seat, { facts, victim }) ??
      checkHiding(player)
    )
  },
  apply(s, seat, { card, victim }, ctx) {
    const player = playerAt(s, seat)
    leaveHand(player, card)
    hide(s, player, { card, victim: victim ?? null }, ctx)
    return 'open'
  },
}

export function listCoverts(s: State, { seat, faceDown }: Player, facts: Card, places: Action[]): void {
  if (faceDown.length >= MOST_FACE_DOWN) return
  const { id: card, type } = facts
  if (type !== 'sabotage') {
    places.push(placing(facts))
    return
  }
  for (const other of s.players)
    if (other.seat !== seat && isIn(other)) places.push({ kind: 'placeCovert', card, victim: other.seat })
}

const placing = plainPlays((card) => ({ kind: 'placeCovert', card }))

/** BR-4.11: any opponent in the game, no reach, no check. */
function checkVictim(
  s: State,
  seat: Seat,
  { facts: { name, type }, victim }: { readonly facts: Card; readonly victim: Seat | undefined },
): Refusal | null {
  if (type !== 'sabotage')
    return victim === undefined ? null : refuse('needless-target', 'BR-4.11', `${name} has no victim.`)
  if (victim === undefined) return refuse('target-missing', 'BR-4.11', `${name} needs a victim.`)
  if (victim === seat) return refuse('own-target', 'BR-19.2', 'You cannot plant a bomb on yourself.')
  const player = s.players[victim]
  return player !== undefined && isIn(player)
    ? null
    : refuse('unknown-target', 'BR-4.11', 'Nobody who is still in the game sits there.')
}

const NONE: readonly never[] = []

/** BR-4.6: a component or an Enigma Machine, at will. */
const mayReveal = ({ covert }: Card): boolean => covert === 'maybe'

export const revealCovert: Move<State, Main, Act<'revealCovert'>, Event> = {
  legal(s, seat) {
    const { faceDown } = playerAt(s, seat)
    if (faceDown.length === 0) return NONE
    const reveals: Act<'revealCovert'>[] = []
    for (let place = 0; place < faceDown.length; place++) {
      const card = faceDown[place]?.card
      if (card !== undefined && mayReveal(factsOf(card))) reveals.push({ kind: 'revealCovert', place })
    }
    return reveals
  },
  check(s, seat, { place }) {
    const hidden = playerAt(s, seat).faceDown[place]
    if (hidden === undefined) return refuse('nothing-there', 'BR-4.6', 'You have no face-down card there.')
    const facts = factsOf(hidden.card)
    return mayReveal(facts) ? null : refuse('stays-hidden', 'BR-4.6', `${facts.name} is turned up by its effect alone.`)
  },
  apply(s, seat, { place }, ctx) {
    turnUp(s, playerAt(s, seat), place, ctx)
    return 'open'
  },
}

/** BR-4.7: components and enhancements stay in play face up, all others are discarded without effect. */
export function turnUp(s: State, player: Player, place: number, ctx: Ctx<Event>): void {
  const { card, since, tier } = player.faceDown[place] ?? bug(`Seat ${player.seat} has nothing face down at ${place}.`)
  const { slot, type } = factsOf(card)
  const { seat } = player
  const told = toldPlace(player, place)
  takeAt(player.faceDown, place)
  const to = slot >= 0 ? 'rocket' : type === 'enhancement' ? 'enhancements' : 'discard'
  if (s.active === seat && slot >= 0 && since === player.turns) s.placedOpenly = true
  if (slot >= 0) {
    player.rocket[slot] = { card, tier }
    player.wrecked = false
  } else if (to === 'discard') toDiscard(s, card)
  ctx.reveal({ kind: 'covertRevealed', seat, place: told, card, to, tier })
  if (to === 'enhancements') putInPlay(s, player, { card, since }, ctx)
}
