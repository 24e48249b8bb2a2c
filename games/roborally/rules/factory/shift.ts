import type { Card } from '../cards.ts'
import type { FactoryEvent, When } from '../events.ts'
import type { Options } from '../options.ts'
import type { Body, Phase, Register } from '../state.ts'
import type { Factory } from './factory.ts'

/** The rules of the table that the factory asks for. */
export type HouseRules = Pick<Options, 'poweredDownFires' | 'archiveOn' | 'playOn'>

/**
 * One register's work: the robots of a match, or copies of them in a preview or a search. Everything the factory does
 * changes the bodies in place and is told.
 */
export interface Shift {
  readonly factory: Factory
  /** RR-2.5: in dock order. */
  readonly bodies: readonly Body[]
  readonly rules: HouseRules
  readonly turn: number
  readonly register: Register
  phase: Phase
  /** RR-10.5: seats destroyed and not eliminated are added in order. */
  readonly destroyed: Body['seat'][]
  /** RR-11.5: the top card of the undealt deck; null where there is none to know (previews). */
  drawLock(): Card | null
  /** Absent where nobody listens: then no event is even built. */
  tell?(event: FactoryEvent): void
}

export const when = ({ turn, register, phase }: Shift): When => ({ turn, register, phase })

/** A robot by itself under the usual rules: what the board alone does to it. */
export const loneShift = (factory: Factory, body: Body, register: Register): Shift => ({
  factory,
  bodies: [body],
  rules: { poweredDownFires: 'no', archiveOn: 'checkpoints', playOn: false },
  turn: 1,
  register,
  phase: 'reveal',
  destroyed: [],
  drawLock: () => null,
})
