import { bug, type Seat } from '@starboard/kernel'
import { isLocked, MOST_DAMAGE } from './damage.ts'
import { REGISTERS, type Register, type Robot, type State } from './state.ts'

export const robotAt = ({ robots }: Pick<State, 'robots'>, seat: Seat): Robot =>
  robots[seat] ?? bug(`Nobody has seat ${seat}.`)

/** RR-2.5 */
export const inDockOrder = (s: Pick<State, 'robots' | 'dockOrder'>): Robot[] =>
  s.dockOrder.map((seat) => robotAt(s, seat))

export const isOnBoard = ({ status }: Pick<Robot, 'status'>): boolean => status === 'active'

/** Neither eliminated nor finished. */
export const isRacing = ({ status }: Pick<Robot, 'status'>): boolean => status === 'active' || status === 'destroyed'

/** RR-3.5, 3.12: the registers that its player has to fill this turn. */
export const openRegisters = ({ damage, poweredDown }: Pick<Robot, 'damage' | 'poweredDown'>): readonly Register[] =>
  poweredDown ? [] : (OPEN[damage] ?? [])

/** By damage: listed once, since `legal` and `check` ask for them all the time. */
const OPEN: readonly (readonly Register[])[] = Array.from({ length: MOST_DAMAGE + 2 }, (_, damage) =>
  REGISTERS.filter((register) => !isLocked({ damage }, register)),
)

export const cardIn = ({ registers }: Pick<Robot, 'registers'>, register: Register) => registers[register - 1] ?? null

/** RR-3.10: its cards return with the next shuffle. */
export function setAside(s: Pick<State, 'aside'>, robot: Pick<Robot, 'registers'>, register: Register): void {
  const card = cardIn(robot, register)
  if (card !== null) s.aside.push(card)
  robot.registers[register - 1] = null
}

export function setAllAside(s: Pick<State, 'aside'>, robot: Robot): void {
  for (const register of REGISTERS) setAside(s, robot, register)
  s.aside.push(...robot.hand)
  robot.hand = []
  robot.deal = []
}
