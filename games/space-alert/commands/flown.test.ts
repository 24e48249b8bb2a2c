import { writeFileSync } from 'node:fs'
import { playLive } from '@starboard/bots'
import { commitmentOf, committedChance, exportMatch, type Header, isRefusal, MATCH_FORMAT } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { terminal } from '../../../cli/starboard.fixture.ts'
import { setupFor } from '../bot/crews.fixture.ts'
import { levels } from '../bot/index.ts'
import { missionFileOf } from '../rules/flight/mission-file.ts'
import { spaceAlert } from '../rules/index.ts'
import { resolve } from '../rules/resolution/resolve.ts'
import type { SpaceAlert, State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

const { starboard, fileNamed } = terminal()
const SEED = 'da'.repeat(32)
const FINGERPRINT = commitmentOf(SEED)
const DAY = '2026-11-16'

/** The mission of a day, flown by a crew of bots. */
function flown() {
  const { seats = 1, options } = spaceAlert.daily ?? {}
  const header: Header<SpaceAlert> = {
    format: MATCH_FORMAT,
    game: 'space-alert',
    setup: setupFor(seats, options),
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: FINGERPRINT,
    seatSeeds: [],
    daily: DAY,
  }
  const bots = Array.from({ length: seats }, () => levels.normal)
  const source = committedChance({ seed: SEED, seatSeeds: [] })
  const { match, log } = playLive({ game: spaceAlert, header, source }, { bots, seed: 'crew' })
  const exported = exportMatch(spaceAlert, {
    header,
    log: log as never,
    seed: SEED,
    names: bots.map((_, n) => `Bot ${n}`),
  })
  if (isRefusal(exported)) throw new Error(exported.text)
  return { state: match.state as State, view: match.look('spectator').view as View, exported }
}

const { state, view, exported } = flown()
const write = (name: string, value: unknown) =>
  writeFileSync(fileNamed(name), typeof value === 'string' ? value : JSON.stringify(value))

describe('a mission that bots have flown at a table', () => {
  it('resolves to the same score from the file that it leaves behind', async () => {
    write('flown.json', missionFileOf(view))
    const { out, error } = await starboard('resolve', 'flown.json', '--json')
    expect(error).toBe('')
    const { score, outcome, damage, threats } = state.flight?.result ?? resolve(view.flight?.mission as never)
    expect(JSON.parse(out)).toMatchObject({ score, outcome, damage, threats })
  })

  it('resolves to the same score from the match that was saved, by the names of its seats', async () => {
    write('match.json', exported)
    const [report, story] = await Promise.all([
      starboard('resolve', 'match.json', '--json'),
      starboard('resolve', 'match.json'),
    ])
    const { score, outcome } = resolve(view.flight?.mission as never)
    expect(JSON.parse(report.out)).toMatchObject({ score, outcome })
    expect(story).toMatchObject({ exitCode: 0, out: expect.stringContaining('Bot 0') })
  })

  it('verifies as the mission of its day, by the fingerprint that was published', async () => {
    const forged = { ...exported, header: { ...exported.header, seatSeeds: ['mine', '', '', ''] } }
    write('day.json', exported)
    write('forged.json', forged)
    const [plainly, same, other, notOfAll] = await Promise.all([
      starboard('verify', 'day.json'),
      starboard('verify', 'day.json', '--fingerprint', FINGERPRINT),
      starboard('verify', 'day.json', '--fingerprint', 'ab'.repeat(32)),
      starboard('verify', 'forged.json'),
    ])
    expect(plainly).toMatchObject({ exitCode: 0, out: expect.stringContaining(FINGERPRINT) })
    expect(same).toMatchObject({ exitCode: 0, out: expect.stringContaining(`Of ${DAY}: its seed is the one behind`) })
    expect(other).toMatchObject({ exitCode: 1, out: expect.stringContaining(`Not of ${DAY}`) })
    expect(notOfAll).toMatchObject({ exitCode: 1, out: expect.stringContaining('Seats have added to its luck') })
  })
})
