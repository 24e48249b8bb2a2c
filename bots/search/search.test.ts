import {
  type AnyBot,
  type AnyGame,
  bug,
  fastChance,
  type GameTypes,
  isRefusal,
  lookAt,
  readSetup,
  type Seat,
  seatOf,
} from '@starboard/kernel'
import { noughts } from '@starboard/kernel/noughts'
import { describe, expect, it } from 'vitest'
import { shelf } from '../../games/shelf.ts'
import { haul } from '../../kernel/example/index.ts'
import { mutedCtx, playOut } from '../arena.ts'
import { randomBot } from '../random.ts'
import { Search, searchBot } from './index.ts'

const setupOf = (game: AnyGame, seats = game.meta.seats[0]) => {
  const setup = readSetup(game, { seats, bots: Array.from({ length: seats }, (_, seat) => seatOf(seat)) })
  return isRefusal(setup) ? bug(setup.text) : setup
}

/** The board after these cells were marked in turn. */
function board(cells: readonly number[]): GameTypes['State'] {
  const game: AnyGame = noughts
  const ctx = mutedCtx('board')
  const state = game.setup(setupOf(game), ctx)
  cells.forEach((cell, turn) => {
    const seat = seatOf(turn % 2)
    const action = noughts.legal(state as never, seat).find((one) => one.cell === cell) ?? bug(`Cell ${cell} is taken.`)
    game.apply(state, seat, action, ctx)
  })
  return state
}

const answer = (bot: AnyBot, cells: readonly number[], seed = 'x'): unknown => {
  const seat = seatOf(cells.length % 2)
  return bot.play(lookAt<GameTypes>(noughts, board(cells), seat, { at: 0, now: 0 }), seat, {
    ms: 0,
    random: fastChance(seed),
  })
}

const marks = (cell: number) => ({ kind: 'mark', cell })
const hasty = searchBot(noughts, { iterations: 200 })

describe('a search in noughts and crosses', () => {
  it.each([
    ['in a row', [0, 3, 1, 4], 2],
    ['in a column, rather than block', [0, 1, 8, 4, 6], 7],
    ['on a diagonal', [2, 0, 4, 1], 6],
  ])('finds a win %s', (_where, cells, cell) => {
    for (const seed of ['a', 'b', 'c']) expect(answer(hasty, cells, seed)).toEqual(marks(cell))
  })

  it.each([
    ['a row', [0, 4, 1], 2],
    ['a column', [4, 0, 2, 6], 3],
    ['a diagonal', [0, 1, 4], 8],
  ])('blocks %s', (_what, cells, cell) => {
    for (const seed of ['a', 'b', 'c']) expect(answer(hasty, cells, seed)).toEqual(marks(cell))
  })

  it('sees a fork two moves ahead', () => {
    expect([1, 3, 5, 7].map(marks)).toContainEqual(answer(searchBot(noughts, { iterations: 2000 }), [0, 4, 8]))
  })

  it('never loses, whoever begins', () => {
    const bot = searchBot(noughts, { iterations: 1000 })
    for (let index = 0; index < 30; index++) {
      const mine = index % 2
      const bots = mine === 0 ? [bot, randomBot(noughts)] : [randomBot(noughts), bot]
      const { outcome } = playOut({ game: noughts }, { setup: setupOf(noughts), bots, seed: `never/${index}` })
      expect(outcome.places[mine], `match ${index}`).toBe(1)
    }
  })

  it('draws against itself', () => {
    const bot = searchBot(noughts, { iterations: 2000 })
    const { outcome } = playOut({ game: noughts }, { setup: setupOf(noughts), bots: [bot, bot], seed: 'self' })
    expect(outcome.result).toBe('draw')
  })

  it('stops when its time is over, after one round at least', () => {
    const look = lookAt<GameTypes>(noughts, board([]), seatOf(0), { at: 0, now: 0 })
    let reads = 0
    const clock = () => 10 * reads++
    const budget = { ms: 50, random: fastChance('x'), clock }
    const search = new Search({ game: noughts, help: {}, look, seat: seatOf(0), budget })
    search.run(1_000_000)
    expect(search.found.reduce((sum, { visits }) => sum + visits, 0)).toBe(5)
    const late = new Search({ game: noughts, help: {}, look, seat: seatOf(0), budget: { ...budget, ms: 0 } })
    late.run(1_000_000)
    expect(late.found).toHaveLength(1)
  })
})

describe('a search', () => {
  /** Everything that whoever searches answers in one match, as text. */
  function answersIn(game: AnyGame, bot: AnyBot, seed: string): readonly string[] {
    const said: string[] = []
    const searcher: AnyBot = {
      play(look, seat, budget) {
        const action = bot.play(look, seat, budget)
        said.push(JSON.stringify(action))
        return action
      },
    }
    const setup = setupOf(game)
    const bots = Array.from({ length: setup.seats }, (_, seat) => (seat === 0 ? searcher : randomBot(game)))
    // Whatever is illegal is thrown out by the arena.
    playOut({ game }, { setup, bots, seed })
    return said
  }

  it('answers the same with the same luck, where answers are sealed too', () => {
    const bot = searchBot(haul, { iterations: 40 })
    const once = answersIn(haul, bot, 'same')
    expect(once.length).toBeGreaterThan(5)
    expect(answersIn(haul, bot, 'same')).toEqual(once)
  })

  it('beats dice where answers are sealed', () => {
    const bot = searchBot(haul, { iterations: 300 })
    const wins = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => {
      const bots = [bot, randomBot(haul)]
      return playOut({ game: haul }, { setup: setupOf(haul), bots, seed: `haul/${index}` }).outcome.places[0]
    })
    expect(wins.filter((place) => place === 1).length).toBeGreaterThanOrEqual(8)
  })

  it.each(shelf.map(({ game, help }) => [game.meta.name, game, help] as const))(
    'answers legally in %s',
    (_name, game, help = {}) => {
      expect(answersIn(game, searchBot(game, { ...help, iterations: 3 }), 'legal')).not.toHaveLength(0)
    },
  )
})

describe('statistics of those who answer at once', () => {
  it('are apart: a seat whose answer the searcher does not see has its own', () => {
    const seat: Seat = seatOf(0)
    const game: AnyGame = haul
    const ctx = mutedCtx('apart')
    const state = game.setup(setupOf(game), ctx)
    while (game.decisions(state)[0]?.kind !== 'auction') {
      const asked = game.decisions(state)[0] ?? bug('Nobody is asked.')
      game.apply(state, asked.seat, { kind: 'endTurn' }, ctx)
    }
    const look = lookAt(game, state, seat, { at: 0, now: 0 })
    const search = new Search({ game, help: {}, look, seat, budget: { ms: 0, random: fastChance('x') } })
    search.run(200)
    expect(search.found.map(({ action }) => action.kind)).toEqual(search.found.map(() => 'bid'))
    expect(search.found.reduce((sum, { visits }) => sum + visits, 0)).toBe(200)
  })
})
