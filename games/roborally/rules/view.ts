import type { Agenda, Seat } from '@starboard/kernel'
import type { Card } from './cards.ts'
import type { Robot, State, Step } from './state.ts'

/** Section 19: a register as this viewer knows it. */
export type SeenRegister = Card | 'hidden' | null

export interface SeenRobot extends Omit<Robot, 'hand' | 'registers' | 'announced' | 'filled'> {
  /** Cards in hand. While others draft, this stays the number dealt. */
  readonly handSize: number
  /** Only one's own, until execution starts. */
  readonly hand?: readonly Card[]
  /** Others' drafts are null as if nothing were placed; a submitted program is `hidden`; locked and revealed cards show. */
  readonly registers: readonly SeenRegister[]
  /** Absent where it is still secret. */
  readonly announced?: boolean
  readonly filled?: number
}

type Open =
  | 'rules'
  | 'options'
  | 'race'
  | 'turn'
  | 'revealed'
  | 'dockOrder'
  | 'destroyed'
  | 'silentTurns'
  | 'isHeard'
  | 'ended'

export interface View extends Readonly<Pick<State, Open>> {
  readonly agenda: Agenda<Step>
  /** By seat. */
  readonly robots: readonly SeenRobot[]
  /** How many cards are left undealt. */
  readonly undealt: number
  /** RR-10.6–10.11: for the one who is asked where to come back, and for all who watch. */
  readonly reentry: {
    readonly seat: Seat
    readonly places: readonly ReentryPlace[]
    readonly mayPowerDown: boolean
  } | null
}

export interface ReentryPlace {
  readonly square: number
  readonly headings: readonly number[]
}
