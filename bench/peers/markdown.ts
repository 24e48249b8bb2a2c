import { goalBeside } from './contenders.ts'
import { type Row, type Spread, textOf } from './table.ts'

type Cells = readonly string[]

/** The tables of ARCHITECTURE.md: moves for each second of the server's CPU, and how long a move takes. */
export function markdownOf(rows: readonly Row[]): readonly string[] {
  const counts = [...new Set(rows.map(({ matches }) => matches))]
  const names = [...new Set(rows.map(({ name }) => name))]
  const at = (name: string, matches: number) => rows.find((row) => row.name === name && row.matches === matches)
  const speed = (name: string): Cells => [
    name,
    ...counts.flatMap((matches) => {
      const row = at(name, matches)
      return [cell(row?.movesPerCpuSecond, 0), cell(row?.oursToThis, 2)]
    }),
    `${goalBeside(name) ?? ''}`,
    cell(at(name, counts[0] ?? 0)?.bytesPerMove, 0),
  ]
  const wait = (name: string): Cells => [
    name,
    ...counts.flatMap((matches) => [cell(at(name, matches)?.p50Ms, 2), cell(at(name, matches)?.p99Ms, 1)]),
  ]
  return [
    ...tableOf(
      [
        'moves a second of server CPU',
        ...counts.flatMap((count) => [`${count} matches`, 'Starboard : this']),
        'goal',
        'bytes a move',
      ],
      names.map(speed),
    ),
    '',
    ...tableOf(
      ['with a second of thought, ms', ...counts.flatMap((count) => [`${count} matches: half`, '99 of 100'])],
      names.map(wait),
    ),
  ]
}

const cell = (spread: Spread | undefined, digits: number): string => (spread == null ? '' : textOf(spread, digits))

const tableOf = (head: Cells, rows: readonly Cells[]): readonly string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
