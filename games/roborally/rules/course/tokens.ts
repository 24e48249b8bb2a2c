import { AROUND, type Heading, LEFT, RIGHT, turned, WORDS } from '../heading.ts'
import type { Dock, Ground, Laser, Pusher } from './course.ts'
import { headingOfLetter } from './header.ts'

/** What one token puts on a square. */
export type Part =
  | { readonly kind: 'ground'; readonly ground: Ground }
  | { readonly kind: 'pusher'; readonly pusher: Pusher }
  | { readonly kind: 'laser'; readonly laser: Laser }
  | { readonly kind: 'checkpoint'; readonly number: number }
  | { readonly kind: 'dock'; readonly dock: Dock }

/** By heading: the arrows of belts. Doubled they are express. */
export const ARROWS = ['^', '>', 'v', '<'] as const

interface Shape {
  readonly starts: RegExp
  /** A sentence where the token is none. */
  read(token: string): Part | string
}

/** RR-13.8: by how they start, in the order of the table. */
const SHAPES: readonly Shape[] = [
  { starts: /^[\^>v<]/, read: readBelt },
  { starts: /^c/, read: (token) => GROUNDS[token] ?? 'A gear is written `cw` or `ccw`.' },
  { starts: /^[#*]/, read: (token) => GROUNDS[token] ?? 'A pit is written `#`, a repair site `*`.' },
  { starts: /^P/, read: readPusher },
  { starts: /^Z/, read: readLaser },
  { starts: /^F/, read: readCheckpoint },
  { starts: /^D/, read: readDock },
]

const ground = (is: Ground): Part => ({ kind: 'ground', ground: is })

const GROUNDS: Readonly<Partial<Record<string, Part>>> = {
  cw: ground({ kind: 'gear', turn: 'clockwise' }),
  ccw: ground({ kind: 'gear', turn: 'counter-clockwise' }),
  '#': ground({ kind: 'pit' }),
  '*': ground({ kind: 'repair' }),
}

export function readToken(token: string): Part | string {
  if (token === '') return 'A token is missing beside the comma.'
  if (token === '.') return '`.` is plain floor and stands alone.'
  if (/\s/.test(token)) return 'Tokens are joined by commas without spaces.'
  return SHAPES.find(({ starts }) => starts.test(token))?.read(token) ?? `There is no token \`${token}\`.`
}

function readBelt(token: string): Part | string {
  const [, arrow = '', again = '', letters = ''] = /^([\^>v<])(\1?)([nesw]*)$/.exec(token) ?? []
  const to = ARROWS.findIndex((one) => arrow.startsWith(one))
  if (to < 0) return 'A belt is written `^`, `>`, `v`, `<`, doubled if express, then its curved sides: `>ns`.'
  const heading = turned(0, to)
  const sides = [...letters].flatMap((letter) => headingOfLetter(letter) ?? [])
  const along = sides.find((side) => side === heading || side === turned(heading, AROUND))
  if (along !== undefined) return alongText(heading, along)
  if (new Set(sides).size < sides.length) return `A curved side is named twice in \`${token}\`.`
  return ground({ kind: 'belt', isExpress: again !== '', to: heading, curves: sides.toSorted((one, two) => one - two) })
}

function alongText(heading: Heading, along: Heading): string {
  const [one, other] = [turned(heading, RIGHT), turned(heading, LEFT)].toSorted((a, b) => a - b)
  const across = [one, other].map((side) => (side === undefined ? '' : WORDS[side])).join(' and ')
  return `A belt to the ${WORDS[heading]} curves only from ${across}, not from ${WORDS[along]}.`
}

function readPusher(token: string): Part | string {
  const [, letter = '', digits = ''] = /^P([nesw])([1-5]+)$/.exec(token) ?? []
  const to = headingOfLetter(letter)
  const registers = [...digits].map(Number)
  const isAscending = registers.every((register, place) => place === 0 || register > (registers[place - 1] ?? 0))
  if (to === undefined || !isAscending)
    return 'A pusher is written with its heading and its registers 1-5 ascending: `Pe24`.'
  return { kind: 'pusher', pusher: { to, registers } }
}

function readLaser(token: string): Part | string {
  const [, letter = '', beams = ''] = /^Z([nesw])([1-3])$/.exec(token) ?? []
  const to = headingOfLetter(letter)
  if (to === undefined) return 'A laser is written with its heading and 1-3 beams: `Zw2`.'
  return { kind: 'laser', laser: { to, beams: Number(beams) } }
}

function readCheckpoint(token: string): Part | string {
  const [, digit] = /^F([1-8])$/.exec(token) ?? []
  return digit === undefined ? 'Checkpoints are `F1` to `F8`.' : { kind: 'checkpoint', number: Number(digit) }
}

function readDock(token: string): Part | string {
  const [, digit, letter = ''] = /^D([1-8])([nesw]?)$/.exec(token) ?? []
  if (digit === undefined) return 'Docks are `D1` to `D8`, with their own heading `D3e`.'
  const heading = headingOfLetter(letter)
  return { kind: 'dock', dock: { number: Number(digit), ...(heading !== undefined && { heading }) } }
}
