import type { GameTypes, Ms } from './contract.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seat.ts'

/** When a bot plays for somebody who is away. They get their seat back as soon as they are there again. */
export interface Absence<T extends GameTypes> {
  /** On the wall, without a connection. Absent: as long as the server is set to wait. */
  readonly afterMs?: Ms
  /** Why this seat may not have a bot take over that one; null: it may. Absent: nobody has to ask, the bot comes by itself. */
  checkTakeOver?(state: T['State'], by: Seat, absent: Seat): Refusal | null
  /** This many answers of the clock in a row, in turns of one's own, count as being away too. */
  readonly timeoutsInARow?: number
}
