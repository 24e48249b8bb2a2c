import { bug, type Chance, pick, type Seat, seatsOf, shuffled } from '@starboard/kernel'
import { isHeroicCard } from '../cards.ts'
import type { Card, Face } from '../deal/card.ts'
import { GREY_CARDS, heroicCards } from '../deal/faces.ts'
import { packetSizes } from '../deal/packets.ts'
import type { Placed } from '../state.ts'
import type { SeenMember, View } from '../view.ts'
import { assign } from './assign.ts'
import { imagineIds } from './ids.ts'
import { knownCards, type Unknown, unknownCards } from './unknown.ts'

const STREAM = 'twin'

export interface MemberCards {
  readonly hand: Card[]
  readonly board: Placed[][]
  readonly packets: (readonly Face[])[]
}

/** The cards of everybody, and what nobody has. */
export interface ImaginedCards {
  readonly crew: readonly MemberCards[]
  readonly deck: Face[]
}

/** Any way in which the cards can lie that looks to the viewer like what they see. */
export function imagineCards(view: View, random: Chance): ImaginedCards {
  const known = knownCards(view)
  const unknown = unknownCards(view)
  const pools = poolsWithout(view, known, random)
  const faces = imagineFaces(view, unknown, pools, random)
  const ids = imagineIds(view, known, unknown)
  const cards = unknown.map((card, place) => ({
    card,
    id: ids[place] ?? bug('There are more cards than names for them.'),
    face: faces[place] ?? bug('There are more cards than faces.'),
  }))
  const crew = seatsOf(view.crew.length).map((seat) => ({
    ...cardsOf(view, seat, cards),
    packets: packetsFor(view, memberOf(view, seat), pools),
  }))
  return { crew, deck: pools.grey }
}

const memberOf = ({ crew }: View, seat: Seat): SeenMember => crew[seat] ?? bug(`There is no crew member ${seat}.`)

interface Pools {
  readonly grey: Face[]
  readonly heroic: Face[]
}

/** All faces that the viewer has not seen, in any order. */
function poolsWithout(view: View, known: readonly Card[], random: Chance): Pools {
  const left = [...GREY_CARDS, ...heroicCards(view.ship, view.options)]
  for (const { face } of known) {
    const place = left.findIndex((one) => one.move === face.move && one.action === face.action)
    left.splice(place, 1)
  }
  const all = shuffled(left, random, STREAM)
  return { grey: all.filter(({ isHeroic }) => !isHeroic), heroic: all.filter(({ isHeroic }) => isHeroic) }
}

/** A face for each card; they leave the pools. */
function imagineFaces(
  view: View,
  unknown: readonly Unknown[],
  pools: Pools,
  random: Chance,
): readonly (Face | undefined)[] {
  const heroes = heroesAmong(view, unknown, random)
  const isHero = unknown.map((card) => heroes.includes(card))
  const heroic = takeFitting(
    unknown.filter((_, place) => isHero[place]),
    pools.heroic,
  )
  const grey = takeFitting(
    unknown.filter((_, place) => !isHero[place]),
    pools.grey,
  )
  return isHero.map((hero) => (hero ? heroic.shift() : grey.shift()))
}

/** Those of which something was seen choose first, the others take what is left. */
function takeFitting(cards: readonly Unknown[], pool: Face[]): Face[] {
  const seen = cards.filter(isSeen)
  const faces = assign(seen, pool, fits)
  for (const face of faces) if (face !== undefined) pool.splice(pool.indexOf(face), 1)
  const chosen = new Map(seen.map((card, place) => [card, faces[place]]))
  return cards.flatMap((card) => chosen.get(card) ?? pool.shift() ?? [])
}

const isSeen = ({ move, action }: Unknown): boolean => move !== null || action !== null

const fits = ({ move, action }: Unknown, face: Face): boolean =>
  (move === null || face.move === move) && (action === null || face.action === action)

/** SA-1.7, SA-2.11: everybody has one heroic card from the first packet on, and nobody can give it away. */
function heroesAmong(view: View, unknown: readonly Unknown[], random: Chance): readonly Unknown[] {
  if (heroicCards(view.ship, view.options).length === 0) return []
  return seatsOf(view.crew.length).flatMap((seat) => {
    const { own, open, opened } = memberOf(view, seat)
    const isKnown = own !== undefined || open?.flat().some(({ face }) => face.isHeroic) === true
    return isKnown || opened === 0
      ? []
      : heroOf(
          unknown.filter((card) => card.seat === seat),
          random,
        )
  })
}

function heroOf(cards: readonly Unknown[], random: Chance): readonly Unknown[] {
  const shown = cards.filter(isShownHeroic)
  if (shown.length > 0) return shown
  const possible = cards.filter((card) => !isSeen(card) && card.lies?.isDouble !== true)
  return possible.length === 0 ? [] : [pick(possible, random, STREAM)]
}

const isShownHeroic = ({ move, action }: Unknown): boolean =>
  [move, action].some((half) => half !== null && isHeroicCard(half))

interface Imagined {
  readonly card: Unknown
  readonly id: number
  readonly face: Face
}

function cardsOf(view: View, seat: Seat, cards: readonly Imagined[]): Pick<MemberCards, 'hand' | 'board'> {
  const { own, open } = memberOf(view, seat)
  if (own !== undefined) return { hand: [...own.hand], board: own.board.map((slot) => [...slot]) }
  const mine = cards.filter(({ card }) => card.seat === seat)
  const hand = mine.flatMap(({ card, id, face }) => (card.lies === null ? [{ id, face }] : []))
  const board = (open ?? []).map((slot) => [...slot])
  for (let turn = board.length + 1; turn <= view.turns; turn++) board.push(imaginedSlot(mine, turn))
  return { hand, board }
}

const imaginedSlot = (cards: readonly Imagined[], turn: number): Placed[] =>
  cards.flatMap(({ card: { lies }, id, face }) => (lies?.turn === turn ? [{ id, face, half: lies.half }] : []))

/** SA-1.8: what is still to come, for the viewer too. */
function packetsFor(view: View, { own, opened: seen }: SeenMember, { grey, heroic }: Pools): (readonly Face[])[] {
  const opened = own?.opened ?? seen
  return packetSizes(view.crew.length, view.turns).map((size, place) => {
    if (place < opened) return []
    const hero = place === 0 ? heroic.splice(0, 1) : []
    return [...hero, ...grey.splice(0, size - hero.length)]
  })
}
