import { bug, type Chance, shuffled } from '@starboard/kernel'
import type { Options } from '../options.ts'
import { phasesOf } from '../phases.ts'
import type { ShipId, TurnCount } from '../vocabulary.ts'
import type { Face } from './card.ts'
import { GREY_CARDS, heroicCards } from './faces.ts'

/** SA-1.6, SA-R12: by the size of the crew, then by phase. */
const SIZES: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [7, 7, 7],
  [7, 6, 6],
  [6, 6, 6],
  [5, 5, 5],
  [5, 5, 5],
]

export const packetSizes = (crew: number, turns: TurnCount): readonly number[] =>
  (SIZES[crew] ?? bug(`There are no packets for a crew of ${crew}.`)).slice(0, phasesOf(turns).length)

export interface Dealt {
  /** By seat and phase. */
  readonly packets: readonly (readonly (readonly Face[])[])[]
  /** What is left, the top first. */
  readonly deck: readonly Face[]
}

interface Crew {
  readonly seats: number
  readonly ship: ShipId
  readonly turns: TurnCount
  readonly options: Pick<Options, 'heroicDeck'>
}

/** SA-1.6, SA-1.7: a packet for each phase; the first of everybody has a heroic card among the others. */
export function dealPackets({ seats, ship, turns, options }: Crew, luck: Chance): Dealt {
  const deck = shuffled(GREY_CARDS, luck, 'deck')
  const heroes = shuffled(heroicCards(ship, options), luck, 'heroic').slice(0, seats)
  const sizes = packetSizes(seats, turns)
  const packets = Array.from({ length: seats }, (_, seat) =>
    sizes.map((size, place) => {
      const hero = place === 0 ? heroes[seat] : undefined
      return hero === undefined ? deck.splice(0, size) : withHero(deck.splice(0, size - 1), hero, luck)
    }),
  )
  return { packets, deck }
}

/** SA-1.13: anywhere among them, so that a handle does not tell which it is. */
const withHero = (cards: readonly Face[], hero: Face, luck: Chance): readonly Face[] =>
  cards.toSpliced(luck.below(cards.length + 1, 'heroic'), 0, hero)
