import type { Held } from '../events.ts'
import { type Heading, NORTH, opposite, turned } from '../heading.ts'
import { OFF_BOARD, type Square } from '../square.ts'
import type { Body } from '../state.ts'
import { type Fall, maybeFall } from './destruction.ts'
import { ahead, type Factory, isWalled } from './factory.ts'
import { robotAt, type Standing } from './floor.ts'
import { type Shift, when } from './shift.ts'

/** RR-5.1 */
export const carryByExpress = (shift: Shift): void => carry(shift, { isExpress: true })

/** RR-5.2: wherever the express step has left them. */
export const carryByBelts = (shift: Shift): void => carry(shift, { isExpress: false })

interface Kind {
  readonly isExpress: boolean
}

/** A robot that its belt would carry. */
interface Rider {
  readonly body: Body
  readonly from: Square
  /** OFF_BOARD beyond the edge, and behind a wall. */
  readonly to: Square
  readonly travel: Heading
  held: Held['reason'] | null
}

const BELT: Fall = { how: 'belt', by: null }

function carry(shift: Shift, { isExpress }: Kind): void {
  const riders = ridersOf(shift, { isExpress })
  if (riders.length === 0) return
  settle(shift.bodies, riders)
  for (const rider of riders) if (rider.held === null) move(shift.factory, rider)
  shift.tell?.({ kind: 'beltsMoved', isExpress, ...outcomeOf(riders), ...when(shift) })
  for (const { body, held } of riders) if (held === null) maybeFall(shift, body, BELT)
}

/** RR-5.1 to 5.3: in dock order, so that those who fall together do so in it (RR-10.5). */
function ridersOf({ factory, bodies }: Standing, { isExpress }: Kind): Rider[] {
  const riders: Rider[] = []
  for (const body of bodies) {
    const { at } = body
    if (at === OFF_BOARD) continue
    const belt = factory.beltTo[at] ?? -1
    if (belt >= 0 && (!isExpress || factory.isExpress[at] === 1))
      riders.push(riderOn(factory, body, turned(NORTH, belt)))
  }
  return riders
}

const riderOn = (factory: Factory, body: Body, travel: Heading): Rider =>
  isWalled(factory, body.at, travel)
    ? { body, from: body.at, to: OFF_BOARD, travel, held: 'wall' }
    : { body, from: body.at, to: ahead(factory, body.at, travel), travel, held: null }

/** RR-5.4 to 5.6: who may not move is settled before anybody does, so that no order of robots matters. */
function settle(bodies: readonly Body[], riders: readonly Rider[]): void {
  if (riders.length > 1) for (const rider of riders) meet(riders, rider)
  for (let blocked = findBlocked(bodies, riders); blocked !== undefined; blocked = findBlocked(bodies, riders)) {
    blocked.held = 'occupied'
  }
}

/** RR-5.4, RR-R5: two to one square, a pit too. RR-5.5: two that would exchange squares. */
function meet(riders: readonly Rider[], rider: Rider): void {
  if (rider.to === OFF_BOARD) return
  for (const other of riders) {
    if (other === rider) continue
    if (other.to === rider.to) rider.held = 'conflict'
    else if (other.to === rider.from && other.from === rider.to) rider.held ??= 'head-on'
  }
}

/** RR-5.6: one that would go where a robot stays. */
const findBlocked = (bodies: readonly Body[], riders: readonly Rider[]): Rider | undefined =>
  riders.find(({ held, to }) => {
    const ahead = held === null ? robotAt(bodies, to) : undefined
    return ahead !== undefined && stays(riders, ahead)
  })

const stays = (riders: readonly Rider[], body: Body): boolean =>
  riders.find((rider) => rider.body === body)?.held !== null

/** RR-5.7 */
function move(factory: Factory, { body, to, travel }: Rider): void {
  body.at = to
  if (to !== OFF_BOARD) body.heading = turned(body.heading, curve(factory, to, travel))
}

/** RR-5.9, 5.10: a quarter turn towards the exit, if the robot comes in through a curved side. */
function curve({ curves, beltTo }: Factory, square: Square, travel: Heading): number {
  const isCurved = ((curves[square] ?? 0) & (1 << opposite(travel))) !== 0
  return isCurved ? (beltTo[square] ?? travel) - travel : 0
}

const outcomeOf = (riders: readonly Rider[]) => ({
  moves: riders.flatMap(({ body: { seat, heading }, held, from, to }) =>
    held === null ? [{ seat, from, to, heading }] : [],
  ),
  held: riders.flatMap(({ body: { seat }, held, from }) => (held === null ? [] : [{ seat, at: from, reason: held }])),
})
