import { readFileSync } from 'node:fs'
import { Mistake } from './ending.ts'

const NAME = '.env'
const ASSIGNMENT = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/
const QUOTES = ['"', "'", '`']

/** What the file in this folder says, as if it were in the environment; what is there already stays. */
export function loadEnvironment(): void {
  const text = textOf(NAME)
  if (text === null) return
  const broken = brokenLine(text)
  if (broken !== null) throw new Mistake(`${NAME}, line ${broken}: this is not written as NAME=value.`)
  process.loadEnvFile(NAME)
}

/** Null: there is none. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code = '', message = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return null
    throw new Mistake(`${path} cannot be read: ${code === 'EISDIR' ? 'it is a folder' : message}.`)
  }
}

/** The number of the first line that sets nothing and is no comment: Node would pass over it in silence. */
export function brokenLine(text: string): number | null {
  const lines = text.split(/\r?\n/)
  for (let place = 0; place < lines.length; place++) {
    const line = lines[place] ?? ''
    if (/^\s*(?:#.*)?$/.test(line)) continue
    const value = ASSIGNMENT.exec(line)?.[1]
    if (value === undefined) return place + 1
    const last = lastLineOf(lines, place, value)
    if (last === null) return place + 1
    place = last
  }
  return null
}

/** A value in quotes may go on over several lines. Null: its quotes are never closed. */
function lastLineOf(lines: readonly string[], place: number, value: string): number | null {
  const quote = QUOTES.find((one) => value.startsWith(one))
  if (quote === undefined || value.indexOf(quote, 1) > 0) return place
  const end = lines.findIndex((line, later) => later > place && line.includes(quote))
  return end < 0 ? null : end
}
