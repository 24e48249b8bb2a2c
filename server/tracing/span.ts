import { createHash, randomBytes } from 'node:crypto'

/** What was done, from when to when; in the words of OpenTelemetry. Nothing secret is among its attributes. */
export interface Span {
  readonly trace: string
  readonly id: string
  readonly parent?: string
  readonly name: string
  readonly kind: 'server' | 'internal' | 'client'
  /** Milliseconds since 1970, with their fractions. */
  readonly from: number
  readonly to: number
  readonly attributes: Readonly<Record<string, string | number>>
  readonly hasFailed?: boolean
}

/** Where in a trace something is. */
export interface Place {
  readonly trace: string
  readonly id: string
}

export const newPlace = (): Place => placeIn(randomBytes(24).toString('hex'))

/**
 * A command goes from its door to its table, which may be in another thread or at another node, and from there into the
 * store. It is known everywhere by its table and its id, so its place in a trace follows from these and travels nowhere.
 */
export const placeOfCommand = (table: string, id: string): Place =>
  placeIn(createHash('sha256').update(`${table} ${id}`).digest('hex'))

const TRACE_LETTERS = 32
const SPAN_LETTERS = 16

const placeIn = (hex: string): Place => ({
  trace: hex.slice(0, TRACE_LETTERS),
  id: hex.slice(TRACE_LETTERS, TRACE_LETTERS + SPAN_LETTERS),
})

/** Whether a trace is among the share that is told: every node finds the same. */
export const isChosen = ({ trace }: Place, percent: number): boolean =>
  Number.parseInt(trace.slice(0, 8), 16) < (percent / 100) * 2 ** 32

export const spanNow = (): number => performance.timeOrigin + performance.now()
