import {
  type AnyBot,
  type AnyGame,
  bug,
  fastChance,
  type GameTypes,
  isRefusal,
  lookAt,
  readSetup,
  seatOf,
} from '@starboard/kernel'
import { noughts } from '@starboard/kernel/noughts'
import { describe, expect, it } from 'vitest'
import { mutedCtx, playOut } from '../arena.ts'
import { race } from '../race.fixture.ts'
import { randomBot } from '../random.ts'
import { Contender } from './contender.ts'
import { trialBot } from './index.ts'

const walker: AnyBot = { play: () => ({ kind: 'walk' }) }
const roller: AnyBot = { play: () => ({ kind: 'roll' }) }
interface Asked {
  /** How far each of the two has come; ten fields are to be gone, and the first has the turn. */
  readonly fields: readonly number[]
  readonly ms?: number
  clock?(): number
}

function answer(bot: AnyBot, { fields, ms = 0, clock }: Asked) {
  const setup = readSetup(race, { seats: 2 })
  const state = { ...race.setup(isRefusal(setup) ? bug(setup.text) : setup, mutedCtx('x')), fields: [...fields] }
  const look = lookAt<GameTypes>(race, state, seatOf(0), { at: 0, now: 0 })
  return bot.play(look, seatOf(0), { ms, random: fastChance('y'), ...(clock !== undefined && { clock }) })
}

const behind = { fields: [0, 3] }

describe('trials of a few choices', () => {
  it('find what is better than what a fair player would do', () => {
    expect(answer(trialBot(race, { rollout: walker }), behind)).toEqual({ kind: 'roll' })
  })

  it('keep to what a fair player would do where nothing is better beyond doubt', () => {
    expect(answer(trialBot(race, { rollout: roller }), behind)).toEqual({ kind: 'roll' })
    // Whoever is ahead of a walker needs no luck, and one step from the end everything is a step.
    for (const fields of [
      [5, 0],
      [9, 9],
    ])
      expect(answer(trialBot(race, { rollout: walker }), { fields })).toEqual({ kind: 'walk' })
  })

  it('try what the game says is worth it, and nothing that answers nothing', () => {
    const only = (kind: string) => trialBot(race, { rollout: walker, promising: () => [{ kind }] })
    expect(answer(only('roll'), behind)).toEqual({ kind: 'roll' })
    expect(answer(only('walk'), behind)).toEqual({ kind: 'walk' })
    const game: AnyGame = { ...race, anytimeActions: ['resign', 'roll'], apply: () => bug('It tries.') }
    expect(answer(trialBot(game, { rollout: walker }), behind)).toEqual({ kind: 'walk' })
  })

  it('stop when the time is up, and know nothing then', () => {
    let now = 0
    expect(answer(trialBot(race, { rollout: walker }), { ...behind, ms: 3, clock: () => now++ })).toEqual({
      kind: 'walk',
    })
  })

  it('answer the same when asked again', () => {
    const bot = trialBot(race, { rollout: walker, margin: 2 })
    expect(answer(bot, behind)).toEqual(answer(bot, behind))
  })

  it('beat the player by whom they think', () => {
    const random = randomBot(noughts)
    const bot = trialBot(noughts, { rollout: random })
    const setup = readSetup(noughts, { seats: 2 })
    let wins = 0
    for (let index = 0; index < 20; index++) {
      const bots = index % 2 === 0 ? [bot, random] : [random, bot]
      const play = { setup: isRefusal(setup) ? bug(setup.text) : setup, bots, seed: `t/${index}` }
      if (playOut({ game: noughts }, play).outcome.places[index % 2] === 1) wins++
    }
    expect(wins).toBeGreaterThan(15)
  })
})

describe('a contender', () => {
  it('is judged by the mean of the differences and its error', () => {
    const one = new Contender({ kind: 'roll' })
    expect(one.error).toBe(Number.POSITIVE_INFINITY)
    for (const better of [0, 1, 0, 1]) one.note(better)
    expect([one.mean, one.error, one.worlds]).toEqual([0.5, 0.25, 4])
  })
})
