import type { Asked, Listed } from '@starboard/kernel'
import type { Action } from './actions.ts'
import { type Card, factsOf } from './cards.ts'
import { openRegisters } from './robot.ts'
import type { SeenRobot, View } from './view.ts'

/**
 * RR-3.5, 3.6: register by register, each with every card that was dealt, so that neither registers nor cards change their
 * number while a program is filled; what comes at last, submitting, is the last line. A card that lies elsewhere, or has to stay where it is, keeps its line and says so.
 */
export function programListed({ view, seat, legal }: Asked<View, Action>): readonly Listed<Action>[] | null {
  const robot = view.robots[seat]
  if (robot?.hand === undefined || view.agenda.steps.at(-1)?.kind !== 'programming') return null
  const cards = dealtTo(robot, robot.hand)
  return [
    ...openRegisters(robot).flatMap((register) => inRegister(view, { robot, hand: robot.hand ?? [] }, register, cards)),
    ...ticking(robot, legal),
    ...legal.filter(({ kind }) => kind === 'submit').map((action) => ({ action })),
  ]
}

/** Highest priority first. */
const dealtTo = (robot: SeenRobot, hand: readonly Card[]): readonly Card[] =>
  [...hand, ...openRegisters(robot).flatMap((register) => placedIn(robot, register) ?? [])].toSorted(
    (a, b) => factsOf(b).priority - factsOf(a).priority,
  )

function placedIn({ registers }: SeenRobot, register: number): Card | null {
  const card = registers[register - 1] ?? null
  return card === 'hidden' ? null : card
}

interface Own {
  readonly robot: SeenRobot
  readonly hand: readonly Card[]
}

function inRegister(
  { options }: View,
  { robot, hand }: Own,
  register: ReturnType<typeof openRegisters>[number],
  cards: readonly Card[],
): readonly Listed<Action>[] {
  const placed = placedIn(robot, register)
  if (placed === null)
    return cards.map((card) => ({
      action: { kind: 'place', card, register },
      ...(!hand.includes(card) && { isAside: true }),
    }))
  const action: Action =
    options.placement === 'final' ? { kind: 'place', card: placed, register } : { kind: 'unplace', register }
  return [{ action, isAside: true }]
}

/** RR-11.1: the tick can be taken away again, and is nobody's next step. */
const ticking = ({ announced }: SeenRobot, legal: readonly Action[]): readonly Listed<Action>[] =>
  announced === true
    ? [{ action: { kind: 'setPowerDown', on: false }, isAside: true }]
    : legal.filter(({ kind }) => kind === 'setPowerDown').map((action) => ({ action, isAside: true }))
