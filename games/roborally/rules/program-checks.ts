import { type Refusal, refuse } from '@starboard/kernel'
import type { Submit } from './actions.ts'
import type { Card } from './cards.ts'
import { isLocked } from './damage.ts'
import { cardName } from './names.ts'
import { cardIn, openRegisters } from './robot.ts'
import { REGISTERS, type Register, type Robot, type State } from './state.ts'

/** RR-3.3, 3.12: only open registers of a running robot take cards. */
export function checkRegister(robot: Robot, register: Register): Refusal | null {
  if (robot.poweredDown)
    return refuse('powered-down', 'RR-3.12', 'Your robot is powered down: it takes no cards this turn.')
  if (isLocked(robot, register))
    return refuse(
      'register-locked',
      'RR-3.3',
      `Register ${register} is locked and keeps ${lockedCard(robot, register)}.`,
    )
  return null
}

function lockedCard(robot: Robot, register: Register): string {
  const card = cardIn(robot, register)
  return card === null ? 'no card' : cardName(card)
}

/** Section 22: the same sentence wherever the card is, so that guessing tells nothing. */
export const checkOwnCard = ({ deal }: Robot, card: Card): Refusal | null =>
  deal.includes(card) ? null : refuse('not-your-card', 'RR-3.5', `${cardName(card)} is not in your hand.`)

/** RR-11.1, 11.9: a robot that is down has no damage left and may stay down. */
export function checkPowerDown({ options }: State, { poweredDown, damage }: Robot): Refusal | null {
  if (options.powerDownNeeds === 'nothing' || poweredDown || damage > 0) return null
  return refuse('no-damage', 'RR-11.9', 'At this table a power down needs damage, and your robot has none.')
}

/** RR-3.5, 3.15: one card of your hand in each open register, all different, nothing in the others. */
export function checkProgram(s: State, robot: Robot, { program, powerDown }: Submit): Refusal | null {
  for (const register of REGISTERS) {
    const why = checkEntry(s, robot, { register, card: program[register - 1] ?? null })
    if (why !== null) return why
  }
  const twice = program.find((card, place) => card !== null && program.indexOf(card) < place)
  if (twice) return refuse('card-twice', 'RR-3.5', `${cardName(twice)} is in your program twice.`)
  return powerDown ? checkPowerDown(s, robot) : null
}

interface Wanted {
  readonly register: Register
  readonly card: Card | null
}

function checkEntry(s: State, robot: Robot, { register, card }: Wanted): Refusal | null {
  if (!openRegisters(robot).includes(register)) return card === null ? null : checkRegister(robot, register)
  if (card === null) return refuse('register-empty', 'RR-3.5', `Register ${register} is still empty.`)
  return checkOwnCard(robot, card) ?? checkFinal(s, robot, { register, card })
}

/** RR-3.15 */
function checkFinal({ options }: State, robot: Robot, { register, card }: Wanted): Refusal | null {
  const placed = cardIn(robot, register)
  if (options.placement === 'free' || placed === null || placed === card) return null
  return refuse(
    'placement-final',
    'RR-3.15',
    `Register ${register} holds ${cardName(placed)}, and a placed card is final here.`,
  )
}
