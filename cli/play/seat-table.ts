import type { SeatColumn } from '@starboard/kernel'
import { clean, fit, type Line, line, padEnd, padStart, spoken, widthOf, wrapLine } from './text.ts'
import {
  type Fields,
  inline,
  isFields,
  isList,
  isNothing,
  isScalar,
  type Names,
  scalarText,
  sharedKeys,
  slashed,
} from './values.ts'

/** What a view says about each seat, as a table of seats, and below it what does not fit into a cell. */
export interface SeatTable {
  readonly rows: readonly Fields[]
  readonly names: Names
  readonly own: number | null
  readonly width: number
}

/** A list with one record for each seat. */
export const isOfSeats = (value: unknown, seats: number): value is readonly Fields[] =>
  isList(value) && value.length === seats && value.every((item, seat) => isFields(item) && item.seat === seat)

interface Column {
  readonly heading: readonly string[]
  readonly cells: readonly string[]
  readonly width: number
  /** Words begin at the left, figures end at the right. */
  readonly isText: boolean
}

const GAP = 2
const WIDEST_LIST = 8

/** What only one's own seat has comes first: mostly it is the hand. */
export function seatTableLines(table: SeatTable): readonly Line[] {
  const told = keysOf(table).filter((key) => table.rows.some((row) => !isNothing(row[key]) && row[key] !== 0))
  const inCells = told.filter((key) => fitsCells(table, key))
  const lists = told.filter((key) => !inCells.includes(key))
  const columns = inCells.map((key) => columnOf(table, key))
  return [
    ...lists.filter((key) => isOnlyOwn(table, key)).flatMap((key) => listLines(table, key)),
    ...blocksOf(columns, table).flatMap((block) => blockLines(block, table)),
    ...lists.filter((key) => !isOnlyOwn(table, key)).flatMap((key) => listLines(table, key)),
  ]
}

/** The same with nothing left out: a line for each member, a column for each seat. */
export function wholeSeatLines(table: SeatTable): readonly Line[] {
  const { rows, names } = table
  const lists = keysOf(table).filter((key) => rows.some((row) => !isScalar(row[key] ?? null)))
  const members = keysOf(table).filter((key) => !lists.includes(key))
  const label = Math.max(0, ...members.map((key) => widthOf(spoken(key)))) + GAP
  const cell = Math.max(1, Math.min(14, Math.floor((table.width - label) / names.length) - GAP))
  const row = (name: string, cells: readonly string[]) =>
    padEnd(`  ${name}`, label) + cells.map((text) => padStart(fit(text, cell), cell + GAP)).join('')
  return [
    line(row('', names), 'dim'),
    ...members.map((key) =>
      line(
        row(
          spoken(key),
          rows.map((one) => scalarText(one[key], names, key)),
        ),
      ),
    ),
    ...lists.flatMap((key) => listLines(table, key)),
  ]
}

const keysOf = ({ rows }: SeatTable): readonly string[] =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => key !== 'seat')

const isOnlyOwn = ({ rows, own }: SeatTable, key: string): boolean =>
  rows.every((row, seat) => isNothing(row[key]) !== (seat === own))

const fitsCells = ({ rows, names }: SeatTable, key: string): boolean =>
  rows.every((row) => isScalar(row[key]) || (isList(row[key]) && inline(row[key], names, key).length <= WIDEST_LIST))

function columnOf({ rows, names }: SeatTable, key: string): Column {
  const heading = spoken(key).split(' ')
  const cells = rows.map((row) => (isNothing(row[key]) ? '·' : inline(row[key], names, key)))
  return { heading, cells, width: widest([...heading, ...cells]), isText: false }
}

const widest = (texts: readonly string[]): number => Math.max(...texts.map(widthOf))

/** What a game says about its seats in its own words. */
export function seatColumnLines(columns: readonly SeatColumn[], table: Omit<SeatTable, 'rows'>): readonly Line[] {
  const room = table.width - nameWidth(table) - GAP
  const set = columns.map(({ heading, cells }) => {
    const texts = cells.map((cell) => fit(cell === '' ? '·' : clean(cell), room))
    return { heading: [heading], cells: texts, width: widest([heading, ...texts]), isText: texts.some(isWords) }
  })
  return blocksOf(set, table).flatMap((block) => blockLines(block, table))
}

const isWords = (cell: string): boolean => /\p{L}/u.test(cell)

/** As many columns side by side as there is room for. */
function blocksOf(columns: readonly Column[], table: Omit<SeatTable, 'rows'>): readonly (readonly Column[])[] {
  const room = table.width - nameWidth(table)
  const blocks: Column[][] = []
  for (const column of columns) {
    const last = blocks.at(-1)
    const taken = last?.reduce((sum, { width }) => sum + width + GAP, 0) ?? 0
    if (last !== undefined && taken + column.width + GAP <= room) last.push(column)
    else blocks.push([column])
  }
  return blocks
}

const nameWidth = ({ names }: Pick<SeatTable, 'names'>): number => Math.max(...names.map(widthOf)) + GAP

function blockLines(block: readonly Column[], table: Omit<SeatTable, 'rows'>): readonly Line[] {
  const height = Math.max(...block.map(({ heading }) => heading.length))
  const row = (name: string, cellOf: (column: Column) => string) =>
    (padEnd(name, nameWidth(table)) + block.map((column) => cellText(column, cellOf(column))).join('')).trimEnd()
  const headings = Array.from({ length: height }, (_, at) =>
    line(
      row('', ({ heading }) => heading[at - height + heading.length] ?? ''),
      'dim',
    ),
  )
  const seats = table.names.map((name, seat) =>
    line(row(seatName(table, name, seat), ({ cells }) => cells[seat] ?? '')),
  )
  return [...headings, ...seats]
}

const cellText = ({ width, isText }: Column, text: string): string =>
  ' '.repeat(GAP) + (isText ? padEnd(text, width) : padStart(text, width))

const seatName = ({ own }: Pick<SeatTable, 'own'>, name: string, seat: number): string =>
  `${seat === own ? '›' : ' '} ${name}`

/** One line for each seat that has something of it; one's own first. */
function listLines(table: SeatTable, key: string): readonly Line[] {
  const { rows, names, own, width } = table
  const shared = sharedKeys(rows.flatMap((row) => (isList(row[key]) ? row[key] : [{}])))
  const seats = rows.flatMap((row, seat) => (isNothing(row[key]) ? [] : [seat]))
  const sorted = [...seats.filter((seat) => seat === own), ...seats.filter((seat) => seat !== own)]
  const lineOf = (label: string, seat: number) =>
    wrapLine(line(label + listText(rows[seat]?.[key], shared, names)), width, '    ')
  const [only] = seats
  if (seats.length === 1 && only !== undefined)
    return lineOf(`${headingText(key, shared)}${only === own ? '' : ` of ${names[only]}`}: `, only)
  const label = (seat: number) => padEnd(`  ${names[seat] ?? ''}`, nameWidth(table) + GAP)
  return [line(headingText(key, shared), 'dim'), ...sorted.flatMap((seat) => lineOf(label(seat), seat))]
}

const listText = (value: unknown, shared: readonly string[], names: Names): string =>
  shared.length > 0 && isList(value)
    ? value.map((item) => slashed(item as Fields, shared, names)).join('  ')
    : inline(value, names)

const headingText = (key: string, shared: readonly string[]): string =>
  shared.length === 0 ? spoken(key) : `${spoken(key)} (${shared.map(spoken).join('/')})`
