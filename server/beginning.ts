import { type AnyGame, type GameTypes, type Header, MATCH_FORMAT, type Setup } from '@starboard/kernel'
import { longestLimit, rateOf } from './clock.ts'
import { commitmentOfTable, settingsOf } from './lobby.ts'
import type { TableRow } from './store/store.ts'

/** How fast the match clock of a table runs when it runs. */
export function rateAt(game: AnyGame, row: TableRow, { options }: Setup<GameTypes>): number {
  return rateOf(settingsOf(row).time, longestLimit(game.options.form, options as Record<string, unknown>))
}

/** Everything about the match that is fixed from now on. */
export function headerFor(
  row: TableRow,
  setup: Setup<GameTypes>,
  { pauseMs, rate }: { pauseMs: number; rate: number },
): Header<GameTypes> {
  return {
    format: MATCH_FORMAT,
    game: row.game,
    setup,
    // A pause is for people: it takes as long on a fast or slow clock.
    pace: { pauseMs: Math.ceil(pauseMs * rate), fixedWindows: settingsOf(row).fixedWindows },
    commitment: commitmentOfTable(row),
    seatSeeds: row.seats.map(({ seed }) => seed),
  }
}
