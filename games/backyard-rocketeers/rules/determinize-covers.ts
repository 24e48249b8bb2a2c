import { pick, type Seat, shuffled, takeAt } from '@starboard/kernel'
import { type Card, type CardId, factsOf } from './cards/catalogue.ts'
import type { Dealing } from './determinize-deal.ts'
import { hasEnhancement, seesBombs } from './in-play.ts'
import { isIn, playsAt } from './player.ts'
import { newPart, partStrength } from './rocket.ts'
import type { Step } from './state.ts'
import type { SeenPlayer, View } from './view.ts'
import { OPTIONAL_SLOTS, REQUIRED, slotOf } from './vocabulary.ts'

/** One card that must be of a certain sort, though the viewer does not see it. */
export interface Cover {
  readonly seat: Seat
  readonly where: 'rocket' | 'faceDown' | 'hand' | 'tank'
  readonly place: number
  /** A part that everybody knows to be there: its owner is about to swap it. */
  readonly slot: number | null
  card: CardId | null
  victim: Seat | null
}

/** Parts behind an Enigma Machine, face-down cards, what a Spy Satellite does not show, and the tank that a raid asks for. */
export function coversOf({ players, agenda }: View): readonly Cover[] {
  const cover = (seat: Seat, where: Cover['where'], place: number): Cover => ({
    seat,
    where,
    place,
    slot: where === 'rocket' && place === 0 ? swapped(agenda.steps, seat) : null,
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

/** BR-19.1: who plays Switch Parts from behind an Enigma Machine has named an own part. */
function swapped(steps: readonly Step[], seat: Seat): number | null {
  for (const step of steps) {
    const play = step.kind === 'react' ? step.play : step.kind === 'blow' ? step.blow : null
    if (play === null || play.by !== seat || play.part === null) continue
    if (factsOf(play.card).effect.kind === 'swapPart') return slotOf(play.part)
  }
  return null
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

/** In random order, by their shares first: mostly the first one will do. */
function candidates(view: View, covers: readonly Cover[], cover: Cover, dealing: Dealing): readonly CardId[] {
  const isPossible = possibility(view, covers, { cover, viewer: dealing.viewer })
  const fitting: CardId[] = []
  for (const [home, cards] of dealing.unseen.entries())
    if ((dealing.outside[home] ?? 0) > 0) for (const card of cards) if (isPossible(factsOf(card))) fitting.push(card)
  if (fitting.length === 0) return fitting
  const first = pick(fitting, dealing.random, STREAM)
  const others = [...new Set(fitting)].filter((card) => card !== first)
  return [first, ...shuffled(others, dealing.random, STREAM)]
}

interface Trying {
  readonly cover: Cover
  readonly viewer: Seat | 'spectator'
}

/** What is the same for all cards is worked out once. */
function possibility(view: View, covers: readonly Cover[], { cover, viewer }: Trying): (facts: Card) => boolean {
  const player = view.players[cover.seat]
  if (player === undefined) return () => false
  if (cover.where === 'hand') return ({ isCovert }) => isCovert
  if (cover.where === 'tank') return ({ effect }) => effect.kind === 'tank'
  const slots = slotsOf(player, covers)
  const isRoomy = slots.filter((slot) => slot >= REQUIRED).length < OPTIONAL_SLOTS
  const isFree = (slot: number): boolean => player.pad !== null && !slots.includes(slot) && (slot < REQUIRED || isRoomy)
  if (cover.where === 'rocket')
    return ({ slot }) => slot >= 0 && (cover.slot === null || cover.slot === slot) && isFree(slot)
  const mayBomb = victimsOf(view, cover.seat, viewer).length > 0
  const mayEnigma = !hasEnigma(player, covers)
  return (facts) => {
    if (!facts.isCovert) return false
    if (facts.slot >= 0) return isFree(facts.slot)
    if (!playsAt(view.options, facts, player.level)) return false
    return facts.type === 'sabotage' ? mayBomb : facts.design !== 'enigma-machine' || mayEnigma
  }
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
