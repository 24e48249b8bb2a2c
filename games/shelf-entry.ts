import type { AnyBot, AnyGame, GameTypes, Refusal, SearchHelp, Seat } from '@starboard/kernel'
import type { Gauge } from './gauge.ts'

/** One game on the shelf: its rules and those who play it. */
export interface ShelfEntry {
  readonly game: AnyGame
  /** Bots of its own, by name. `random` plays every game and is not listed here. */
  readonly bots: Readonly<Record<string, AnyBot>>
  /** What it tells the search, which is then a bot of its own by that name. Absent: nobody is offered it. */
  readonly help?: SearchHelp<GameTypes>
  /** Absent: it does not say how hard a match is. */
  readonly gauge?: Gauge
  /** Brings a fresh state into the position a scenario file describes in the game's own words. */
  arrange?(state: object, given: unknown, seatNamed: (name: string) => Seat | null): Refusal | null
}
