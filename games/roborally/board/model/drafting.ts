import type { Action } from '../../rules/actions.ts'
import { type Card, priorityOf } from '../../rules/cards.ts'
import { isLocked } from '../../rules/damage.ts'
import { REGISTERS, type Register } from '../../rules/state.ts'
import type { SeenRobot } from '../../rules/view.ts'

/** A program while it is being made: this screen is ahead of the table by what is still on its way. */
export interface Draft {
  /** Registers 1 to 5 at places 0 to 4; locked ones hold their card. */
  readonly registers: readonly (Card | null)[]
  readonly powerDown: boolean
}

/** The draft as the table knows it. */
export const tableDraft = ({ registers, announced }: SeenRobot): Draft => ({
  registers: registers.map((card) => (card === 'hidden' ? null : card)),
  powerDown: announced === true,
})

/** RR-3.5, 3.12 */
export const openRegistersOf = ({ damage, poweredDown }: SeenRobot): readonly Register[] =>
  poweredDown ? [] : REGISTERS.filter((register) => !isLocked({ damage }, register))

export const cardOf = ({ registers }: Draft, register: Register): Card | null => registers[register - 1] ?? null

export const registerOf = ({ registers }: Draft, card: Card): Register | null =>
  REGISTERS.find((register) => registers[register - 1] === card) ?? null

/** All cards dealt this turn, highest priority first: the order never changes, so a card keeps its key. */
export const sortedDeal = ({ deal = [] }: SeenRobot): readonly Card[] =>
  deal.toSorted((one, other) => priorityOf(other) - priorityOf(one))

/** The key printed on each card of the hand. */
export const CARD_KEYS: readonly string[] = ['q', 'w', 'e', 'r', 't', 'y', 'u', 'i', 'o']

export const emptyRegisters = (draft: Draft, robot: SeenRobot): readonly Register[] =>
  openRegistersOf(robot).filter((register) => cardOf(draft, register) === null)

/** Into that register. A card that lay there goes where this one came from: back to the hand, or to its register. */
export function placed(draft: Draft, card: Card, register: Register): Draft {
  const from = registerOf(draft, card)
  const before = cardOf(draft, register)
  const registers = draft.registers.map((one, place) => {
    if (place === register - 1) return card
    return place + 1 === from ? before : one
  })
  return { ...draft, registers }
}

export const takenBack = (draft: Draft, register: Register): Draft => ({
  ...draft,
  registers: draft.registers.map((one, place) => (place === register - 1 ? null : one)),
})

export const cleared = (draft: Draft, robot: SeenRobot): Draft => openRegistersOf(robot).reduce(takenBack, draft)

/** RR-3.15: as it is submitted; a locked register is null. */
export const programOf = (draft: Draft, robot: SeenRobot): readonly (Card | null)[] => {
  const open = openRegistersOf(robot)
  return REGISTERS.map((register) => (open.includes(register) ? cardOf(draft, register) : null))
}

/** What has to be told to the table next, so that a time-out keeps what this screen shows; null if it knows all. */
export function nextMessage(draft: Draft, robot: SeenRobot): Action | null {
  const known = tableDraft(robot)
  const open = openRegistersOf(robot)
  const gone = open.find((register) => {
    const card = cardOf(known, register)
    return card !== null && card !== cardOf(draft, register)
  })
  if (gone !== undefined) return { kind: 'unplace', register: gone }
  for (const register of open) {
    const card = cardOf(draft, register)
    if (card !== null && cardOf(known, register) === null) return { kind: 'place', card, register }
  }
  return known.powerDown === draft.powerDown ? null : { kind: 'setPowerDown', on: draft.powerDown }
}
