import { type Card, factsOf } from './cards.ts'

/** With the number that decides who goes first (RR-4.1). */
export const cardName = (card: Card): string => `${factsOf(card).name} (${factsOf(card).priority})`

export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`

/** `Ada`, `Ada and Ben`, `Ada, Ben and Cyd`. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
