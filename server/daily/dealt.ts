import { type AnyGame, bug, committedChance, isRefusal, MATCH_FORMAT, Match, readSetup } from '@starboard/kernel'
import type { DayRow } from '../store/store.ts'

/** The state in which everybody's match of that day begins. It never leaves the server. */
export function dealtOn(game: AnyGame, { day, seed, fingerprint }: DayRow): object {
  const { seats, options } = game.daily ?? bug(`${game.meta.name} has nothing that everybody is dealt alike.`)
  const setup = readSetup(game, { seats, options })
  if (isRefusal(setup)) return bug(setup.text)
  const header = {
    format: MATCH_FORMAT,
    game: game.meta.id,
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: fingerprint,
    seatSeeds: [],
    daily: day,
  } as const
  return Match.start({ game, header, source: committedChance({ seed, seatSeeds: [] }) }).match.state
}
