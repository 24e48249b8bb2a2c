import { seatOf } from '@starboard/kernel'
import type { Card } from '../../rules/cards.ts'
import { parseCourse } from '../../rules/course/parse.ts'
import type { FactoryEvent } from '../../rules/events.ts'
import { factoryOf } from '../../rules/factory/compile.ts'
import type { Factory } from '../../rules/factory/factory.ts'
import { runRegister } from '../../rules/factory/run.ts'
import type { HouseRules, Shift } from '../../rules/factory/shift.ts'
import { headingOf, type Letter, letterOf } from '../../rules/heading.ts'
import { OFF_BOARD, type Place, printPlace, squareAt } from '../../rules/square.ts'
import { type Body, REGISTERS, type Register } from '../../rules/state.ts'

/** The grid lines of a course, walls and all. */
export function drawn(...grid: readonly string[]): Factory {
  const parsed = parseCourse(['rrcourse 1', 'grid', ...grid, 'end'].join('\n'), 'scenario')
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults))
  return factoryOf(parsed.course)
}

/** Rows of squares; a wall to the west or east is written as `|` at that side of the square. */
export function floor(...rows: readonly string[]): Factory {
  const squares = rows.map((row) => row.split(/\s+/))
  const width = Math.max(3, ...squares.flat().map((square) => square.length)) + 1
  const edge = '+'
    .padEnd(width)
    .repeat(squares[0]?.length ?? 0)
    .concat('+')
  return drawn(edge, ...squares.flatMap((row) => [squareLine(row, width), edge]))
}

function squareLine(row: readonly string[], width: number): string {
  const line = row.map((square) => square.replaceAll('|', '').padEnd(width - 1))
  const isWalled = (edge: number) => row[edge]?.startsWith('|') || row[edge - 1]?.endsWith('|')
  return [...line, ''].map((content, edge) => (isWalled(edge) ? '|' : ' ') + content).join('')
}

interface Given extends Partial<Omit<Body, 'archive' | 'registers' | 'at' | 'heading' | 'seat'>> {
  readonly archive?: Place
  /** From the first register that is run. */
  readonly cards?: readonly (Card | null)[]
}

export interface Placed extends Given {
  readonly at: Place
  readonly heading: Letter
}

export const robot = (at: Place, heading: Letter, card?: Card | null, given: Given = {}): Placed => ({
  at,
  heading,
  ...(card === undefined ? {} : { cards: [card] }),
  ...given,
})

const RULES: HouseRules = { poweredDownFires: 'no', archiveOn: 'checkpoints', playOn: false }

interface Work {
  /** The first one that is run. */
  readonly register?: Register
  /** How many are run. */
  readonly registers?: number
  readonly rules?: Partial<HouseRules>
  /** RR-11.5: top first. */
  readonly undealt?: readonly Card[]
}

export interface Outcome<Name extends string> {
  /** `[x,y] heading`, or the status of a robot that is not on the board. */
  readonly places: Record<Name, string>
  readonly bodies: Record<Name, Body>
  /** Names, in order of destruction. */
  readonly destroyed: readonly Name[]
  readonly events: readonly FactoryEvent[]
  told<K extends FactoryEvent['kind']>(kind: K): Extract<FactoryEvent, { kind: K }>[]
}

/** Robots in dock order; seats are counted in it. */
export function run<Name extends string>(
  factory: Factory,
  robots: Record<Name, Placed>,
  { register = 1, registers = 1, rules = {}, undealt = [] }: Work = {},
): Outcome<Name> {
  const names = Object.keys(robots) as Name[]
  const bodies = standing(factory, Object.values(robots), register)
  const events: FactoryEvent[] = []
  const destroyed: Shift['destroyed'] = []
  const deck = [...undealt]
  for (const now of REGISTERS.slice(register - 1, register - 1 + registers)) {
    runRegister({
      factory,
      bodies,
      rules: { ...RULES, ...rules },
      turn: 1,
      register: now,
      phase: 'reveal',
      destroyed,
      drawLock: () => deck.shift() ?? null,
      tell: (event) => events.push(event),
    })
  }
  const named = <T>(of: (body: Body) => T) => Object.fromEntries(bodies.map((body, i) => [names[i], of(body)]))
  return {
    places: named((body) => printStand(factory, body)) as Record<Name, string>,
    bodies: named((body) => body) as Record<Name, Body>,
    destroyed: destroyed.flatMap((seat) => names[seat] ?? []),
    events,
    told: <K extends FactoryEvent['kind']>(kind: K) =>
      events.filter((event): event is Extract<FactoryEvent, { kind: K }> => event.kind === kind),
  }
}

const printStand = (factory: Factory, { at, heading, status }: Body): string =>
  at === OFF_BOARD ? status : `${printPlace(factory, at)} ${letterOf(heading)}`

export const standing = (factory: Factory, robots: readonly Placed[], register: Register = 1): Body[] =>
  robots.map((placed, index) => bodyOf(factory, placed, { index, register }))

function bodyOf(factory: Factory, placed: Placed, { index, register }: { index: number; register: Register }): Body {
  const { at, heading, cards = [], archive, ...given } = placed
  const square = squareAt(factory, ...at)
  return {
    status: 'active',
    damage: 0,
    lives: 3,
    next: 1,
    poweredDown: false,
    lastTouch: null,
    out: null,
    finished: null,
    ...given,
    seat: seatOf(index),
    at: square,
    heading: headingOf(heading),
    archive: archive === undefined ? square : squareAt(factory, ...archive),
    registers: REGISTERS.map((place) => cards[place - register] ?? null),
  }
}
