import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shelf } from '@starboard/games'
import { withBoard } from '@starboard/games/boards.fixture.ts'
import { commitmentOf, type Outcome } from '@starboard/kernel'
import type { DailyGlance, DailyToday } from '@starboard/wire/api'
import { levelName } from '@starboard/wire/levels'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Lab, Visitor } from '../fixtures/lab.fixture.ts'
import { dailyRoutes } from '../http/daily-routes.ts'
import type { TableState } from '../table/state.ts'
import type { Table } from '../table/table.ts'
import { dayOf, endOf } from './day.ts'
import { dealtOn } from './dealt.ts'
import { noteEnd } from './end.ts'

const HOUR_MS = 3_600_000
const GAMES = shelf.filter(({ game }) => game.daily !== undefined).map(({ game }) => ({ name: game.meta.id, game }))
const dayWith = (seed: string) => ({ game: '', day: '2026-11-17', seed, fingerprint: commitmentOf(seed) })

let lab: Lab
beforeEach(async () => {
  lab = await Lab.open()
  lab.ahead = endOf(dayOf(lab.now())) + 12 * HOUR_MS - lab.now()
})
afterEach(() => lab.close())

async function begun(game: string, name: string): Promise<{ readonly who: Visitor; readonly table: Table }> {
  const who = new Visitor(name)
  const table = await lab.table(who, { game, daily: true })
  await who.must(table, { kind: 'sit' })
  await who.must(table, { kind: 'ready', ready: true })
  await who.must(table, { kind: 'start' })
  return { who, table }
}

it('every game with a board has something that everybody is dealt alike', () => {
  expect(GAMES.map(({ name }) => name)).toEqual(withBoard.map(({ game }) => game.meta.id))
})

describe.each(GAMES)('what everybody is dealt of $name', ({ name, game }) => {
  it('follows from the seed of the day', () => {
    const dealt = (seed: string) => JSON.stringify(dealtOn(game, dayWith(seed.repeat(32))))
    expect(dealt('5e')).toBe(dealt('5e'))
    // Decks have no order yet: of what lies open two days in a row may have the same.
    expect(new Set(['5e', '5f', '60', '61', '62', '63'].map(dealt)).size).toBeGreaterThan(1)
  })

  it('is played by one person among bots of the usual level, and sealed until the day is over', async () => {
    const { who, table } = await begun(name, 'Ada')
    const [own, ...others] = table.row.seats
    expect(own?.user).toBe(who.id)
    expect(new Set(others.map(({ bot }) => levelName(bot ?? '')))).toEqual(new Set(['normal']))
    const { day, fingerprint } = (await lab.store.daily.find(name, dayOf(lab.now()))) ?? { day: '', fingerprint: '' }
    expect(table.info('')).toMatchObject({ commitment: fingerprint, isOpen: false, daily: { day, isSealed: true } })
    for (const answer of [await table.look(''), await table.look('ben'), await table.story('')])
      expect(answer).toMatchObject({ code: 'daily-sealed' })
    expect(await table.look(who.id)).toHaveProperty('look')
    expect((await begun(name, 'Cem')).table.info('').commitment).toBe(fingerprint)
    lab.ahead += endOf(day) - lab.now()
    expect(await table.look('')).toHaveProperty('look')
  })

  it('ends in the table of results, with a score in words', async () => {
    const { who, table } = await begun(name, 'Ada')
    // How such a match went once: to play one out takes minutes.
    const kept = join(import.meta.dirname, `../../games/${name}/golden/four-bots.json`)
    const { outcome } = JSON.parse(await readFile(kept, 'utf8')) as { outcome: Outcome }
    const written = { at: lab.now() }
    await noteEnd({ services: { store: lab.store }, row: table.row, outcome, written } as unknown as TableState)
    const parts = {
      store: lab.store,
      shelf,
      wall: () => lab.now(),
      daySeed: () => '',
      gauges: { find: () => undefined },
    }
    const told = async (path: string, params: object) => {
      const route = dailyRoutes(parts).find((one) => one.path === path)
      const answer = await route?.answer({ user: { id: who.id }, params } as never)
      return (answer as { body: unknown }).body
    }
    const { results } = (await told('/api/daily/:game', { game: name })) as DailyToday
    const glance = ((await told('/api/daily', {})) as readonly DailyGlance[]).find((one) => one.game === name)
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({ place: 1, isWon: outcome.result === 'won' && outcome.places[0] === 1 })
    expect(results[0]?.crew.filter(({ isBot }) => !isBot)).toEqual([{ name: 'Ada', isBot: false }])
    if (game.meta.kind === 'competitive') {
      expect(results[0]?.came).toBe(outcome.places[0])
      expect(results[0]?.score).toMatch(/^-?[\d½]+ [a-z]|^[a-z]/i)
    }
    expect(glance).toMatchObject({ finished: 1, hasBegun: true, top: results })
  })
})
