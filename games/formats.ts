import type { Refusal } from '@starboard/kernel'

/** What came of playing one file. */
export interface CheckedFile {
  readonly title: string
  /** Empty: all is as the file expects. */
  readonly differences: readonly string[]
}

/** Refused is what cannot be played at all: it is not in its format, or describes what cannot be. */
export type CheckFile = (value: unknown) => CheckedFile | Refusal

/** What a game exports as `formats` from `formats/index.ts` in its folder: how files are checked, by the `format` they name. */
export type Formats = Readonly<Record<string, CheckFile>>
