import type { Passage } from '@starboard/kernel'
import { isOfSeats, seatColumnLines, seatTableLines, wholeSeatLines } from './seat-table.ts'
import { roomBeside, sideBySide } from './side-by-side.ts'
import { capital, clean, fit, flow, type Line, line, spoken, wrapLine } from './text.ts'
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
} from './values.ts'

export interface ShownPosition {
  readonly view: object
  readonly names: Names
  readonly own: number | null
  /** They are counted down elsewhere. */
  readonly deadlines: readonly number[]
  readonly width: number
  /** The game's own words for it, if it has some. */
  readonly position?: readonly Passage[]
}

/** The kernel's own members of a view: they say nothing about the position. */
const NOT_THE_POSITION = ['rules', 'options', 'agenda']
const LONGEST_ITEM = 40

/** The position in a few lines: facts, the seats, then what has parts of its own. */
export const viewLines = (shown: ShownPosition, most = Number.POSITIVE_INFINITY): readonly Line[] =>
  shown.position === undefined
    ? cut(listedLines(shown), most)
    : passagesLines(
        shown.position.filter((passage) => !isDetail(passage)),
        shown,
        most,
      )

export const cut = (lines: readonly Line[], room: number): readonly Line[] =>
  lines.length <= room
    ? lines
    : [...lines.slice(0, Math.max(0, room - 1)), line(`… ${lines.length - room + 1} more: v shows all`, 'dim')]

const isDetail = (passage: Passage): boolean => passage.kind === 'line' && passage.isDetail === true
const isPicture = (passage: Passage): boolean => passage.kind === 'line' && passage.isPicture === true

/** How many lines of a position are seen rather than read: they are worth more than the story. */
export const pictureHeight = ({ position = [] }: ShownPosition): number => position.filter(isPicture).length

/** Beside a picture if there is one and the rest has room there, else one below the other. */
function passagesLines(
  passages: readonly Passage[],
  shown: ShownPosition,
  most = Number.POSITIVE_INFINITY,
): readonly Line[] {
  const [rows, rest] = divided(passages, isPicture)
  const picture = rows.flatMap((passage) => passageLines(passage, shown))
  const room = picture.length === 0 ? null : roomBeside(picture, shown.width)
  const texts = textLines(rest, { ...shown, width: room ?? shown.width }, room === null ? most - picture.length : most)
  return cut(room === null ? [...picture, ...texts] : sideBySide(picture, texts), most)
}

/** Where there is not room for everything, the table of seats stays whole, and other words are cut. */
function textLines(passages: readonly Passage[], shown: ShownPosition, most: number): readonly Line[] {
  const linesOf = (some: readonly Passage[]) => some.flatMap((passage) => passageLines(passage, shown))
  const [ofSeats, others] = divided(passages, isOfAllSeats)
  const [all, seats] = [linesOf(passages), linesOf(ofSeats)]
  if (all.length <= most || seats.length >= most) return cut(all, most)
  return [...cut(linesOf(others), most - seats.length), ...seats]
}

const isOfAllSeats = ({ kind }: Passage): boolean => kind === 'seats'

function passageLines(passage: Passage, shown: ShownPosition): readonly Line[] {
  const { width } = shown
  if (passage.kind === 'facts') return flow(passage.texts.map(clean), width).map((text) => line(text))
  if (passage.kind === 'seats') return seatColumnLines(passage.columns, shown)
  if (isPicture(passage)) return [line(fit(clean(passage.text), width))]
  return wrapLine(line(clean(passage.text)), width, '  ')
}

/** A view of which nothing is known but its shape. */
function listedLines(shown: ShownPosition): readonly Line[] {
  const { view, names, width, deadlines } = shown
  const told = Object.entries(view).filter(
    ([key, value]) => !NOT_THE_POSITION.includes(key) && !isNothing(value) && !deadlines.includes(Number(value)),
  )
  const ofSeats = told.filter(([, value]) => isOfSeats(value, names.length))
  const [short, long] = divided(
    told.filter((pair) => !ofSeats.includes(pair)),
    ([key, value]) => isFact(value) && factText(key, value, names).length <= LONGEST_ITEM,
  )
  return [
    ...flow(
      short.map(([key, value]) => factText(key, value, names)),
      width,
    ).map((text) => line(text)),
    ...ofSeats.flatMap(([, value]) => seatTableLines({ ...shown, rows: value as readonly Fields[] })),
    ...long.map(([key, value]) => line(fit(`${spoken(key)}: ${inline(value, names, key)}`, width))),
  ].filter(({ text }) => text !== '')
}

const isFact = (value: unknown): boolean =>
  isScalar(value) ||
  (isList(value) && value.every(isScalar)) ||
  (isFields(value) && Object.values(value).every(isScalar))

const factText = (key: string, value: unknown, names: Names): string =>
  isScalar(value) ? `${spoken(key)} ${scalarText(value, names, key)}` : `${spoken(key)}: ${inline(value, names, key)}`

function divided<X>(all: readonly X[], isFirst: (one: X) => boolean): readonly [readonly X[], readonly X[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

/** Everything that is seen: in the game's words, which know its codes; of a game without words, as a tree. */
export function wholeViewLines(shown: ShownPosition): readonly Line[] {
  if (shown.position === undefined) return treeLines(shown)
  const [details, position] = divided(shown.position, isDetail)
  return [...passagesLines(position, shown), ...passagesLines(details, shown)]
}

function treeLines(shown: ShownPosition): readonly Line[] {
  const [rest, position] = divided(Object.entries(shown.view), ([key]) => NOT_THE_POSITION.includes(key))
  return [...position, ...rest].flatMap(([key, value]) => branch(shown, { key: capital(spoken(key)), value, depth: 0 }))
}

interface Twig {
  readonly key: string
  readonly value: unknown
  readonly depth: number
}

function branch(shown: ShownPosition, { key, value, depth }: Twig): readonly Line[] {
  const { names, width } = shown
  const indent = '  '.repeat(depth)
  if (isLeaf(value)) return wrapLine(line(`${indent}${key}: ${leafText(key, value, names)}`), width, `${indent}    `)
  const heading = line(`${indent}${key}`, depth === 0 ? 'title' : 'dim')
  if (isOfSeats(value, names.length)) return [heading, ...wholeSeatLines({ ...shown, rows: value })]
  return [heading, ...twigsOf(value, depth + 1).flatMap((twig) => branch(shown, twig))]
}

const isLeaf = (value: unknown): boolean =>
  isScalar(value) || isNothing(value) || isFact(value) || (isList(value) && isAllPlain(value))

const isAllPlain = (list: readonly unknown[]): boolean =>
  sharedKeys(list).length > 0 && list.every((item) => isFields(item) && Object.values(item).every(isScalar))

const leafText = (key: string, value: unknown, names: Names): string =>
  isNothing(value) && !isScalar(value) ? '–' : inline(value, names, key.toLowerCase())

const twigsOf = (value: unknown, depth: number): readonly Twig[] =>
  isList(value)
    ? value.map((part, place) => ({ key: String(place + 1), value: part, depth }))
    : Object.entries(value as Fields).map(([key, part]) => ({ key: spoken(key), value: part, depth }))
