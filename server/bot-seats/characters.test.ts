import type { AnyBot } from '@starboard/kernel'
import { afterEach, expect, it } from 'vitest'
import { Lab, lanternsOnShelf, Visitor } from '../fixtures/lab.fixture.ts'
import { until } from '../fixtures/time.fixture.ts'
import type { TimedQuestion } from './players.ts'

const bot: AnyBot = { play: () => 'wait' }
const normal: AnyBot = { ...bot, characters: { calm: bot, wild: bot } }

let lab: Lab
afterEach(() => lab.close())

it('a bot is asked by its name, and everybody is told its character', async () => {
  const asked: TimedQuestion[] = []
  lab = await Lab.open({
    gameNamed: () => ({ ...lanternsOnShelf, bots: { normal, heuristic: bot } }),
    bots: {
      async think(question) {
        asked.push(question)
        return null
      },
      close: async () => undefined,
    },
  })
  const ada = new Visitor('Ada')
  const bots = [null, 'normal', 'normal', 'heuristic']
  const table = await lab.started({ game: 'lanterns', seats: 4, options: { rounds: 9, turnSeconds: 0 }, bots }, [ada])
  const { seats } = table.info('')
  const told = seats.map(({ character }) => character ?? 'none')
  expect(told.slice(1, 3).toSorted()).toEqual(['calm', 'wild'])
  expect([told[0], told[3]]).toEqual(['none', 'none'])
  await until(() => asked.length > 0, 'a bot')
  for (const { seat, name } of asked) expect(name).toBe(seats[seat]?.name)
})
