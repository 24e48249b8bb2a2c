import type { Status } from './cards.ts'

export const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`)
export const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`)
export const tokens = (count: number): string => (count === 1 ? '1 reroll token' : `${count} reroll tokens`)

/** This many of the six sides of a die. */
export const chance = (accuracy: number): string => `${accuracy} in 6`

/** `Ada`, `Ada and Ben`, `Ada, Ben and Cyd`. */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  embargoed: 'under an embargo',
  sabotaged: 'sabotaged',
  pressured: 'under pressure',
}
