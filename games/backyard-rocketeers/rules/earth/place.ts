import { type Ctx, listedElsewhere, type Move, type Refusal, refuse } from '@starboard/kernel'
import type { Act, Action } from '../actions.ts'
import { type Card, type CardId, factsOf } from '../cards/catalogue.ts'
import { hide } from '../covert.ts'
import type { Event } from '../events.ts'
import { checkHeld, HOW, wrongType } from '../hand.ts'
import { deploy } from '../mars/deploy.ts'
import { plainPlays } from '../plain-plays.ts'
import { isDelayed, leaveHand, playerAt } from '../player.ts'
import { discardPart, hiddenPartPlace, installed, newPart, optionalCount } from '../rocket.ts'
import type { Player, State, Step } from '../state.ts'
import { MOST_FACE_DOWN, OPTIONAL_SLOTS, PART_KINDS, type PartKind, REQUIRED, slotOf } from '../vocabulary.ts'
import { fuelUp } from './fuel.ts'

type Place = Act<'placeComponent'>
type Main = Extract<Step, { kind: 'action' }>

/** BR-2.4, 5.1–5.5, 6.2, 15.1: one component a turn, on the pad or on Mars. */
export const placeComponent: Move<State, Main, Place, Event> = {
  legal: listedElsewhere,
  check(s, seat, action) {
    const player = playerAt(s, seat)
    const facts = factsOf(action.card)
    return (
      checkHeld(s, player, action.card) ??
      (facts.type === 'component' ? null : wrongType(action.card, HOW[facts.type])) ??
      checkPlacement(s, player, facts) ??
      checkFit(player, action)
    )
  },
  apply(s, seat, action, ctx) {
    const player = playerAt(s, seat)
    const { effect } = factsOf(action.card)
    if (usesPlacement(s, action.card)) {
      s.placed = true
      if (action.faceDown !== true) s.placedOpenly = true
    }
    leaveHand(player, action.card)
    if (effect.kind === 'tank') fuelUp(s, player, { card: action.card, tank: 'ground' }, ctx)
    else if (effect.kind === 'pad') {
      player.pad = action.card
      ctx.emit({ kind: 'padPlaced', seat, card: action.card })
    } else if (effect.kind === 'part') install(s, player, action, ctx)
    else deploy(s, player, action.card, ctx)
    return 'open'
  },
}

/** BR-6.2 */
const usesPlacement = ({ options }: State, card: CardId): boolean =>
  options.tankIsPlacement || factsOf(card).effect.kind !== 'tank'

/** What can be done with one card: cheap, since it runs for every card at every move. */
export function listPlaces(s: State, player: Player, card: Card, places: Action[]): void {
  const { effect } = card
  if (player.level === 2 || isDelayed(player)) return
  if (s.placed && (effect.kind !== 'tank' || s.options.tankIsPlacement)) return
  if (effect.kind === 'pad') {
    if (player.pad === null) places.push(placing(card))
    return
  }
  if (player.level === 1 && player.pad === null) return
  if (effect.kind === 'tank') {
    if (player.level === 1) places.push(placing(card))
    return
  }
  if (effect.kind !== 'part' || card.slot < REQUIRED) places.push(placing(card))
  else listOptional(player, card, places)
}

const placing = plainPlays((card) => ({ kind: 'placeComponent', card }))
const hiding = plainPlays((card) => ({ kind: 'placeComponent', card, faceDown: true }))

/** BR-5.5: into a free slot, or into that of another part. */
function listOptional(player: Player, card: Card, places: Action[]): void {
  const { slot } = card
  const isThere = player.rocket[slot] !== null || hiddenPartPlace(player, slot) >= 0
  if (isThere || optionalCount(player) < OPTIONAL_SLOTS) listUpAndDown(player, { card, replaces: null }, places)
  if (isThere) return
  for (let other = REQUIRED; other < PART_KINDS.length; other++) {
    const replaces = PART_KINDS[other]
    if (replaces !== undefined && installed(player, replaces) !== null)
      listUpAndDown(player, { card, replaces }, places)
  }
}

