import { bug, type Ctx, takeAt } from '@starboard/kernel'
import { type CardId, factsOf } from './cards/catalogue.ts'
import type { Event, Why } from './events.ts'
import { hidesParts } from './in-play.ts'
import { toDiscard, toldPlace } from './player.ts'
import type { FaceDown, Part, Player, State } from './state.ts'
import { PART_KINDS, type PartKind, REQUIRED, slotOf } from './vocabulary.ts'

/** BR-5.6: equal to the tier, or what the card says. */
export function partStrength({ card, tier }: Pick<Part, 'card' | 'tier'>): number {
  if (tier > 0) return tier
  const { effect } = factsOf(card)
  return effect.kind === 'part' ? effect.strength : 0
}

const isComponent = ({ card }: FaceDown): boolean => factsOf(card).slot >= 0

/** BR-8.1: all installed components, face-down and hidden ones included. */
export function strengthOf({ rocket, faceDown }: Pick<Player, 'rocket' | 'faceDown'>): number {
  let sum = 0
  for (const part of rocket) if (part !== null) sum += partStrength(part)
  for (const hidden of faceDown) if (isComponent(hidden)) sum += partStrength(hidden)
  return sum
}

/** Face up, or behind one's own Enigma Machine. */
export const partIn = ({ rocket }: { readonly rocket: readonly (Part | null)[] }, kind: PartKind): Part | null =>
  rocket[slotOf(kind)] ?? null

/** The place of a face-down component of this slot, or -1. */
export function hiddenPartPlace({ faceDown }: Pick<Player, 'faceDown'>, slot: number): number {
  for (let place = 0; place < faceDown.length; place++) {
    const hidden = faceDown[place]
    if (hidden !== undefined && factsOf(hidden.card).slot === slot) return place
  }
  return -1
}

/** Installed, face up or face down. */
export function installed(player: Player, kind: PartKind): Part | null {
  const open = partIn(player, kind)
  if (open !== null) return open
  return player.faceDown[hiddenPartPlace(player, slotOf(kind))] ?? null
}

export const installedKinds = (player: Player): PartKind[] =>
  PART_KINDS.filter((kind) => installed(player, kind) !== null)

/** BR-5.2: optional slots in use, face-down components included. */
export function optionalCount({ rocket, faceDown }: Player): number {
  let count = 0
  for (let slot = REQUIRED; slot < PART_KINDS.length; slot++) if (rocket[slot] !== null) count++
  for (const hidden of faceDown) if (isComponent(hidden)) count++
  return count
}

export function partCount(rocket: readonly (Part | null)[]): number {
  let count = 0
  for (const part of rocket) if (part !== null) count++
  return count
}

/** A component leaves the rocket for its discard pile, wherever it was; everybody learns what it was. */
export function discardPart(
  s: State,
  player: Player,
  { part: kind, why }: { readonly part: PartKind; readonly why: Why },
  ctx: Ctx<Event>,
) {
  const { seat, rocket } = player
  const slot = slotOf(kind)
  const part = rocket[slot] ?? null
  if (part === null) return discardFaceDown(s, player, { place: hiddenPartPlace(player, slot), why }, ctx)
  rocket[slot] = null
  toDiscard(s, part.card)
  const event = { kind: 'cardDiscarded', seat, card: part.card, from: 'rocket', place: slot, why } as const
  if (hidesParts(player)) ctx.reveal(event)
  else ctx.emit(event)
}

/** A face-down card goes to its discard pile, face up. */
export function discardFaceDown(
  s: State,
  player: Player,
  { place, why }: { readonly place: number; readonly why: Why },
  ctx: Ctx<Event>,
): void {
  const { card } = player.faceDown[place] ?? bug(`Seat ${player.seat} has nothing face down at ${place}.`)
  const told = toldPlace(player, place)
  takeAt(player.faceDown, place)
  toDiscard(s, card)
  ctx.reveal({ kind: 'cardDiscarded', seat: player.seat, card, from: 'faceDown', place: told, why })
}

export const newPart = (card: CardId): Part => {
  const { effect } = factsOf(card)
  return { card, tier: effect.kind === 'part' ? effect.tier : 0 }
}
