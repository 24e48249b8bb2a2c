/**
 * Which commands of one session are done: the newest of them, and which of those shortly before it. Not all of them: one
 * that was refused is not done, and may be sent again after others that were. Bit n stands for the command `top - n`.
 */
export interface Counters {
  readonly top: number
  readonly bits: bigint
}

/** This many before the newest one are remembered one by one. What is older is not taken any more. */
export const WINDOW = 64

export const NONE: Counters = { top: 0, bits: 0n }

export function withCounter(counters: Counters, counter: number): Counters {
  // Most come one after the other.
  if (counter === counters.top + 1)
    return { top: counter, bits: BigInt.asUintN(WINDOW + 1, (counters.bits << 1n) | 1n) }
  return both(counters, { top: counter, bits: 1n })
}

/** What is done according to one or the other. */
export function both(one: Counters, other: Counters): Counters {
  const top = Math.max(one.top, other.top)
  return { top, bits: bitsBelow(one, top) | bitsBelow(other, top) }
}

export type Standing = 'new' | 'done' | 'too old'

export function standingOf({ top, bits }: Counters, counter: number): Standing {
  if (counter > top) return 'new'
  if (top - counter > WINDOW) return 'too old'
  return ((bits >> BigInt(top - counter)) & 1n) === 1n ? 'done' : 'new'
}

/** As it is kept: `17` if everything up to there is done, else with the bits, in hexadecimal, after a colon. */
export const printCounters = ({ top, bits }: Counters): string =>
  bits === allUpTo(top) ? `${top}` : `${top}:${bits.toString(16)}`

export function parseCounters(text: string): Counters {
  const [, top, bits] = /^(\d{1,15})(?::([0-9a-f]{1,17}))?$/.exec(text) ?? []
  if (top === undefined) return NONE
  return { top: Number(top), bits: bits === undefined ? allUpTo(Number(top)) : BigInt(`0x${bits}`) }
}

const allUpTo = (top: number): bigint => (1n << BigInt(Math.min(top, WINDOW + 1))) - 1n

const bitsBelow = ({ top: own, bits }: Counters, top: number): bigint =>
  top - own > WINDOW ? 0n : (bits << BigInt(top - own)) & allUpTo(top)
