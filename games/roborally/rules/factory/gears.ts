import type { Turning } from '../events.ts'
import { turned } from '../heading.ts'
import { OFF_BOARD } from '../square.ts'
import { type Shift, when } from './shift.ts'

/** RR-6.5: every robot on a gear turns with it and stays where it is. */
export function turnGears(shift: Shift): void {
  const turns: Turning[] = []
  for (const body of shift.bodies) {
    const quarters = body.at === OFF_BOARD ? 0 : (shift.factory.gear[body.at] ?? 0)
    if (quarters === 0) continue
    body.heading = turned(body.heading, quarters)
    turns.push({ seat: body.seat, heading: body.heading })
  }
  if (turns.length > 0) shift.tell?.({ kind: 'gearsTurned', turns, ...when(shift) })
}
