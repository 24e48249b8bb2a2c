import { playOut } from '@starboard/bots'
import {
  type AnyBot,
  bug,
  fastChance,
  type GameTypes,
  isRefusal,
  lookAt,
  readSetup,
  type Seat,
  seatsOf,
} from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { contested, playedNow, said } from '../../contest.fixture.ts'
import { spaceGoats } from '../rules/index.ts'
import { help, heuristic, normal } from './index.ts'

const entry = { game: spaceGoats, bots: { heuristic, normal }, help }
const hard = { entry, own: 'search', rivals: 'normal' }

/** A hard bot thinks for seconds in every game. */
const CONTESTS = playedNow([
  { entry, own: 'normal', rivals: 'beginner', seats: 2, goal: 0.7, games: { test: 200, endure: 400 } },
  { ...hard, seats: 2, goal: 0.6, games: { test: 0, endure: 400 } },
  { ...hard, seats: 4, goal: 0.37, games: { test: 0, endure: 400 } },
])

describe('levels', { timeout: 7_200_000 }, () => {
  it.each(CONTESTS)('$own wins $goal of $seats-player games against $rivals', (contest) => {
    const result = contested(contest)
    expect(result.isMet, said(contest, result)).toBe(true)
  })
})

interface Played {
  readonly bot: AnyBot
  readonly seats: number
  readonly game: number
  onAsked?(look: ReturnType<typeof lookAt<GameTypes>>, seat: Seat): void
}

function played({ bot, seats, game, onAsked }: Played) {
  const setup = readSetup(spaceGoats, { seats, bots: seatsOf(seats) })
  const acts = (state: GameTypes['State'], seat: Seat) =>
    onAsked?.(lookAt<GameTypes>(spaceGoats, state, seat, { at: 0, now: 0 }), seat)
  return playOut(entry, {
    setup: isRefusal(setup) ? bug(setup.text) : setup,
    bots: seatsOf(seats).map(() => bot),
    seed: `levels/${game}`,
    watcher: { acts, ended: () => undefined },
  }).outcome
}

const GAMES = depth('GOATS_LEVELS', { test: 100, endure: 4000 })

describe.each([2, 3, 4, 5])('normal bots, %i of them', (seats) => {
  it(`end in ${GAMES} games not once by the round limit`, { timeout: 1_200_000 }, () => {
    for (let game = 0; game < GAMES; game++)
      expect(played({ bot: normal, seats, game }).ending, `game ${game}`).not.toBe('limit')
  })
})

describe('characters', () => {
  const all = Object.entries(normal.characters ?? {})

  it.each(all)('%s plays otherwise than the others now and then', (word, one) => {
    const others = new Set<string>()
    let asked = 0
    const answer = (bot: AnyBot, look: Parameters<AnyBot['play']>[0], seat: Seat) =>
      JSON.stringify(bot.play(look, seat, { ms: 0, random: fastChance('x') }))
    for (let game = 0; game < 20; game++) {
      const onAsked: Played['onAsked'] = (look, seat) => {
        asked++
        const own = answer(one, look, seat)
        for (const [other, bot] of all) if (answer(bot, look, seat) !== own) others.add(other)
      }
      played({ bot: heuristic, seats: 4, game, onAsked })
    }
    expect(asked).toBeGreaterThan(500)
    expect([...others].toSorted()).toEqual(
      all
        .map(([other]) => other)
        .filter((other) => other !== word)
        .toSorted(),
    )
  })
})
