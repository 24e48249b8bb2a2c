import { botsFor, searchBot } from '@starboard/bots'
import type { AnyBot } from '@starboard/kernel'
import { botIsFair, LAWS, type Trial, trialSetup } from '@starboard/kernel/laws'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { depth } from '../tools/depth.fixture.ts'
import { type ShelfEntry, shelf } from './shelf.ts'

/** A new seed every run; LAW_SEED from a failed title plays the same trials again, LAW_RUNS asks for more of them. */
const SEED = Number(process.env.LAW_SEED ?? Date.now() % 2 ** 31)
const RUNS = depth('LAW_RUNS', { test: 3, endure: 200 })
/** How many games of the shelf, from its first on. */
const GAMES = depth('LAW_GAMES', { test: shelf.length, endure: shelf.length })
const MOST_MOVES = 200
/** Of a search: it is as fair with few as with many. */
const ROUNDS = 3
/** Making a failed trial smaller may take long; it stops here and shows what it has. */
const PATIENCE_MS = Math.max(120_000, RUNS * 6_000)

const trials = (game: ShelfEntry['game']): fc.Arbitrary<Trial> =>
  fc.record({
    setup: fc.nat().map((seed) => trialSetup(game, seed)),
    luck: fc.nat().map(String),
    moves: fc.array(fc.nat(2 ** 20), { maxLength: MOST_MOVES, size: 'max' }),
  })

const holds = (game: ShelfEntry['game'], check: (trial: Trial) => void): void =>
  fc.assert(fc.property(trials(game), check), {
    seed: SEED,
    numRuns: RUNS,
    interruptAfterTimeLimit: PATIENCE_MS,
    markInterruptAsFailure: true,
  })

/** Everybody who plays it, in one of their characters if they have any: by chance, since those differ in a few numbers only. */
function playersOf({ game, bots, help }: ShelfEntry): readonly (readonly [name: string, bot: AnyBot])[] {
  const hasty = help === undefined ? {} : { help: { ...help, iterations: ROUNDS } }
  const all = { search: searchBot(game, { iterations: ROUNDS }), ...botsFor({ game, bots, ...hasty }) }
  return Object.entries(all).map(([name, bot]) => {
    const characters = Object.entries(bot.characters ?? {})
    const [word, one] = characters[SEED % characters.length] ?? []
    return one === undefined ? [name, bot] : [`${name}, ${word}`, one]
  })
}

for (const entry of shelf.slice(0, GAMES)) {
  const { game } = entry
  describe(game.meta.name, { timeout: PATIENCE_MS + 20_000 }, () => {
    for (const law of LAWS) test(`${law.name} (LAW_SEED=${SEED})`, () => holds(game, (trial) => law.check(game, trial)))
    for (const [name, bot] of playersOf(entry))
      test(`the bot ${name} is fair (LAW_SEED=${SEED})`, () => holds(game, (trial) => botIsFair(game, bot, trial)))
  })
}
