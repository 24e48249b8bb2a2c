import {
  type AnyBot,
  type AnyGame,
  bug,
  type Game,
  type GameTypes,
  isRefusal,
  readSetup,
  refuse,
  type Setup,
  seatsOf,
} from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { playOut, type Step } from './arena.ts'
import { type Race, race } from './race.fixture.ts'
import { randomBot } from './random.ts'

const setupOf = (game: AnyGame): Setup<GameTypes> => {
  const setup = readSetup(game, { seats: 2 })
  return isRefusal(setup) ? bug(setup.text) : setup
}

const always = (kind: string): AnyBot => ({ play: () => ({ kind }) })
const waiter: AnyBot = { play: () => 'wait' }

function stepsOf(game: AnyGame, bots: readonly AnyBot[], seed = 'x'): readonly Step[] {
  const steps: Step[] = []
  playOut({ game }, { setup: setupOf(game), bots, seed, onStep: (step) => void steps.push(step) })
  return steps
}

describe('a match in the arena', () => {
  it('is played to its end', () => {
    const { outcome, entries } = playOut(
      { game: race },
      { setup: setupOf(race), bots: [always('walk'), always('walk')], seed: 'x' },
    )
    expect(outcome.places).toEqual([1, 2])
    expect(entries).toBe(20)
  })

  it('depends on nothing but its seed', () => {
    const bots = [randomBot(race), randomBot(race)]
    expect(stepsOf(race, bots, 'x')).toEqual(stepsOf(race, bots, 'x'))
    expect(stepsOf(race, bots, 'x')).not.toEqual(stepsOf(race, bots, 'y'))
  })

  it('keeps the luck of the bots apart from the luck of the match', () => {
    const thinker: AnyBot = {
      play: (_look, _seat, { random }) => {
        random.d6()
        return { kind: 'roll' }
      },
    }
    const play = (bot: AnyBot) => playOut({ game: race }, { setup: setupOf(race), bots: [bot, bot], seed: 'x' })
    expect(play(thinker)).toEqual(play(always('roll')))
  })

  it('builds no view that nobody reads', () => {
    const blind: AnyGame = { ...race, view: () => bug('A view was built.') }
    expect(() => stepsOf(blind, [randomBot(blind), randomBot(blind)])).not.toThrow()
  })

  it('never lets the random bot resign: an anytime action answers nothing', () => {
    const steps = stepsOf(race, [randomBot(race), randomBot(race)])
    expect(steps.map((step) => (step.seat === null ? '' : step.action.kind))).not.toContain('resign')
  })

  it('stops at a bot that breaks the rules', () => {
    const strict: AnyGame = {
      ...race,
      check: (_state, _seat, { kind }) => (kind === 'fly' ? refuse('no', 'R-2', 'You cannot fly.') : null),
    }
    expect(() => stepsOf(strict, [always('fly'), always('walk')])).toThrow('You cannot fly.')
  })

  it('stops when a bot waits where it may not, or the match has no end', () => {
    expect(() => stepsOf(race, [waiter, waiter])).toThrow('waits at move')
    const bots = [always('walk'), always('walk')]
    expect(() => playOut({ game: race }, { setup: setupOf(race), bots, seed: 'x', maxEntries: 5 })).toThrow('not over')
  })
})

describe('a match in real time', () => {
  /** Everybody may walk at any time and gets nowhere; a bell every second, and at the third it is over. */
  const bells: Game<Race> = {
    ...race,
    bound: () => 100,
    decisions: () => seatsOf(2).map((seat) => ({ id: 'run', seat, kind: 'run', mode: 'free', known: 'all' })),
    legal: () => [{ kind: 'walk' }],
    apply() {},
    wake: ({ turn }) => (turn + 1) * 1000,
    clock: (state) => void state.turn++,
    outcome: (state) => (state.turn < 3 ? null : race.outcome({ ...state, fields: [99, 0] })),
  }

  it('moves the clock only when everybody waits', () => {
    expect(stepsOf(bells, [waiter, waiter])).toEqual([1000, 2000, 3000].map((at) => ({ at, seat: null })))
  })

  it('moves the clock although somebody would act forever', () => {
    const steps = stepsOf(bells, [randomBot(race), waiter])
    expect(steps.filter(({ seat }) => seat === null)).toHaveLength(3)
    expect(steps.length).toBeGreaterThan(6)
  })

  describe('without a clock', () => {
    /** Over after three steps, and nothing happens by itself. */
    const still: Game<Race> = {
      ...bells,
      wake: () => null,
      clock: () => bug('There is no clock.'),
      apply: (state) => void state.turn++,
    }

    it('asks those again who waited', () => {
      let asked = 0
      const hesitant: AnyBot = { play: () => (++asked % 20 === 0 ? { kind: 'walk' } : 'wait') }
      expect(stepsOf(still, [hesitant, waiter])).toHaveLength(3)
    })

    it('is stuck if nobody ever does anything', () => {
      expect(() => stepsOf(still, [waiter, waiter])).toThrow('stuck')
    })
  })
})
