import { EAST, type Heading, NORTH, SOUTH, WEST } from '../heading.ts'
import type { Remark } from './course.ts'
import { isSilent } from './header.ts'
import { remark, type Spot, spotAt, spotOfEnd, spotOfLine, spotOfWord } from './spot.ts'

export interface Grid {
  readonly width: number
  readonly height: number
  readonly walls: number[]
  /** What is written in each square; '' where nothing is, or nothing that can be read. */
  readonly contents: Spot[]
  readonly firstLine: Spot
}

export interface GridReading {
  readonly grid: Grid | null
  readonly faults: readonly Remark[]
}

/** RR-13.3 to RR-13.7, and what may follow `end`. */
export function readGrid(lines: readonly string[], from: number): GridReading {
  const found = lines.indexOf('end', from)
  const end = found < 0 ? lengthWithoutSilence(lines) : found
  const faults = found < 0 ? [remark(spotOfEnd(lines), 'RR-13.1', 'There is no line `end`.')] : strays(lines, found + 1)
  if (from >= end) {
    if (found >= 0) faults.push(remark(spotOfLine(lines, found), 'RR-13.3', 'The grid is empty.'))
    return { grid: null, faults }
  }
  const columns = columnsOf(lines[from] ?? '', from)
  if ('text' in columns) return { grid: null, faults: [...faults, columns] }
  const rows = readRows({ lines, from, end, columns })
  return { grid: rows.grid, faults: [...faults, ...rows.faults] }
}

function lengthWithoutSilence(lines: readonly string[]): number {
  const last = lines.findLastIndex((line) => !isSilent(line))
  return last + 1
}

/** RR-13.13: only comments and empty lines may follow `end`. */
const strays = (lines: readonly string[], from: number): Remark[] =>
  lines.flatMap((line, number) =>
    number < from || isSilent(line)
      ? []
      : [remark(spotOfLine(lines, number), 'RR-13.13', 'Only comments and empty lines may follow `end`.')],
  )

const NARROWEST = 3

/** RR-13.4: the positions of `+` in the first line. */
function columnsOf(line: string, number: number): readonly number[] | Remark {
  if (!line.startsWith('+'))
    return remark(spotAt(number, 0, line.slice(0, 1)), 'RR-13.4', 'The first line of the grid must start with `+`.')
  const columns = [...line.matchAll(/\+/g)].map(({ index }) => index)
  if (columns.length < 2)
    return remark(
      spotAt(number, line.length, ''),
      'RR-13.4',
      'The first line of the grid needs a `+` on both sides of each column.',
    )
  const narrow = columns.find((column, place) => place > 0 && column - (columns[place - 1] ?? 0) <= NARROWEST)
  if (narrow === undefined) return columns
  return remark(spotAt(number, narrow, '+'), 'RR-13.4', `A column is at least ${NARROWEST} characters wide.`)
}

interface Rows {
  readonly lines: readonly string[]
  readonly from: number
  readonly end: number
  readonly columns: readonly number[]
}

function readRows(rows: Rows): { readonly grid: Grid | null; readonly faults: readonly Remark[] } {
  const { lines, from, end, columns } = rows
  const faults: Remark[] = []
  const width = columns.length - 1
  const height = Math.floor((end - from) / 2)
  if ((end - from) % 2 === 0 || height === 0)
    faults.push(
      remark(
        spotOfWord(lines, end - 1),
        'RR-13.3',
        'Edge lines and square lines alternate, and the last one is an edge line.',
      ),
    )
  if (height === 0) return { grid: null, faults }
  const contents = Array.from({ length: width * height }, () => spotAt(from, 0, ''))
  const grid: Grid = { width, height, walls: contents.map(() => 0), contents, firstLine: spotAt(from, 0, '+') }
  for (let line = from; line < end; line++) {
    const reader = (line - from) % 2 === 0 ? readEdges : readSquares
    faults.push(...reader(grid, { text: lines[line] ?? '', line, y: Math.floor((line - from) / 2), columns }))
  }
  return { grid, faults }
}

