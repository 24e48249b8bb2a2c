import { isRefusal } from '@starboard/kernel'
import { readCardSet } from '../rules/card-set.ts'
import type { Card } from '../rules/cards.ts'
import { BOX, DEFAULT_SET } from '../rules/catalogue.ts'
import { KINDS, type Kind } from '../rules/effects.ts'

/** As many letters as the option takes. */
export const MOST_TEXT = 20_000
/** Files may be written with more air in them: they are packed before they are used. */
export const MOST_FILE = 200_000

export interface CardSummary {
  readonly starter: readonly Card[]
  readonly market: readonly Card[]
  readonly ships: number
  /** Market cards, all copies, by kind; kinds that are not there are left out. */
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[]
  readonly size: number
}

type ReadFile =
  | { readonly set: CardSummary; readonly packed: string }
  /** What is wrong, in one sentence. */
  | { readonly fault: string }

/** A card file as the lobby takes it. */
export function readFile(text: string): ReadFile {
  const packed = packedText(text)
  if (packed === null) return { fault: jsonFault(text) }
  if (packed.length > MOST_TEXT)
    return { fault: `The cards take ${packed.length} letters; a table can keep ${MOST_TEXT}. Shorten their texts.` }
  const read = readCardSet(packed)
  return isRefusal(read) ? { fault: `${read.text} ${read.rule}` } : { set: summaryOf(read), packed }
}

/** What the option stands for; null where it cannot be read. */
export function chosenSet(value: string): CardSummary | null {
  if (value === DEFAULT_SET) return summaryOf(BOX)
  const read = readFile(value)
  return 'set' in read ? read.set : null
}

function summaryOf({ starter, market, ships }: Pick<CardSummary, 'starter' | 'market' | 'ships'>): CardSummary {
  const kinds = KINDS.flatMap((kind) => {
    const count = sum(market.filter(({ effect }) => effect.kind === kind))
    return count === 0 ? [] : [{ kind, count }]
  })
  return { starter, market, ships, kinds, size: sum(market) }
}

const sum = (cards: readonly Card[]): number => cards.reduce((count, { copies }) => count + copies, 0)

function packedText(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return null
  }
}

function jsonFault(text: string): string {
  if (text.trim() === '') return 'Paste a card file or load one.'
  try {
    JSON.parse(text)
    return ''
  } catch (problem) {
    return `This is not JSON: ${problem instanceof Error ? problem.message : 'it cannot be read'}.`
  }
}
