import { AROUND, LEFT, RIGHT, type Turn } from './heading.ts'

/** What a card makes a robot do: a turn on the spot, or steps (negative: backward). */
export type Instruction =
  | { readonly kind: 'turn'; readonly quarters: Turn }
  | { readonly kind: 'steps'; readonly steps: number }

interface CardKind {
  readonly name: string
  readonly count: number
  readonly first: number
  readonly step: number
  readonly instruction: Instruction
}

const turn = (quarters: Turn): Instruction => ({ kind: 'turn', quarters })
const steps = (count: number): Instruction => ({ kind: 'steps', steps: count })

/** RR-1.1, RR-4.3 */
export const CARD_KINDS = {
  UT: { name: 'U-Turn', count: 6, first: 10, step: 10, instruction: turn(AROUND) },
  RL: { name: 'Rotate Left', count: 18, first: 70, step: 20, instruction: turn(LEFT) },
  RR: { name: 'Rotate Right', count: 18, first: 80, step: 20, instruction: turn(RIGHT) },
  BU: { name: 'Back Up', count: 6, first: 430, step: 10, instruction: steps(-1) },
  M1: { name: 'Move 1', count: 18, first: 490, step: 10, instruction: steps(1) },
  M2: { name: 'Move 2', count: 12, first: 670, step: 10, instruction: steps(2) },
  M3: { name: 'Move 3', count: 6, first: 790, step: 10, instruction: steps(3) },
} as const satisfies Readonly<Record<string, CardKind>>

export type CardCode = keyof typeof CARD_KINDS

/** RR-1.2: code, dash, three-digit priority, such as `M1-500`. */
export type Card = `${CardCode}-${string}`

export interface CardFacts extends Pick<CardKind, 'name' | 'instruction'> {
  readonly card: Card
  readonly code: CardCode
  readonly priority: number
}

const codes = Object.keys(CARD_KINDS) as CardCode[]

const factsOfKind = (code: CardCode): CardFacts[] => {
  const { name, count, first, step, instruction } = CARD_KINDS[code]
  return Array.from({ length: count }, (_, place) => {
    const priority = first + place * step
    return { card: `${code}-${String(priority).padStart(3, '0')}`, code, priority, name, instruction }
  })
}

/** RR-1.1, RR-R2: all 84, by priority. */
export const CARDS: readonly CardFacts[] = codes
  .flatMap(factsOfKind)
  .sort((one, other) => one.priority - other.priority)

export const CARD_IDS: readonly Card[] = CARDS.map(({ card }) => card)

const byId: ReadonlyMap<string, CardFacts> = new Map(CARDS.map((facts) => [facts.card, facts]))

export const isCard = (text: string): text is Card => byId.has(text)

export function factsOf(card: Card): CardFacts {
  const facts = byId.get(card)
  if (facts === undefined) throw new Error(`There is no card ${card}.`)
  return facts
}

export const priorityOf = (card: Card): number => factsOf(card).priority