interface Fitting {
  readonly card: Card
  readonly replaces: PartKind | null
}

function listUpAndDown(player: Player, { card, replaces }: Fitting, places: Action[]): void {
  const { id, covert } = card
  places.push(replaces === null ? placing(card) : { kind: 'placeComponent', card: id, replaces })
  if (covert !== 'maybe' || isHidingFull(player, { card, replaces })) return
  places.push(replaces === null ? hiding(card) : { kind: 'placeComponent', card: id, faceDown: true, replaces })
}

/** BR-4.2: a face-down part that makes room does not count any more. */
function isHidingFull(player: Player, { card, replaces }: Fitting): boolean {
  const goes = hiddenPartPlace(player, replaces === null ? card.slot : slotOf(replaces)) >= 0
  return player.faceDown.length - (goes ? 1 : 0) >= MOST_FACE_DOWN
}

function checkPlacement(s: State, player: Player, { id, effect, name }: Card): Refusal | null {
  if (player.level === 2)
    return refuse('nothing-to-place', 'BR-9.3', `Nothing is placed in space; fuel tanks are for refuelling.`)
  if (s.placed && usesPlacement(s, id))
    return refuse('placed-already', 'BR-2.4', 'One component a turn: yours is placed.')
  if (isDelayed(player))
    return refuse('delayed', 'BR-2.8', 'An Inspection Delay keeps you from placing anything this turn.')
  if (effect.kind === 'tank' && player.level === 3) return refuse('no-use', 'BR-6.4', `The ${name} has no use on Mars.`)
  if (effect.kind === 'pad')
    return player.pad === null ? null : refuse('pad-there', 'BR-5.1', 'You have a Launch Pad already.')
  return player.level === 1 && player.pad === null
    ? refuse('no-pad', 'BR-5.1', 'Your Launch Pad comes first: everything is built on it.')
    : null
}

/** BR-4.2, 5.2–5.5 */
function checkFit(player: Player, { card, faceDown, replaces }: Place): Refusal | null {
  const { effect, covert, name, slot } = factsOf(card)
  if (faceDown === true && covert !== 'maybe') return refuse('not-covert', 'BR-4.3', `${name} is not placed face down.`)
  if (effect.kind !== 'part' || slot < REQUIRED)
    return replaces === undefined ? null : refuse('no-choice', 'BR-5.5', `${name} replaces no other part.`)
  const isThere = player.rocket[slot] !== null || hiddenPartPlace(player, slot) >= 0
  if (replaces !== undefined) {
    if (isThere) return refuse('same-kind', 'BR-5.4', `${name} replaces the one you have; nothing else may go.`)
    if (slotOf(replaces) < REQUIRED || installed(player, replaces) === null)
      return refuse('not-installed', 'BR-5.5', 'You can replace only an optional part that you have installed.')
  } else if (!isThere && optionalCount(player) >= OPTIONAL_SLOTS)
    return refuse('slots-full', 'BR-5.5', `Both optional slots are taken: name the part that ${name} replaces.`)
  if (faceDown === true && isHidingFull(player, { card: factsOf(card), replaces: replaces ?? null }))
    return refuse('too-many-covert', 'BR-4.2', `You have ${MOST_FACE_DOWN} face-down cards; reveal one first.`)
  return null
}

/** BR-5.4, 5.5: what was there is discarded, the new one takes its place. */
function install(s: State, player: Player, { card, faceDown, replaces }: Place, ctx: Ctx<Event>) {
  const { effect, slot } = factsOf(card)
  const part = replaces ?? (effect.kind === 'part' ? effect.part : null)
  if (part !== null && installed(player, part) !== null) discardPart(s, player, { part, why: 'replaced' }, ctx)
  if (faceDown === true) return hide(s, player, { card, victim: null }, ctx)
  const placed = newPart(card)
  player.rocket[slot] = placed
  player.wrecked = false
  ctx.emit({ kind: 'componentPlaced', seat: player.seat, card, tier: placed.tier })
}
