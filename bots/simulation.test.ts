import { botNamesAt, bug, characterNamed, isRefusal, readSetup } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { playOut } from './arena.ts'
import { figuresOf } from './figures.ts'
import { race } from './race.fixture.ts'
import { FailedGame, type Simulation, simulate } from './simulation.ts'
import { emptyTally, mergeTally } from './tally.ts'

const walker = { play: () => ({ kind: 'walk' }) }
const roller = { play: () => ({ kind: 'roll' }) }
const entry = { game: race, bots: { walker, roller } }

function simulationOf(bots: readonly string[], seats = 3): Simulation {
  const setup = readSetup(race, { seats })
  return isRefusal(setup) ? bug(setup.text) : { setup, bots, seed: 'x' }
}

describe('a simulation', () => {
  it('is the same however it is cut into parts, in whatever order', () => {
    const simulation = simulationOf(['random', 'roller'])
    const whole = simulate(entry, simulation, { from: 0, games: 40 })
    const merged = emptyTally()
    for (const [from, games] of [
      [30, 10],
      [0, 7],
      [7, 23],
    ] as const)
      mergeTally(merged, simulate(entry, simulation, { from, games }))
    expect(figuresOf(merged)).toEqual(figuresOf(whole))
  })

  it('lets the bots take the seats in turn and move on by one from match to match', () => {
    const one = (index: number) => simulate(entry, simulationOf(['walker', 'roller']), { from: index, games: 1 }).bots
    expect(one(0)).toMatchObject({ walker: { games: 2 }, roller: { games: 1 } })
    expect(one(1)).toMatchObject({ walker: { games: 1 }, roller: { games: 2 } })
  })

  it('gives each bot the character of its name, as if the seed were the code of a table', () => {
    const either = { ...walker, characters: { calm: walker, wild: roller } }
    const { setup } = simulationOf([])
    for (const seed of ['a', 'b', 'c', 'd']) {
      const names = botNamesAt(race.meta, { table: seed, people: [null, null, null] })
      const bots = names.map((name) => (characterNamed(race.meta, either, name) === 'wild' ? roller : walker))
      expect(new Set(bots).size).toBe(2)
      const mixed = playOut({ game: race }, { setup, seed, bots: [either, either, either] })
      expect(mixed).toEqual(playOut({ game: race }, { setup, seed, bots }))
      expect(mixed).not.toEqual(playOut({ game: race }, { setup, seed, bots: [walker, walker, walker] }))
    }
  })

  it('finds that rolling beats walking', () => {
    const { winRateByBot, appearancesByBot } = figuresOf(
      simulate(entry, simulationOf(['walker', 'roller'], 2), { from: 0, games: 100 }),
    )
    expect(winRateByBot.roller).toBe(1)
    expect(appearancesByBot).toEqual({ roller: 100, walker: 100 })
  })

  it('says which match broke, and its seed', () => {
    const broken = { game: race, bots: { bomb: { play: () => bug('Boom.') } } }
    const run = () => simulate(broken, simulationOf(['bomb']), { from: 7, games: 1 })
    expect(run).toThrow(FailedGame)
    expect(run).toThrow(expect.objectContaining({ index: 7, seed: 'x/7', message: 'Boom.' }))
  })
})
