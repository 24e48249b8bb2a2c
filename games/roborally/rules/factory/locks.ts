import { isLocked } from '../damage.ts'
import { type Body, REGISTERS, type Register } from '../state.ts'
import { type Shift, when } from './shift.ts'

const FROM_THE_LAST: readonly Register[] = REGISTERS.toReversed()

/** RR-9.3: each register that the new damage locks keeps the card that is in it, executed or not. */
export function lockRegisters(shift: Shift, body: Body, before: number): void {
  for (const register of FROM_THE_LAST) {
    if (isLocked(body, register) && !isLocked({ damage: before }, register)) lock(shift, body, register)
  }
}

function lock(shift: Shift, body: Body, register: Register): void {
  const place = register - 1
  const isDrawn = body.poweredDown && (body.registers[place] ?? null) === null
  if (isDrawn) body.registers[place] = shift.drawLock()
  const card = body.registers[place] ?? null
  shift.tell?.({ kind: 'registerLocked', seat: body.seat, locked: register, card, isDrawn, ...when(shift) })
}
