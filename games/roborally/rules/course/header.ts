import { HEADINGS, type Heading, LETTERS } from '../heading.ts'
import { type CourseHead, DIFFICULTIES, type Players, type Remark } from './course.ts'
import { remark, type Spot, spotAt, spotOfEnd, spotOfLine } from './spot.ts'

export type HeadKey = keyof CourseHead

export interface Header {
  readonly head: CourseHead
  /** Where the values stand. */
  readonly spots: Readonly<Partial<Record<HeadKey, Spot>>>
  /** The `grid` line; null: there is none. */
  readonly gridSpot: Spot | null
  /** The line, from 0, with which the grid begins. */
  readonly gridFrom: number
  readonly faults: readonly Remark[]
}

interface Key {
  /** Null: this is no value for the key. */
  read(value: string): CourseHead | null
  readonly wants: string
}

/** RR-13.2: in the order in which they are printed. */
export const HEAD_KEYS: Readonly<Record<HeadKey, Key>> = {
  name: { read: (value) => (value === '' ? null : { name: value }), wants: 'some text' },
  difficulty: { read: readDifficulty, wants: DIFFICULTIES.join(', ') },
  players: { read: readPlayers, wants: 'a number or a range within 2-8' },
  author: { read: (value) => ({ author: value }), wants: 'some text' },
  note: { read: (value) => ({ note: value }), wants: 'some text' },
  heading: { read: readHeading, wants: 'n, e, s or w' },
}

const FEWEST_PLAYERS = 2
const MOST_PLAYERS = 8

function readDifficulty(value: string): CourseHead | null {
  const difficulty = DIFFICULTIES.find((one) => one === value)
  return difficulty === undefined ? null : { difficulty }
}

function readPlayers(value: string): CourseHead | null {
  const [, least = '', most = least] = /^(\d)(?:-(\d))?$/.exec(value) ?? []
  const players: Players = { least: Number(least), most: Number(most) }
  const isRange = players.least >= FEWEST_PLAYERS && players.least <= players.most && players.most <= MOST_PLAYERS
  return isRange ? { players } : null
}

function readHeading(value: string): CourseHead | null {
  const heading = headingOfLetter(value)
  return heading === undefined ? null : { heading }
}

/** In the notation headings are small letters. */
export const headingOfLetter = (letter: string): Heading | undefined =>
  HEADINGS.find((heading) => LETTERS[heading].toLowerCase() === letter)

const isHeadKey = (key: string): key is HeadKey => Object.hasOwn(HEAD_KEYS, key)

export const isSilent = (line: string): boolean => line === '' || line.startsWith(';')

export const FIRST_LINE = 'rrcourse 1'

/** RR-13.1, RR-13.2: everything up to the line `grid`. */
export function readHeader(lines: readonly string[]): Header {
  const faults = lines[0] === FIRST_LINE ? [] : [wrongFirstLine(lines)]
  const from = isOnlyFirstLine(lines[0] ?? '') ? 1 : 0
  const found = lines.findIndex((line, number) => number >= from && isGridLine(line))
  const to = found < 0 ? lines.length : found
  const entries = readEntries(lines, from, to)
  const gridSpot = lines[found] === GRID_LINE ? spotOfLine(lines, found) : null
  if (gridSpot === null) faults.push(withoutGrid(lines, found))
  return {
    ...entries,
    gridSpot,
    gridFrom: gridSpot === null ? to : to + 1,
    faults: [...faults, ...entries.faults],
  }
}

const GRID_LINE = 'grid'

const isGridLine = (line: string): boolean => line === GRID_LINE || line.startsWith('+')

const keyOf = (line: string): string => line.slice(0, Math.max(0, line.indexOf(':')))

/** Where the first line has been left out, what stands there still counts. */
const isOnlyFirstLine = (line: string): boolean => !isGridLine(line) && !isHeadKey(keyOf(line))

const wrongFirstLine = (lines: readonly string[]): Remark =>
  remark(spotOfLine(lines, 0), 'RR-13.1', `The first line must be \`${FIRST_LINE}\`.`)

const withoutGrid = (lines: readonly string[], found: number): Remark =>
  found < 0
    ? remark(spotOfEnd(lines), 'RR-13.1', `There is no line \`${GRID_LINE}\`.`)
    : remark(spotAt(found, 0, '+'), 'RR-13.1', `A line \`${GRID_LINE}\` must come before the grid.`)

function readEntries(lines: readonly string[], from: number, to: number): Pick<Header, 'head' | 'spots' | 'faults'> {
  const faults: Remark[] = []
  const spots: Partial<Record<HeadKey, Spot>> = {}
  let head: CourseHead = {}
  for (let line = from; line < to; line++) {
    if (isSilent(lines[line] ?? '')) continue
    const entry = readEntry(lines, line)
    if ('rule' in entry) faults.push(entry)
    else if (spots[entry.key] !== undefined)
      faults.push(remark(spotAt(line, 0, entry.key), 'RR-13.13', `\`${entry.key}\` is given twice.`))
    else {
      head = { ...head, ...entry.read }
      spots[entry.key] = entry.spot
    }
  }
  return { head, spots, faults }
}

interface HeadEntry {
  readonly key: HeadKey
  readonly read: CourseHead
  readonly spot: Spot
}

function readEntry(lines: readonly string[], line: number): HeadEntry | Remark {
  const text = lines[line] ?? ''
  const colon = text.indexOf(':')
  if (colon < 0) return remark(spotOfLine(lines, line), 'RR-13.1', 'A header line is written `key: value`.')
  const key = keyOf(text)
  const known = Object.keys(HEAD_KEYS).join(', ')
  if (!isHeadKey(key)) return remark(spotAt(line, 0, key), 'RR-13.2', `There is no key \`${key}\`; there are ${known}.`)
  const value = text.slice(colon + 1).trim()
  const spot = spotAt(line, value === '' ? text.length : text.indexOf(value, colon + 1), value)
  const read = HEAD_KEYS[key].read(value)
  return read === null ? remark(spot, 'RR-13.2', `\`${key}\` must be ${HEAD_KEYS[key].wants}.`) : { key, read, spot }
}
