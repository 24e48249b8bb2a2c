import { bug, shuffled } from '@starboard/kernel'
import type { Card } from '../rules/cards.ts'
import { handSizeOf } from '../rules/damage.ts'
import { runRegister } from '../rules/factory/run.ts'
import { type Body, REGISTERS, type Register } from '../rules/state.ts'
import type { SeenRobot } from '../rules/view.ts'
import { bodyOf, type Cards, cardsFor, lockedCards, type Outlook, taskOf, unseenCards } from './outlook.ts'
import { bestLines } from './search.ts'

/** One way the others may have programmed: all robots in dock order, one's own without a program. */
export type World = readonly Body[]

/** Others are dealt cards that nobody has seen, and drive as well as they can with them. */
export function imagineWorld(o: Outlook): World {
  const deck = shuffled(unseenCards(o), o.luck, 'bot')
  return o.view.dockOrder.flatMap((seat) => {
    const robot = o.view.robots[seat] ?? bug(`There is no seat ${seat}.`)
    if (robot.status !== 'active') return []
    return [bodyOf(robot, seat === o.seat ? [] : imagineProgram(o, robot, deck))]
  })
}

function imagineProgram(o: Outlook, robot: SeenRobot, deck: Card[]): (Card | null)[] {
  const registers = lockedCards(robot)
  if (robot.poweredDown) return registers.map((card) => (card === 'open' ? null : card))
  const cards: Cards = { hand: deck.splice(0, handSizeOf(robot.damage)), registers }
  const [line] = bestLines(taskOf(o, robot, cards), 1)
  return cardsFor(line?.moves ?? [], cards)
}

/** All five registers, or fewer if the race ends before. */
export function runTurn(o: Outlook, bodies: readonly Body[], see: (register: Register) => void): void {
  for (const register of REGISTERS) {
    const isOver = runOne(o, bodies, register)
    see(register)
    if (isOver) return
  }
}

/** One register; whether the race ends with it. */
export function runOne({ route, view, seat }: Outlook, bodies: readonly Body[], register: Register): boolean {
  const { factory } = route.drive
  const { options: rules, turn } = view
  runRegister({ factory, bodies, rules, turn, register, phase: 'reveal', destroyed: [], drawLock: () => null })
  return bodies.some((body) => body.finished !== null && (body.seat === seat || !rules.playOn))
}
