import { styleText } from 'node:util'

/** Everything that is written goes through here. */
export const print = {
  line: (text = ''): void => void process.stdout.write(`${text}\n`),
  json: (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`),
  error: (text: string): void => void process.stderr.write(`${text}\n`),
}

/** A reader that has seen enough (`| head`) closes the pipe: that is no error, and nothing more needs to be said. */
export function stopWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit()
    })
}

type Style = Parameters<typeof styleText>[0]

const isColoured = (): boolean => process.stdout.isTTY === true && (process.env.NO_COLOR ?? '') === ''

export const paint = (style: Style, text: string): string => (isColoured() ? styleText(style, text) : text)

export type Row = readonly string[]

/** Rows as aligned columns. A column whose cells below the first are all figures is aligned to the right. */
export function columns(rows: readonly Row[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const pads = Array.from({ length: count }, (_, place) => padOf(rows.map((row) => row[place] ?? '')))
  return rows.map((row) => `  ${row.map((cell, place) => pads[place]?.(cell) ?? cell).join('  ')}`.trimEnd())
}

/** The same for a document; the first row is the head. */
export function markdownTable([head = [], ...rows]: readonly Row[]): string[] {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)
}

function padOf(cells: readonly string[]): (cell: string) => string {
  const width = Math.max(...cells.map((cell) => cell.length))
  const isFigures = cells.slice(1).every((cell) => /^[\d.,–-]+( \S+)?$/.test(cell))
  return isFigures ? (cell) => cell.padStart(width) : (cell) => cell.padEnd(width)
}

/** 12,345 or 12.3, with as many digits as help. */
export function number(value: number): string {
  const digits = Number.isInteger(value) || Math.abs(value) >= 1000 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`
