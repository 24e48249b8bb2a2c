import type { AnyBot, AnyGame, Refusal, Seat } from '@starboard/kernel'

/** What came of checking one file. */
export interface CheckedFile {
  readonly title: string
  /** Empty: all is as the file expects. */
  readonly differences: readonly string[]
}

export type CheckFile = (value: unknown) => CheckedFile

/** One game on the shelf: its rules and those who play it. */
export interface ShelfEntry {
  readonly game: AnyGame
  /** Bots of its own, by name. `random` plays every game and is not listed here. */
  readonly bots: Readonly<Record<string, AnyBot>>
  /** Brings a fresh state into the position a scenario file describes in the game's own words. */
  arrange?(state: object, given: unknown, seatNamed: (name: string) => Seat | null): Refusal | null
  /** `commands/index.ts` in its folder exports commands and benches for the command line. */
  readonly hasCommands?: true
  /** Files in formats of its own that can be checked, by the `format` they name. */
  readonly formats?: Readonly<Record<string, CheckFile>>
}
