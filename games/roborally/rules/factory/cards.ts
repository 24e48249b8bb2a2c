import { type CardFacts, factsOf } from '../cards.ts'
import { type Heading, opposite, type Turn, turned } from '../heading.ts'
import type { Body } from '../state.ts'
import { type Fall, maybeFall } from './destruction.ts'
import { advance, movesOf, type Push, pushOf } from './push.ts'
import { type Shift, when } from './shift.ts'

/** RR-4.1: all cards of the register are shown together. */
export function revealCards(shift: Shift): void {
  shift.tell?.({
    kind: 'cardsRevealed',
    cards: ordersOf(shift).map(({ body: { seat }, facts: { card } }) => ({ seat, card })),
    ...when(shift),
  })
}

/** RR-4.1, 4.2: one after the other; a robot destroyed before its card comes up does not execute it. */
export function executeCards(shift: Shift): void {
  for (const { body, facts } of ordersOf(shift)) {
    if (body.status === 'active') execute(shift, body, facts)
  }
}

interface Order {
  readonly body: Body
  readonly facts: CardFacts
}

/** RR-4.1, 4.2: the cards of all robots that run, highest priority first. */
function ordersOf({ bodies, register }: Shift): Order[] {
  const orders: Order[] = []
  for (const body of bodies) {
    const card = body.registers[register - 1] ?? null
    if (card !== null && body.status === 'active' && !body.poweredDown) orders.push({ body, facts: factsOf(card) })
  }
  return orders.sort((one, other) => other.facts.priority - one.facts.priority)
}

/** RR-4.3 */
function execute(shift: Shift, body: Body, { card, instruction }: CardFacts): void {
  shift.tell?.({ kind: 'cardBegan', seat: body.seat, card, ...when(shift) })
  if (instruction.kind === 'turn') turn(shift, body, instruction.quarters)
  else walk(shift, body, instruction.steps)
}

function turn(shift: Shift, body: Body, quarters: Turn): void {
  const from = body.heading
  body.heading = turned(from, quarters)
  shift.tell?.({ kind: 'robotTurned', seat: body.seat, from, heading: body.heading, ...when(shift) })
}

/** RR-4.4: step by step. RR-4.5, 4.6: a blocked step or its own destruction ends the card. */
function walk(shift: Shift, body: Body, steps: number): void {
  const direction = steps > 0 ? body.heading : opposite(body.heading)
  for (let left = Math.abs(steps); left > 0 && body.status === 'active'; left--) {
    if (!step(shift, body, direction)) return
  }
}

/** False if a wall has ended the card. */
function step(shift: Shift, body: Body, direction: Heading): boolean {
  const { seat, at } = body
  const push = pushOf(shift, body, direction)
  if (push.isBlocked) {
    shift.tell?.({ kind: 'stepBlocked', seat, direction, at, ...obstacleOf(push), ...when(shift) })
    return false
  }
  advance(shift, push)
  shift.tell?.({ kind: 'robotStepped', seat, direction, moves: movesOf(shift, push), ...when(shift) })
  maybeFall(shift, push.outermost, push.outermost === body ? OWN_CARD : { how: 'push', by: seat })
  return true
}

const OWN_CARD: Fall = { how: 'card', by: null }

const obstacleOf = ({ chain, outermost }: Push) => ({
  wallAt: outermost.at,
  chain: chain.slice(1).map(({ seat }) => seat),
})
