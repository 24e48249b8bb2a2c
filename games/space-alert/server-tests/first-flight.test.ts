import type { AnyBot, AnyGame } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { FakeStore, FakeWorld, openPage, settled } from '../../../web/solo/solo.fixture.ts'
import type { SoloSource } from '../../../web/solo/solo-source.ts'
import { heuristic, levels } from '../bot/index.ts'
import { spaceAlert } from '../rules/index.ts'
import type { View } from '../rules/view.ts'

const bots: Readonly<Record<string, AnyBot>> = {
  heuristic: heuristic as unknown as AnyBot,
  normal: levels.normal as unknown as AnyBot,
}
const playable = { game: spaceAlert as unknown as AnyGame, bots }
/** As long as somebody reads a comment. */
const READING_MS = 60_000

const viewIn = ({ state }: SoloSource): View => state.shown?.view as View
const placedBy = (view: View, turns: readonly number[]) =>
  view.crew.slice(1).map(({ board }) => turns.filter((turn) => (board[turn - 1] ?? []).length > 0).length)

describe('the first flight, alone with bots', () => {
  it.each(['heuristic', 'normal'])(
    'SA-2.20 %s bots plan where the clock stands, and it comes to its end',
    async (level) => {
      const world = new FakeWorld()
      const source = await openPage(
        { playable, world, store: new FakeStore() },
        { level, options: { preset: 'firstFlight' } },
      )
      expect(viewIn(source)).toMatchObject({ captain: 0, options: { mission: 'testRun', untimed: true } })
      const goOn = async () => {
        await world.pass(READING_MS)
        expect(await source.act({ kind: 'advance' })).toEqual({ ok: true })
        await settled()
      }
      const heard = () => viewIn(source).told.at(-1)?.event.type
      while (viewIn(source).told.length < 8) await goOn()
      await world.pass(READING_MS)
      expect(heard()).toBe('phase-warning')
      for (const cards of placedBy(viewIn(source), [1, 2, 3])) expect(cards).toBeGreaterThan(0)
      while (viewIn(source).stage === 'planning') await goOn()
      for (const cards of placedBy(viewIn(source), [4, 5, 6, 7])) expect(cards).toBeGreaterThan(0)
      for (let waits = 0; source.state.shown?.outcome == null && waits < 60; waits++) await world.pass(READING_MS)
      expect(source.state.shown?.outcome).not.toBeNull()
    },
    120_000,
  )
})
