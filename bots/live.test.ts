import {
  type AnyGame,
  bug,
  commitmentOf,
  committedChance,
  exportMatch,
  type GameTypes,
  type Header,
  isRefusal,
  MATCH_FORMAT,
  readSetup,
  verify,
} from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { playLive } from './live.ts'
import { race } from './race.fixture.ts'
import { randomBot } from './random.ts'

const SEED = '5'.repeat(64)

function headerOf(): Header<GameTypes> {
  const setup = readSetup(race, { seats: 2 })
  if (isRefusal(setup)) return bug(setup.text)
  const pace = { pauseMs: 0, fixedWindows: false }
  return { format: MATCH_FORMAT, game: 'race', setup, pace, commitment: commitmentOf(SEED), seatSeeds: [] }
}

describe('a live match of bots', () => {
  it('gives a log that is true', () => {
    const header = headerOf()
    const source = committedChance({ seed: SEED, seatSeeds: [] })
    const bots = [randomBot(race), randomBot(race)]
    const game: AnyGame = race
    const { log, match } = playLive({ game, header, source }, { bots, seed: 'x' })
    expect(match.outcome).not.toBeNull()
    const exported = exportMatch(game, { header, log, seed: SEED, names: ['Ada', 'Ben'] })
    if (isRefusal(exported)) return bug(exported.text)
    expect(verify(game, exported).problems).toEqual([])
  })
})
