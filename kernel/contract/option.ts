import type * as z from 'zod/mini'
import type { Chance } from '../luck/chance.ts'

/** What the form says about an option. */
export interface About {
  readonly label: string
  readonly rule: string
  readonly unit?: string
  /** The value that trades secrecy for speed; the form says so and the secrecy law steps aside. */
  readonly tells?: string | number | boolean
  /** A time limit in seconds, 0 = none: a table may switch it off or stretch it. */
  readonly clock?: true
  /** The value that switches the game's clocks off, for an option that is no limit itself. */
  readonly clockOff?: string | number
  /** Seconds that all wait for each other, 0 = not at all: for people who are there at the same time. */
  readonly live?: true
  /** Nobody but the host is shown the value before the end. */
  readonly hidden?: true
  /** Where it is played, such as a course: whoever chooses another one plays by the same rules. */
  readonly where?: true
}

type OptionKind = 'int' | 'decimal' | 'toggle' | 'choice' | 'numbers' | 'counts' | 'text' | 'file'

/** A text that came out of a file, with the name it had there. */
export interface FileText {
  readonly name: string
  readonly text: string
}

/** Something that can be counted: a card, a threat. */
export interface CountKey {
  readonly name: string
  /** How many there are if nobody says otherwise; null: that depends on other options, or on how many play. */
  readonly printed: number | null
}

/** How a command line opens what is written `@path`. */
export type OpenFile = (path: string) => FileText

/** One option: its type, its range in words, its default, its form and how a command line writes it. */
export interface Option<V> {
  readonly kind: OptionKind
  readonly about: About
  readonly initial: V
  readonly schema: z.ZodMiniType<V>
  /** Completes "… must be". */
  readonly range: string
  readonly values?: readonly (string | number)[]
  readonly min?: number
  readonly max?: number
  readonly step?: number
  readonly keys?: Readonly<Record<string, CountKey>>
  /** More than "must be …" about a wrong value; completes "… ". */
  wrong?(value: unknown): string | null
  /** The one way in which an allowed value is kept. */
  tidy?(value: V): V
  fromText(text: string, open?: OpenFile): unknown
  sample(random: Chance): V
}

/** The stream that samples are drawn from. */
export const STREAM = 'options'

export const numberFrom = (text: string): number | undefined => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined)
