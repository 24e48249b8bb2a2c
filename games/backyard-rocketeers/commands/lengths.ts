import { type CliCommand, columns, percent, print, wholeNumber } from '@starboard/cli/kit'
import { type Cell, type Length, lengthOf } from './length.ts'

interface LengthsFlags {
  readonly games: number
  readonly seed: string
  readonly json?: true
}

const GAMES = 400
const TABLES = [2, 3, 4, 5, 6]
const PRESETS = ['standard', 'quick'] as const

const CELLS: readonly Cell[] = PRESETS.flatMap((preset) => TABLES.map((seats) => ({ preset, seats })))

/** `simulate` counts rounds; a table is planned by turns, which grow with the number of players. */
export const lengthsCommand: CliCommand = {
  name: 'lengths',
  about: 'Plays Backyard Rocketeers for 2 to 6 players and tells how many turns and reactions a game takes.',
  examples: ['lengths', 'lengths --games 100 --seed x', 'lengths --json'],
  declare(command) {
    command
      .option('--games <n>', 'how many games for each number of players', wholeNumber('--games', [1, 1_000_000]), GAMES)
      .option('--seed <text>', 'the same text gives the same games', 'lengths')
      .option('--json', 'for programs')
      .action((flags: LengthsFlags) => lengths(flags))
  },
}

function lengths({ games, seed, json }: LengthsFlags): void {
  const measured = CELLS.map((cell) => lengthOf(cell, { games, seed }))
  if (json) print.json({ games, seed, measured })
  else for (const line of columns([HEAD, ...measured.map(rowOf)])) print.line(line)
}

const HEAD = [
  ...['Preset', 'Players', 'Turns', '95 %', 'Planned', 'Apart'],
  ...['9 of 10 up to', 'Rounds', 'Launch', 'Landing', 'Windows', 'Round limit'],
]

const rowOf = ({ preset, seats, turns, interval, planned, ...more }: Length) => [
  preset,
  `${seats}`,
  `${turns}`,
  interval.join('–'),
  `${planned}`,
  percent(turns / planned - 1),
  `${more.long}`,
  `${more.rounds}`,
  `${more.launched}`,
  `${more.landed}`,
  `${more.windows}`,
  percent(more.unfinished),
]
