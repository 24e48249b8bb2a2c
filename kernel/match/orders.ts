import * as z from 'zod/mini'
import type { Decision, GameTypes, Ms } from '../contract/contract.ts'
import { isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import { type ActionSchema, messageSchema } from '../contract/schema.ts'
import { type Seat, seatOf } from '../contract/seat.ts'
import type { Match } from './match.ts'

const UNTIL = ['my turn', 'the end'] as const

/** Part of an action: every member that is given must be the same in the action. */
type Pattern = Readonly<Record<string, unknown>>

/**
 * What a seat wants done when it is asked a decision of this kind: the first pattern that fits something legal. Where
 * none fits, the person is asked as always. Kept by the host and known to its own seat only.
 */
export interface StandingOrder {
  readonly decision: string
  readonly prefer: readonly Pattern[]
  readonly until: (typeof UNTIL)[number]
}

const MOST_ORDERS = 8
const MOST_PATTERNS = 12
const MOST_MEMBERS = 12
const MOST_NAME = 60
const MOST_LETTERS = 8000

const name = z.string().check(z.minLength(1), z.maxLength(MOST_NAME))
const pattern = z
  .record(name, z.json())
  .check(z.refine((members) => Object.keys(members).length <= MOST_MEMBERS, `has more than ${MOST_MEMBERS} members`))

const listDoor: ActionSchema<readonly StandingOrder[]> = messageSchema(
  z
    .array(
      z.strictObject({
        decision: name,
        prefer: z.array(pattern).check(z.maxLength(MOST_PATTERNS)),
        until: z.enum(UNTIL),
      }),
    )
    .check(z.maxLength(MOST_ORDERS)),
)

/** All orders of a seat, from outside. A kind of decision that the game does not have does no harm. */
export function readOrders(value: unknown): readonly StandingOrder[] | Refusal {
  const orders = listDoor.read(value)
  if (isRefusal(orders)) return orders
  const letters = JSON.stringify(orders).length
  return letters <= MOST_LETTERS
    ? orders
    : refuse(
        'orders-too-long',
        'kernel',
        `Standing orders have at most ${MOST_LETTERS} letters together; these have ${letters}.`,
      )
}

/** The action of the first pattern that fits any; null: the order has no answer to this. */
export function orderedAnswer<A extends object>(
  legal: readonly A[],
  { prefer }: Pick<StandingOrder, 'prefer'>,
): A | null {
  for (const wanted of prefer) {
    const found = legal.find((action) => fits(action, wanted))
    if (found !== undefined) return found
  }
  return null
}

const fits = (action: object, wanted: Pattern): boolean =>
  Object.entries(wanted).every(([member, value]) => isSame(memberOf(action, member), value))

/** Only its own members: no action has a `constructor`. */
const memberOf = (value: object, member: string): unknown =>
  Object.hasOwn(value, member) ? (value as Record<string, unknown>)[member] : undefined

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [members, others] = [Object.keys(one), Object.keys(other)]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    members.length === others.length &&
    members.every((member) => isSame(memberOf(one, member), memberOf(other, member)))
  )
}

/** What one seat has ordered. */
export interface SeatOrders {
  readonly orders: readonly StandingOrder[]
  /** Given in a turn of the seat which is not over yet: "until my turn" means the one after it. */
  readonly isInTurn: boolean
}

export const NO_ORDERS: SeatOrders = { orders: [], isInTurn: false }

type Open = readonly Pick<Decision, 'seat' | 'mode'>[]

const isTurnOf = (open: Open, seat: Seat): boolean => open.some((one) => one.seat === seat && one.mode === 'single')

const isTurnOfAnother = (open: Open, seat: Seat): boolean =>
  open.some((one) => one.seat !== seat && one.mode === 'single')

export const ordersGiven = (orders: readonly StandingOrder[], seat: Seat, open: Open): SeatOrders => ({
  orders,
  isInTurn: isTurnOf(open, seat),
})

/** What is left of them now that these decisions are open. The same object if nothing has changed. */
export function ordersLeft(given: SeatOrders, seat: Seat, open: Open): SeatOrders {
  if (given.orders.every(({ until }) => until === 'the end')) return given
  if (isTurnOf(open, seat))
    return given.isInTurn ? given : { ...given, orders: given.orders.filter(({ until }) => until === 'the end') }
  return given.isInTurn && isTurnOfAnother(open, seat) ? { ...given, isInTurn: false } : given
}

/** By the number of the seat. */
export type OrdersBySeat = { readonly [seat: number]: SeatOrders }

/** An answer that somebody has ordered. */
export interface Ordered {
  readonly seat: Seat
  readonly decision: string
  readonly action: object
  /** The same for the same question: sent twice, it happens once, and what was taken back is not ordered again. */
  readonly id: string
}

/** The first open decision that an order answers; those in `done` have had their answer. */
export function orderedNow<T extends GameTypes>(
  { game, state, open, outcome }: Match<T>,
  bySeat: OrdersBySeat,
  done: ReadonlySet<string>,
): Ordered | null {
  if (Object.keys(bySeat).length === 0 || outcome !== null) return null
  for (const decision of open) {
    const ordered = orderedFor(decision, bySeat[decision.seat] ?? NO_ORDERS, () => game.legal(state, decision.seat))
    if (ordered !== null && !done.has(ordered.id)) return ordered
  }
  return null
}

function orderedFor(
  { seat, id, kind, answered }: Decision,
  { orders }: SeatOrders,
  legal: () => readonly object[],
): Ordered | null {
  if (answered === true) return null
  for (const order of orders.filter(({ decision }) => decision === kind)) {
    const action = orderedAnswer(legal(), order)
    if (action !== null) return { seat, decision: id, action, id: `order/${seat}/${id}` }
  }
  return null
}

/** When an order is carried out that is found at this time: before whatever the clock does next. Null: that comes first. */
export function orderTime<T extends GameTypes>(match: Match<T>, now: Ms): Ms | null {
  const due = match.wakeAt()
  const at = Math.max(match.now, due === null ? now : Math.min(now, due - 1))
  return due !== null && due <= at ? null : at
}

/** Of all seats, after something has happened. The same object if nothing has changed. */
export function ordersAfter<T extends GameTypes>({ open, outcome }: Match<T>, bySeat: OrdersBySeat): OrdersBySeat {
  const before = Object.entries(bySeat)
  if (before.length === 0) return bySeat
  if (outcome !== null) return {}
  const after = before.map(([seat, given]) => [seat, ordersLeft(given, seatOf(Number(seat)), open)] as const)
  if (after.every(([, left], place) => left === before[place]?.[1])) return bySeat
  return Object.fromEntries(after.filter(([, { orders }]) => orders.length > 0))
}
