import { type Chance, pick, type Seat, shuffled, takeAt } from '@starboard/kernel'
import { type Card, type CardId, factsOf } from './cards/catalogue.ts'
import type { Dealing } from './determinize-deal.ts'
import { hasEnhancement, seesBombs } from './in-play.ts'
import { isIn, playsAt } from './player.ts'
import { newPart, partStrength } from './rocket.ts'
import type { SeenPlayer, View } from './view.ts'
import { OPTIONAL_SLOTS, REQUIRED } from './vocabulary.ts'

/** One card that must be of a certain sort, though the viewer does not see it. */
export interface Cover {
  readonly seat: Seat
  readonly where: 'rocket' | 'faceDown' | 'hand' | 'tank'
  readonly place: number
  card: CardId | null
  victim: Seat | null
}

/** Parts behind an Enigma Machine, face-down cards, what a Spy Satellite does not show, and the tank that a raid asks for. */
export function coversOf({ players, agenda }: View): readonly Cover[] {
  const cover = (seat: Seat, where: Cover['where'], place: number): Cover => ({
    seat,
    where,
    place,
    card: null,
    victim: null,
  })
  const isRaided = (seat: Seat): boolean =>
    agenda.steps.some((step) => step.kind === 'giveFuelTank' && step.seat === seat)
  return players.flatMap(({ seat, rocket, parts, faceDown, hand }) => [
    ...(hand === undefined && isRaided(seat) ? [cover(seat, 'tank', 0)] : []),
    ...(rocket === undefined ? Array.from({ length: parts }, (_, place) => cover(seat, 'rocket', place)) : []),
    ...faceDown.flatMap(({ card }, place) => (card === undefined ? [cover(seat, 'faceDown', place)] : [])),
    ...(hand ?? []).flatMap((card, place) => (card === null ? [cover(seat, 'hand', place)] : [])),
  ])
}

const STREAM = 'determinize'

/** Tries cards in random order and goes back where it runs into a dead end; the real cards are one way that fits. */
export function fill(view: View, covers: readonly Cover[], dealing: Dealing, from = 0): boolean {
  const cover = covers[from]
  if (cover === undefined) return isStrongEnough(view, covers)
  for (const card of candidates(view, covers, cover, dealing)) {
    const home = factsOf(card).home - 1
    const pile = dealing.unseen[home] ?? []
    takeAt(pile, pile.indexOf(card))
    dealing.outside[home] = (dealing.outside[home] ?? 0) - 1
    cover.card = card
    cover.victim = victimOf(view, cover, dealing)
    if (fill(view, covers, dealing, from + 1)) return true
    cover.card = null
    dealing.outside[home] = (dealing.outside[home] ?? 0) + 1
    pile.push(card)
  }
  return false
}

function candidates(view: View, covers: readonly Cover[], cover: Cover, { unseen, outside, ...who }: Dealing) {
  const open = unseen.flatMap((cards, home) => ((outside[home] ?? 0) > 0 ? cards : []))
  const fitting = open.filter((card) => isPossible(view, covers, { cover, facts: factsOf(card), viewer: who.viewer }))
  return [...new Set(shuffledFew(fitting, who.random))]
}

/** A full shuffle is needed for a dead end alone: mostly the first card will do. */
const shuffledFew = (cards: readonly CardId[], random: Chance): readonly CardId[] => {
  const kinds = [...new Set(cards)]
  return cards.length === 0 ? [] : [pick(cards, random, STREAM), ...shuffled(kinds, random, STREAM)]
}

interface Trying {
  readonly cover: Cover
  readonly facts: Card
  readonly viewer: Seat | 'spectator'
}

function isPossible(view: View, covers: readonly Cover[], { cover, facts, viewer }: Trying): boolean {
  const player = view.players[cover.seat]
  if (player === undefined) return false
  if (cover.where === 'hand') return facts.isCovert
  if (cover.where === 'tank') return facts.effect.kind === 'tank'
  if (facts.slot >= 0) return (cover.where === 'rocket' || facts.isCovert) && isRoomFor(player, covers, facts)
  if (cover.where === 'rocket' || !facts.isCovert || !playsAt(view.options, facts, player.level)) return false
  if (facts.type === 'sabotage') return victimsOf(view, cover.seat, viewer).length > 0
  return facts.design !== 'enigma-machine' || !hasEnigma(player, covers)
}

/** BR-5.1–5.3: on a pad, no kind twice, two optional parts; only some parts can lie face down. */
function isRoomFor(player: SeenPlayer, covers: readonly Cover[], facts: Card): boolean {
  if (player.pad === null) return false
  const slots = slotsOf(player, covers)
  if (slots.includes(facts.slot)) return false
  return facts.slot < REQUIRED || slots.filter((slot) => slot >= REQUIRED).length < OPTIONAL_SLOTS
}

const isOnTable = ({ where }: Cover): boolean => where === 'rocket' || where === 'faceDown'

/** BR-8.5: who is asked for parts has more strength than the damage. */
function isStrongEnough({ agenda, players }: View, covers: readonly Cover[]): boolean {
  return agenda.steps.every((step) => {
    if (step.kind !== 'chooseLosses') return true
    const made = covers.filter((one) => one.seat === step.seat && isOnTable(one))
    const hidden = made.reduce((sum, { card }) => (card === null ? sum : sum + partStrength(newPart(card))), 0)
    return (players[step.seat]?.figures.strength ?? 0) + hidden > step.damage
  })
}

function slotsOf({ seat, rocket = [], faceDown }: SeenPlayer, covers: readonly Cover[]): readonly number[] {
  const made = covers.flatMap((one) => (one.seat === seat && isOnTable(one) && one.card !== null ? [one.card] : []))
  const hidden = faceDown.flatMap(({ card }) => (card === undefined ? [] : [card]))
  const open = rocket.flatMap((part) => (part === null ? [] : [part.card]))
  return [...made, ...hidden, ...open].map((card) => factsOf(card).slot).filter((slot) => slot >= 0)
}

const hasEnigma = (player: SeenPlayer, covers: readonly Cover[]): boolean =>
  hasEnhancement(player, 'enigma-machine') ||
  covers.some(
    ({ seat, where, card }) =>
      seat === player.seat && where === 'faceDown' && card !== null && factsOf(card).design === 'enigma-machine',
  )

/** BR-4.10: a bomb that is aimed at somebody with an Intelligence Agency is no secret to them. */
const victimsOf = ({ players }: View, planter: Seat, viewer: Seat | 'spectator'): readonly Seat[] =>
  players
    .filter((player) => player.seat !== planter && isIn(player) && !(player.seat === viewer && seesBombs(player)))
    .map(({ seat }) => seat)

function victimOf(view: View, { seat, where, card }: Cover, { viewer, random }: Dealing): Seat | null {
  if (where !== 'faceDown' || card === null || factsOf(card).type !== 'sabotage') return null
  return pick(victimsOf(view, seat, viewer), random, STREAM)
}
