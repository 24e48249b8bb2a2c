import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { ShelfEntry } from '@starboard/games'
import { isRefusal } from '@starboard/kernel'
import { type PartOf, type Plan, planOf } from '@starboard/lab'
import {
  botsNamed,
  gameNamed,
  optionsFrom,
  pairFor,
  repeated,
  setupFor,
  some,
  type WantedMatch,
  wholeNumber,
} from './arguments.ts'
import type { CliCommand } from './command.ts'
import { Mistake } from './ending.ts'
import { addMatchFlags } from './match-flags.ts'
import { playPlan } from './simulation/play-plan.ts'
import { progressBar } from './simulation/progress.ts'
import { shardFrom } from './simulation/shard.ts'
import { addTellFlags, type TellFlags, tell, tryFiles } from './simulation/tell.ts'

const MOST_GAMES = 100_000_000
const MOST_WORKERS = 256
const STOPPED_BY_CTRL_C = 130

interface SimulateFlags extends WantedMatch, TellFlags {
  readonly bots?: string
  readonly games: number
  readonly from: number
  readonly seed?: string
  readonly against?: readonly string[]
  readonly againstBots?: string
  readonly sweep?: string
  readonly shard?: PartOf
  readonly workers: number
}

export const simulateCommand: CliCommand = {
  name: 'simulate',
  about: 'Plays many games of bots on all cores and counts who wins.',
  examples: [
    `simulate ${some.game} --seats 4 --bots ${some.bots} --games 1000 --seed x`,
    `simulate ${some.game} --bots random --games 10000 --json`,
    `simulate ${some.game} --against preset=${some.preset} --report report.html`,
    `simulate ${some.game} --games 100000 --seed x --shard 2/8 --report part-2.json`,
  ],
  declare(command) {
    const declared = addMatchFlags(command)
      .option('--against <name=value>', 'a second rule set beside it: the same but for this; several times', repeated)
      .option('--against-bots <names>', 'other bots for the second rule set')
      .option('--sweep <name=value,value>', 'a further rule set for each of these values of one option')
      .option('--games <n>', 'how many games with each rule set', wholeNumber('--games', [1, MOST_GAMES]), 1000)
      .option('--seed <text>', 'the same text gives the same games (default: another each time)')
      .option(
        '--from <n>',
        'number of the first game, to see one of them again',
        wholeNumber('--from', [0, MOST_GAMES]),
        0,
      )
      .option('--shard <i/n>', 'plays one of n parts of all games, for starboard merge', shardFrom)
      .option('--workers <n>', 'threads', wholeNumber('--workers', [1, MOST_WORKERS]), availableParallelism())
    addTellFlags(declared).action((id: string, flags: SimulateFlags) => simulate(gameNamed(id), flags))
  },
}

async function simulate(entry: ShelfEntry, flags: SimulateFlags): Promise<void> {
  const plan = plannedBy(entry, flags)
  const { workers, shard: part = null } = flags
  tryFiles(flags)
  const games = plan.games * plan.ruleSets.length
  const progress = progressBar(part === null ? games : Math.ceil(games / part.of))
  process.once('SIGINT', () => {
    progress.clear()
    process.exit(STOPPED_BY_CTRL_C)
  })
  try {
    const report = await playPlan(plan, { workers, part, progress })
    progress.clear()
    tell(report, flags)
  } finally {
    progress.clear()
  }
}

function plannedBy(entry: ShelfEntry, flags: SimulateFlags): Plan {
  const { games, from, shard, against, againstBots, option = [], sweep } = flags
  if (shard !== undefined && flags.seed === undefined)
    throw new Mistake('--shard needs --seed: all parts must belong to the same games.')
  if (shard !== undefined && shard.of > games)
    throw new Mistake(`--games ${games} cannot be divided among ${shard.of} parts; give more games or fewer parts.`)
  const { seats, options } = setupFor(entry, flags)
  const bots = botsNamed(entry, flags.bots)
  const isBeside = against !== undefined || againstBots !== undefined
  const plan = planOf({
    game: entry.game,
    seats,
    seed: flags.seed ?? randomBytes(4).toString('hex'),
    from,
    games,
    first: { options, bots },
    ...(isBeside && {
      second: {
        options: optionsFrom(entry.game, [...option, ...(against ?? [])].map(pairFor('--against'))),
        bots: againstBots === undefined ? bots : botsNamed(entry, againstBots),
      },
    }),
    ...(sweep !== undefined && { sweep: sweepFrom(sweep) }),
  })
  if (isRefusal(plan)) throw new Mistake(plan.text)
  return plan
}

function sweepFrom(text: string): { option: string; values: readonly string[] } {
  const [, option, values] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (option === undefined || values === undefined)
    throw new Mistake(`--sweep is written name=value,value; ${JSON.stringify(text)} is not.`)
  return { option, values: values.split(',') }
}
