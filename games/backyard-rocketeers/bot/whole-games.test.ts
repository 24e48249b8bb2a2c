import { type Play, playOut, randomBot } from '@starboard/bots'
import { type Bot, type Chance, fastChance, isRefusal, type Setup, setupWith } from '@starboard/kernel'
import { describe, expect, it } from 'vitest'
import { depth } from '../../../tools/depth.fixture.ts'
import { CARDS, type CardId, factsOf } from '../rules/cards/catalogue.ts'
import { backyardRocketeers } from '../rules/index.ts'
import type { BackyardRocketeers, State } from '../rules/state.ts'
import { setupFor } from './contest.fixture.ts'
import { heuristic } from './index.ts'

const RANDOM_GAMES = depth('ROCKETEER_RANDOM', { test: 20, endure: 1000 })
const HEURISTIC_GAMES = depth('ROCKETEER_HEURISTIC', { test: 3, endure: 200 })
const ANY_OPTIONS = depth('ROCKETEER_ANY', { test: 60, endure: 20_000 })
/** Games by the letter take thousands of turns: in every `npm test` only the shortest of them. */
const LETTER_SEATS = depth('ROCKETEER_LETTER_SEATS', { test: 2, endure: 6 })
/** The longest round has about 20,000 games. */
const PATIENCE_MS = 3_600_000

const random = randomBot(backyardRocketeers)

/** Says so if the bot answers with anything that is not on its list, or answers otherwise when asked again. */
const strict: Bot<BackyardRocketeers> = {
  play(look, seat, budget) {
    const action = heuristic.play(look, seat, budget)
    if (action !== 'wait' && !look.legal.includes(action))
      throw new Error(`${JSON.stringify(action)} is not on the list.`)
    if (heuristic.play(look, seat, budget) !== action) throw new Error('The bot changes its mind.')
    return action
  },
}

/** BR-1.10 after every action; `playOut` itself stops at a stuck state, an illegal answer and a game without end. */
function playWatched(play: Omit<Play, 'onStep'>) {
  let cards: Census = []
  const game = {
    ...backyardRocketeers,
    setup(...given: Parameters<typeof backyardRocketeers.setup>) {
      const state = backyardRocketeers.setup(...given)
      cards = censusOf(state)
      return state
    },
    apply(...given: Parameters<typeof backyardRocketeers.apply>) {
      backyardRocketeers.apply(...given)
      const now = censusOf(given[0])
      if (now.length !== cards.length || now.some((count, rank) => count !== cards[rank]))
        throw new Error('A card was lost or made.')
    },
  }
  return playOut({ game }, play).outcome
}

/** How many there are of each card, by its rank: counted here anew, and quickly, since it is done after every action. */
type Census = readonly number[]

const RANKS = 1 + Math.max(...CARDS.map(({ rank }) => rank))

function censusOf({ piles, removed, players }: State): Census {
  const census = Array<number>(RANKS).fill(0)
  const add = (card: CardId | null): void => {
    if (card === null) return
    const { rank } = factsOf(card)
    census[rank] = (census[rank] ?? 0) + 1
  }
  for (const { draw, discard } of piles) for (const cards of [draw, discard]) cards.forEach(add)
  removed.forEach(add)
  for (const player of players) {
    add(player.pad)
    for (const cards of [player.hand, player.communications]) cards.forEach(add)
    for (const row of [player.rocket, player.faceDown, player.enhancements, player.generators, player.rovers])
      for (const one of row) add(one === null ? null : one.card)
  }
  return census
}

const PRESETS = ['standard', 'quick', 'byTheLetter'] as const

const TABLES = PRESETS.flatMap((preset) =>
  [2, 3, 4, 5, 6]
    .filter((seats) => preset !== 'byTheLetter' || seats <= LETTER_SEATS)
    .map((seats) => ({ preset, seats })),
)

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number)

describe.each(TABLES)('$preset with $seats players', { timeout: PATIENCE_MS }, ({ preset, seats }) => {
  const setup = setupFor(seats, { preset })

  it(`BR-1.10 keeps every card through ${RANDOM_GAMES} random games to their end`, () => {
    for (const number of numbers(RANDOM_GAMES)) {
      const outcome = playWatched({ setup, bots: numbers(seats).map(() => random), seed: `random/${number}` })
      expect(outcome.places).toContain(1)
    }
  })

  it(`BR-1.10 keeps every card through ${HEURISTIC_GAMES} heuristic games to their end`, () => {
    for (const number of numbers(HEURISTIC_GAMES)) {
      const outcome = playWatched({ setup, bots: numbers(seats).map(() => strict), seed: `heuristic/${number}` })
      expect(outcome.places).toContain(1)
    }
  })
})

describe('any table', { timeout: PATIENCE_MS }, () => {
  it(`plays ${ANY_OPTIONS} games with any options to their end`, () => {
    for (const number of numbers(ANY_OPTIONS)) {
      const setup = anySetup(fastChance(`any ${number}`))
      const bots = numbers(setup.seats).map((seat) => ((seat + number) % 4 === 0 ? strict : random))
      expect(playWatched({ setup, bots, seed: `any/${number}` }).places).toContain(1)
    }
  })
})

/** Any options, but no game longer than an evening of random play. */
function anySetup(luck: Chance): Setup<BackyardRocketeers> {
  for (;;) {
    const sampled = backyardRocketeers.options.sample(luck)
    const roundLimit = sampled.roundLimit === 0 ? 100 : Math.min(sampled.roundLimit, 100)
    const setup = setupWith(backyardRocketeers, { ...sampled, roundLimit }, { seats: 2 + luck.below(5, 'seats') })
    if (!isRefusal(setup)) return setup
  }
}
