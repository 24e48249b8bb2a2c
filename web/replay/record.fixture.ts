import {
  type AnyGame,
  bug,
  committedChance,
  type Entry,
  exportMatch,
  type GameTypes,
  isRefusal,
  type MatchExport,
} from '@starboard/kernel'
import { play } from '../../kernel/laws/kit/play.ts'
import { headerOf, seedOf, trialSetup } from '../../kernel/laws/kit/trial.ts'

/** A whole match played at random, with moves taken back now and then and clocks that run out. */
export function recordMatch(game: AnyGame, number: number): MatchExport<GameTypes> {
  const trial = { setup: trialSetup(game, number), luck: `record ${number}`, moves: [] }
  const header = headerOf(game, trial)
  const seed = seedOf(trial)
  const source = committedChance({ seed, seatSeeds: header.seatSeeds })
  const log: Entry<GameTypes['Action']>[] = []
  for (const { batches } of play(game, trial, { whole: true, undoes: true, source }))
    log.push(...batches.map(({ entry }) => entry))
  const names = header.seatSeeds.map((_, seat) => `Player ${seat + 1}`)
  const made = exportMatch(game, { header, log, seed, names })
  return isRefusal(made) ? bug(made.text) : JSON.parse(JSON.stringify(made))
}
