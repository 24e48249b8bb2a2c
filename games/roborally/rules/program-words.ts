import type { Seat } from '@starboard/kernel'
import type { PlaceCard, Submit, Unplace } from './actions.ts'
import type { Card } from './cards.ts'
import { courseFor } from './course/table.ts'
import { FACING } from './floor-signs.ts'
import { cardName, count } from './names.ts'
import { type PreviewRegister, previewOf } from './preview.ts'
import { openRegisters } from './robot.ts'
import { OFF_BOARD, printPlace } from './square.ts'
import { REGISTERS } from './state.ts'
import type { SeenRobot, View } from './view.ts'

/** `Register 2: Move 1 (500) → [6,9]▲`: where it leads is known as soon as everything before it is. */
export function placing({ card, register }: PlaceCard, view: View): string {
  const held = view.robots.find(({ hand, registers }) => hand !== undefined && registers.includes(card))
  if (held !== undefined) return `Register ${register}: ${cardName(card)}${whereNow(held, { card, register })}`
  const robot = view.robots.find(({ hand }) => hand?.includes(card))
  const draft = robot === undefined ? [] : cardsOf(robot)
  const isNext = robot !== undefined && openRegisters(robot).every((one) => one >= register || draft[one - 1] !== null)
  const program = draft.map((placed, place) => (place === register - 1 ? card : placed))
  const end = isNext ? leadsTo(view, robot.seat, program.slice(0, register)) : ''
  return `Register ${register}: ${cardName(card)}${end}`
}

/** A card in its own register is only listed where it cannot be taken back (RR-3.6). */
function whereNow({ registers }: SeenRobot, { card, register }: Omit<PlaceCard, 'kind'>): string {
  const now = registers.indexOf(card) + 1
  return now === register ? ' stays' : `, now in register ${now}`
}

/** `Register 2: take back Move 1 (500)` */
export function takingBack({ register }: Unplace, view: View): string {
  const card = view.robots.find(({ hand }) => hand !== undefined)?.registers[register - 1] ?? null
  return `Register ${register}: take back ${card === null || card === 'hidden' ? 'the card' : cardName(card)}`
}

/** The registers say which cards; this says where they lead. Null: it is nobody's draft. */
export function submitting({ program }: Submit, view: View): string | null {
  const robot = view.robots.find(({ hand, registers }) => hand !== undefined && isDraft(registers, program))
  if (robot === undefined) return null
  if (robot.poweredDown) return 'Stay powered down this turn'
  return `Submit the program${leadsTo(view, robot.seat, cardsOf(robot))}`
}

const isDraft = (registers: SeenRobot['registers'], program: Submit['program']): boolean =>
  REGISTERS.every((_, place) => program[place] == null || program[place] === registers[place])

const cardsOf = ({ registers }: SeenRobot): readonly (Card | null)[] =>
  registers.map((card) => (card === 'hidden' ? null : card))

/** As if there were no other robots. */
function leadsTo(view: View, seat: Seat, program: readonly (Card | null)[]): string {
  const { registers } = previewOf(view, seat, program)
  const run = registers.slice(0, program.length)
  const last = run.at(-1)
  return last === undefined ? '' : ` → ${[endOf(view, last), ...gainsOf(run)].join(', ')}`
}

const ENDS = { pit: 'into a pit', edge: 'off the board', lasers: 'shot to pieces' } as const

function endOf(view: View, { path, destroyed }: PreviewRegister): string {
  const stop = path.at(-1)
  if (destroyed !== null) return ENDS[destroyed]
  return stop === undefined || stop.at === OFF_BOARD
    ? 'the end'
    : `${printPlace(courseFor(view), stop.at)}${FACING[stop.heading]}`
}

function gainsOf(run: readonly PreviewRegister[]): readonly string[] {
  const hits = run.reduce((sum, register) => sum + register.hits, 0)
  return [
    ...run.flatMap(({ checkpoint }) => (checkpoint === null ? [] : [`checkpoint ${checkpoint}`])),
    ...(hits === 0 ? [] : [count(hits, 'damage', 'damage')]),
  ]
}