interface Row {
  readonly text: string
  readonly line: number
  /** Of the squares in this line, or south of this edge line. */
  readonly y: number
  readonly columns: readonly number[]
}

/** RR-13.7: a wall stands in both squares. */
function buildWall({ width, height, walls }: Grid, x: number, y: number, side: Heading): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const square = y * width + x
  walls[square] = (walls[square] ?? 0) | (1 << side)
}

const beyond = ({ text, line, columns }: Row): Remark[] => {
  const last = columns.at(-1) ?? 0
  const token = text.slice(last + 1).trim()
  if (token === '') return []
  return [
    remark(spotAt(line, text.indexOf(token, last + 1), token), 'RR-13.13', 'Nothing may stand beyond the last column.'),
  ]
}

/** RR-13.4, RR-13.5 */
function readEdges(grid: Grid, row: Row): Remark[] {
  const { text, line, y, columns } = row
  const missing = columns.find((column) => text[column] !== '+')
  if (missing !== undefined) {
    const column = Math.min(missing, text.length)
    return [
      remark(spotAt(line, column, text[column] ?? ''), 'RR-13.4', `An edge line needs \`+\` at column ${missing + 1}.`),
    ]
  }
  const faults = beyond(row)
  for (let x = 0; x < grid.width; x++) {
    const start = (columns[x] ?? 0) + 1
    const edge = text.slice(start, columns[x + 1])
    if (/^-+$/.test(edge)) {
      buildWall(grid, x, y, NORTH)
      buildWall(grid, x, y - 1, SOUTH)
    } else if (!/^ +$/.test(edge))
      faults.push(remark(spotAt(line, start, edge), 'RR-13.5', 'An edge is all `-` (a wall) or all spaces.'))
  }
  return faults
}

/** RR-13.6 */
function readSquares(grid: Grid, row: Row): Remark[] {
  const { text, line, y, columns } = row
  if (text.startsWith('+'))
    return [remark(spotAt(line, 0, '+'), 'RR-13.3', 'A square line must come here, and this looks like an edge line.')]
  const { faults, spoilt } = readUprights(grid, row)
  for (let x = 0; x < grid.width; x++) {
    if (spoilt.has(x)) continue
    const start = (columns[x] ?? 0) + 1
    grid.contents[y * grid.width + x] = spotWithin(text.slice(0, columns[x + 1]), line, start)
  }
  return [...faults, ...beyond(row)]
}

/** What stands between the spaces that pad it. */
function spotWithin(text: string, line: number, start: number): Spot {
  let from = start
  let to = text.length
  while (text[from] === ' ') from++
  while (to > from && text[to - 1] === ' ') to--
  return from >= to ? spotAt(line, Math.min(start, text.length), '') : spotAt(line, from, text.slice(from, to))
}

/** The walls of a square line. What runs across a column spoils the squares on both sides. */
function readUprights(grid: Grid, { text, line, y, columns }: Row) {
  const faults: Remark[] = []
  const spoilt = new Set<number>()
  let told = -1
  columns.forEach((column, x) => {
    const upright = text[column] ?? ' '
    if (upright === '|') {
      buildWall(grid, x, y, WEST)
      buildWall(grid, x - 1, y, EAST)
    } else if (upright !== ' ') {
      spoilt.add(x).add(x - 1)
      const [start, token] = runAround(text, column)
      if (start > told) faults.push(remark(spotAt(line, start, token), 'RR-13.6', WIDE))
      told = start + token.length - 1
    }
  })
  return { faults, spoilt }
}

const WIDE = 'Below a `+` stands `|` (a wall) or a space; make the column wider if this does not fit.'

function runAround(text: string, column: number): readonly [start: number, run: string] {
  const isApart = (character: string | undefined) => character === undefined || character === ' ' || character === '|'
  let start = column
  let end = column + 1
  while (!isApart(text[start - 1])) start--
  while (!isApart(text[end])) end++
  return [start, text.slice(start, end)]
}
