import { bug, type Chance, fastChance, type Seat } from '@starboard/kernel'
import { CARD_IDS, type Card, priorityOf } from '../rules/cards.ts'
import { factoryFor } from '../rules/course/table.ts'
import { isLocked, MOST_DAMAGE } from '../rules/damage.ts'
import type { Body } from '../rules/state.ts'
import type { SeenRobot, View } from '../rules/view.ts'
import { poseOf } from './drive.ts'
import { KINDS, moveOf } from './moves.ts'
import { type Route, routeOf, wayFrom } from './route.ts'
import type { Task } from './search.ts'
import { damageCost } from './worth.ts'

/** What a seat sees, in the words a player thinks in. */
export interface Outlook {
  readonly view: View
  readonly seat: Seat
  readonly me: SeenRobot
  readonly route: Route
  /** Luck to imagine others' cards with. */
  readonly luck: Chance
}

/** One draw from outside is enough: the rest is imagination and needs no better luck. */
export function outlookOf(view: View, seat: Seat, random: Chance): Outlook {
  const luck = fastChance(`${random.below(0x4000_0000, 'bot')}`)
  return { view, seat, me: robotOf(view, seat), route: routeOf(factoryFor(view)), luck }
}

const robotOf = ({ robots }: View, seat: Seat): SeenRobot => robots[seat] ?? bug(`There is no seat ${seat}.`)

/** The cards of one robot: those that may go into its open registers, and those that stay where they are. */
export interface Cards {
  readonly hand: readonly Card[]
  /** By register: what is in it for good (null: nothing), or `open`. */
  readonly registers: readonly (Card | null | 'open')[]
}

const isCard = (seen: Card | 'hidden' | 'open' | null | undefined): seen is Card =>
  typeof seen === 'string' && seen !== 'hidden' && seen !== 'open'

/** RR-3.3: locked cards stay; RR-3.15: so do placed ones where placing is final, else they may still go anywhere. */
export function ownCards({ view, me }: Outlook): Cards {
  const isFinal = view.options.placement === 'final'
  const drafted: Card[] = []
  const registers = me.registers.map((card, place) => {
    if (isLocked(me, place + 1)) return isCard(card) ? card : null
    if (isCard(card) && isFinal) return card
    if (isCard(card)) drafted.push(card)
    return 'open'
  })
  return { hand: [...(me.hand ?? []), ...drafted], registers }
}

/** RR-3.3: of another robot only the locked cards are known. */
export const lockedCards = (robot: SeenRobot): Cards['registers'] =>
  robot.registers.map((card, place) => {
    if (!isLocked(robot, place + 1)) return 'open'
    return isCard(card) ? card : null
  })

/** Every card that may be in somebody else's hand. */
export function unseenCards({ view, me }: Outlook): readonly Card[] {
  const seen = new Set<Card>([...(me.hand ?? []), ...me.registers.filter(isCard)])
  for (const robot of view.robots) for (const card of lockedCards(robot)) if (isCard(card)) seen.add(card)
  return CARD_IDS.filter((card) => !seen.has(card))
}

export function taskOf({ view, route }: Outlook, robot: SeenRobot, { hand, registers }: Cards): Task {
  const counts = Array.from({ length: KINDS }, () => 0)
  for (const card of hand) {
    const kind = moveOf(card)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  const { at, heading, next, damage, lives, archive } = robot
  const pose = poseOf(at, heading)
  const way = wayFrom(route, pose, next)
  return {
    route,
    repairs: view.options,
    mayPowerDown: damage > 0 || view.options.powerDownNeeds === 'nothing',
    start: { pose, next, damage, lives, archive },
    fixed: registers.map((card) => (card === 'open' ? null : moveOf(card))),
    hand: counts,
    hitCost: damageCost(Math.min(damage + 1, MOST_DAMAGE), way) - damageCost(damage, way),
  }
}

/** The cards for these moves; of two that do the same the one that acts sooner comes first. */
export function cardsFor(moves: readonly number[], { hand, registers }: Cards): (Card | null)[] {
  const left = [...hand].sort((one, other) => priorityOf(other) - priorityOf(one))
  return registers.map((kept, place) => {
    if (kept !== 'open') return kept
    const found = left.findIndex((card) => moveOf(card) === moves[place])
    const [card] = found < 0 ? [] : left.splice(found, 1)
    return card ?? bug(`There is no card for register ${place + 1}.`)
  })
}

/** A robot as the factory takes it, with this program: member by member, because bots do this thousands of times a turn. */
export const bodyOf = (robot: Omit<Body, 'registers'>, registers: (Card | null)[]): Body => ({
  seat: robot.seat,
  status: robot.status,
  at: robot.at,
  heading: robot.heading,
  damage: robot.damage,
  lives: robot.lives,
  archive: robot.archive,
  next: robot.next,
  poweredDown: robot.poweredDown,
  registers,
  lastTouch: robot.lastTouch,
  out: robot.out,
  finished: robot.finished,
})
