import { type CliCommand, columns, Failure, number, paint, print, wholeNumber } from '@starboard/cli/kit'
import { type Compared, compared, isWithin } from './compare.ts'
import { ORIGINALS, type Original } from './original.ts'
import { parityGames } from './parity-games.ts'

interface ParityFlags {
  readonly games: number
  readonly seed: string
  readonly json?: true
}

const TABLES = [2, 3, 4, 5]
const GAMES = 20_000

export const parityCommand: CliCommand = {
  name: 'parity',
  about: 'Plays Space Goats in the engine view for 2 to 5 players and compares it with the original simulation.',
  examples: ['parity', 'parity --games 2000 --seed x', 'parity --json'],
  declare(command) {
    command
      .option(
        '--games <n>',
        'how many games for each number of players',
        wholeNumber('--games', [1, 10_000_000]),
        GAMES,
      )
      .option('--seed <text>', 'the same text gives the same games', 'parity')
      .option('--json', 'for programs')
      .action((flags: ParityFlags) => parity(flags))
  },
}

async function parity({ games, seed, json }: ParityFlags): Promise<void> {
  const measured: Original[] = []
  for (const seats of TABLES) measured.push(await parityGames(seats, games, seed))
  const checks = measured.flatMap((own) => checksOf(own))
  if (json) print.json({ games, seed, measured, checks })
  else for (const line of [...tableOf(measured, games), '', ...checkLines(checks)]) print.line(line)
  if (!checks.every(({ isMet }) => isMet)) throw new Failure()
}

interface Check extends Compared {
  readonly seats: number
  readonly isMet: boolean
}

function checksOf(measured: Original): readonly Check[] {
  const original = ORIGINALS.find(({ seats }) => seats === measured.seats)
  if (original === undefined) return []
  return compared(measured, original).map((one) => ({ seats: measured.seats, ...one, isMet: isWithin(one) }))
}

const figures = (...values: readonly number[]): string => values.map((value) => number(value)).join(' / ')

const ROWS: readonly (readonly [name: string, cell: (own: Original) => string])[] = [
  ['wins by seat %', ({ wins }) => figures(...wins)],
  ['draws %', ({ draws }) => figures(draws)],
  ['rounds: mean', ({ rounds }) => figures(rounds.mean)],
  ['rounds: 5 / 50 / 95 %', ({ rounds: { p5, p50, p95 } }) => figures(p5, p50, p95)],
  ['player turns', ({ turns }) => figures(turns)],
  ['by rocket / wreckage / bank %', ({ decidedBy: { rocket, wreckage, bank } }) => figures(rocket, wreckage, bank)],
  ['buys', ({ buys }) => figures(buys)],
  ['rockets', ({ rockets }) => figures(rockets)],
  ['shields', ({ shields }) => figures(shields)],
  ['specials', ({ specials }) => figures(specials)],
  ['passes', ({ passes }) => figures(passes)],
  ['reactive blocks', ({ blocks }) => figures(blocks)],
  ['pile left', ({ pileLeft }) => figures(pileLeft)],
  ['games with an empty pile %', ({ pileEmpty }) => figures(pileEmpty)],
]

const tableOf = (measured: readonly Original[], games: number): readonly string[] => [
  paint('bold', `The reference policy in the engine view, ${number(games)} games each`),
  ...columns([
    ['', ...measured.map(({ seats }) => `${seats} players`)],
    ...ROWS.map(([name, cell]) => [name, ...measured.map(cell)]),
  ]),
]

const checkLines = (checks: readonly Check[]): readonly string[] => [
  paint('bold', 'Beside the original (20,000 games)'),
  ...columns([
    ['players', 'figure', 'here', 'original', 'may differ by', ''],
    ...checks.map(({ seats, name, measured, original, bound, isMet }) => [
      String(seats),
      name,
      number(measured),
      number(original),
      number(bound),
      isMet ? paint('green', 'at parity') : paint('red', 'off'),
    ]),
  ]),
]
