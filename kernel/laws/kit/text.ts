import { canonical } from '../../data/canonical.ts'

/** Quick, but in the order in which keys were made. That states are plain data is a law of its own. */
export const textOf = (value: unknown): string => JSON.stringify(value ?? null)

/** Only texts that differ are worth putting in order. */
export const isSame = (one: string, other: string): boolean => one === other || inOrder(one) === inOrder(other)

export const inOrder = (text: string): string => canonical(JSON.parse(text))
