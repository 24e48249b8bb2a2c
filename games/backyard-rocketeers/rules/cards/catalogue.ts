import { bug } from '@starboard/kernel'
import type { Effect } from '../effects.ts'
import { LEVELS, type Level, slotOf } from '../vocabulary.ts'
import { ABILITIES } from './abilities.ts'
import { COMPONENTS } from './components.ts'
import { ENHANCEMENTS } from './enhancements.ts'
import type { Row } from './row.ts'
import { SABOTAGE } from './sabotage.ts'

type ComponentId = keyof typeof COMPONENTS
type SabotageId = keyof typeof SABOTAGE
type AbilityId = keyof typeof ABILITIES
export type EnhancementId = keyof typeof ENHANCEMENTS
export type DesignId = ComponentId | SabotageId | AbilityId | EnhancementId

/** All 89 designs, in the order of the rulebook. */
export const DESIGNS: Readonly<Record<DesignId, Row>> = { ...COMPONENTS, ...SABOTAGE, ...ABILITIES, ...ENHANCEMENTS }

export const DESIGN_IDS = Object.keys(DESIGNS) as readonly DesignId[]

/** BR-2.10: a card is its design and the deck it is at home in. Two copies are the same thing. */
export type CardId = `${DesignId}@${Level}`

const cardIn = (design: DesignId, home: Level): CardId => `${design}@${home}`

/** One card with all that is asked about it, in one shape: whoever reads a card reads it at full speed. */
export interface Card {
  readonly id: CardId
  readonly design: DesignId
  readonly home: Level
  readonly name: string
  readonly type: Row['type']
  /** Bit n is Level n. */
  readonly levels: number
  readonly isCovert: boolean
  readonly covert: Row['covert']
  /** Bit n is Level n; 0: it is aimed at nobody, or reaches everybody. */
  readonly reaches: number
  readonly effect: Effect
  /** Of a rocket part, in slot order; -1 for others. */
  readonly slot: number
  /** Rows of cards whose order is nobody's business are sorted by this. */
  readonly rank: number
  readonly text: string
}

const bitsOf = (levels: readonly Level[]): number => levels.reduce((bits, level) => bits | (1 << level), 0)

function cardOf(design: DesignId, home: Level, rank: number): Card {
  const row = DESIGNS[design]
  return {
    id: cardIn(design, home),
    design,
    home,
    name: row.name,
    type: row.type,
    levels: bitsOf(row.levels),
    isCovert: row.covert !== 'never',
    covert: row.covert,
    reaches: 'reaches' in row && row.reaches !== undefined ? bitsOf(row.reaches) : 0,
    effect: row.effect,
    slot: row.effect.kind === 'part' ? slotOf(row.effect.part) : -1,
    rank,
    text: row.text,
  }
}

/** Every design in every deck: custom decks may hold any of them. */
export const CARDS: readonly Card[] = DESIGN_IDS.flatMap((design, place) =>
  LEVELS.map((home) => cardOf(design, home, place * LEVELS.length + home)),
)

const byId = new Map<string, Card>(CARDS.map((card) => [card.id, card]))

export const isCard = (text: string): text is CardId => byId.has(text)

export const factsOf = (id: CardId): Card => byId.get(id) ?? bug(`There is no card ${id}.`)

export const nameOf = (id: CardId): string => factsOf(id).name

export const designOf = (id: CardId): DesignId => factsOf(id).design

export const byRank = (one: CardId, other: CardId): number => factsOf(one).rank - factsOf(other).rank
