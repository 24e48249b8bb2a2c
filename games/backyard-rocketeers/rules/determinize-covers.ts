import { pick, type Seat, shuffled, takeAt } from '@starboard/kernel'
import { type Card, type CardId, factsOf } from './cards/catalogue.ts'
import type { Dealing } from './determinize-deal.ts'
import { planSlots } from './determinize-slots.ts'
import { hasEnhancement, seesBombs } from './in-play.ts'
import { isIn, playsAt } from './player.ts'
import { newPart, partStrength } from './rocket.ts'
import type { Step } from './state.ts'
import type { SeenPlayer, View } from './view.ts'
import { OPTIONAL_SLOTS, PART_KINDS, REQUIRED, slotOf } from './vocabulary.ts'

/** One card that must be of a certain sort, though the viewer does not see it. */
export interface Cover {
  readonly seat: Seat
  readonly where: 'rocket' | 'faceDown' | 'hand' | 'tank'
  readonly place: number
  /** Of a part: the slot that it must be in; everybody knows it of one that is about to be swapped. */
  slot: number | null
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

/**
 * Tries cards in random order and goes back where it runs into a dead end; the real cards are one way that fits. Mostly
 * the first cards will do. Where several rockets are hidden and parts are scarce, going back one by one would take for
 * ever: then it begins anew with other luck, plans the slots of all rockets first, and has more patience each time. A
 * plan may ask for cards that are needed elsewhere, so every second time it goes without one.
 */
export function fill(view: View, covers: readonly Cover[], dealing: Dealing): boolean {
  const fixed = covers.map(({ slot }) => slot)
  let isPlanned = false
  for (let patience = covers.length * STEPS_A_COVER; ; patience *= 2) {
    const search: Search = { view, covers, dealing, steps: patience }
    if (fillFrom(search, 0)) return true
    if (search.steps > 0 && !isPlanned) return false
    for (const [place, cover] of covers.entries()) cover.slot = fixed[place] ?? null
    isPlanned = !isPlanned
    if (isPlanned) planRockets(view, covers, dealing)
  }
}

const STEPS_A_COVER = 4

interface Search {
  readonly view: View
  readonly covers: readonly Cover[]
  readonly dealing: Dealing
  /** How many more cards it may try; at 0 it gives up. */
  steps: number
}

function fillFrom(search: Search, from: number): boolean {
  const { view, covers, dealing } = search
  const cover = covers[from]
  if (cover === undefined) return isStrongEnough(view, covers)
  for (const card of candidates(view, covers, cover, dealing)) {
    if (search.steps === 0) return false
    search.steps--
    const home = factsOf(card).home - 1
    const pile = dealing.unseen[home] ?? []
    takeAt(pile, pile.indexOf(card))
    dealing.outside[home] = (dealing.outside[home] ?? 0) - 1
    cover.card = card
    cover.victim = victimOf(view, cover, dealing)
    if (fillFrom(search, from + 1)) return true
    cover.card = null
    dealing.outside[home] = (dealing.outside[home] ?? 0) + 1
    pile.push(card)
  }
  return false
}

/** Each hidden part is given its slot, so that the parts of all rockets can be found. */
function planRockets(view: View, covers: readonly Cover[], { unseen, outside, random }: Dealing): void {
  const parts = covers.filter(({ where, slot }) => where === 'rocket' && slot === null)
  const fixed = covers.filter(({ where, slot }) => where === 'rocket' && slot !== null)
  const supply = PART_KINDS.map((_, slot) => {
    const cards = unseen.flatMap((pile, home) => ((outside[home] ?? 0) > 0 ? pile : []))
    return cards.filter((card) => factsOf(card).slot === slot).length - fixed.filter((one) => one.slot === slot).length
  })
  const rockets = view.players
    .map((player) => ({
      seat: player.seat,
      parts: parts.filter(({ seat }) => seat === player.seat).length,
      taken: [
        ...slotsOf(player, covers),
        ...fixed.flatMap(({ seat, slot }) => (seat === player.seat && slot !== null ? [slot] : [])),
      ],
    }))
    .filter((rocket) => rocket.parts > 0)
  const plan = planSlots(rockets, supply, random)
  for (const { seat } of rockets)
    for (const [place, cover] of parts.filter((one) => one.seat === seat).entries())
      cover.slot = plan?.get(seat)?.[place] ?? null
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
