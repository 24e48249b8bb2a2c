import type { Agenda, Ms, Seat } from '@starboard/kernel'
import type { Carried } from './campaign/carried.ts'
import type { Claim } from './claim.ts'
import type { Card } from './deal/card.ts'
import type { AnnouncedThreat, Mission, MissionRules } from './mission.ts'
import type { Options } from './options.ts'
import type { Result } from './result.ts'
import type { Role } from './roles.ts'
import type { Call, Outside, Placed, Step, Told, Transfer } from './state.ts'
import type { Phase, ShipId, Track, TrajectoryNumber, TurnCount } from './vocabulary.ts'

/** What somebody may know, section 6. Built up from nothing: what is not named here is not sent. */
export interface View {
  readonly options: Options
  readonly rules: number
  readonly agenda: Agenda<Step>
  readonly stage: Stage
  readonly ship: ShipId
  readonly turns: TurnCount
  readonly missionRules: MissionRules
  readonly tracks: Readonly<Partial<Record<Track, TrajectoryNumber>>>
  readonly title: string
  readonly captain: Seat
  /** SA-1.3: by seat. */
  readonly roles: readonly (readonly Role[])[]
  /** SA-2.23: null with `untimed`. */
  readonly phases: readonly PhaseTime[] | null
  /** SA-2.23: how long they are by the script. */
  readonly phaseSeconds: readonly number[]
  readonly startsAt: Ms | null
  /** SA-2.12: what was read out so far. Its next entry is unknown. */
  readonly told: readonly Told[]
  readonly threats: readonly AnnouncedThreat[]
  readonly crew: readonly SeenMember[]
  readonly transfer: Transfer | null
  readonly outage: { readonly since: Ms; readonly until: Ms | null } | null
  readonly calls: readonly Call[]
  readonly carried: Carried
  /** Null before the resolution. */
  readonly flight: SeenFlight | null
  readonly missionsLeft: number
  readonly goesOn: boolean | null
  /** SA-1.11, the script and the other cards: once the mission is over. */
  readonly revealed: Revealed | null
}

const STAGES = ['repairs', 'countdown', 'planning', 'silence', 'resolution', 'vote', 'over'] as const
export type Stage = (typeof STAGES)[number]

/** On the match clock. */
export interface PhaseTime {
  readonly phase: Phase
  readonly from: Ms
  readonly to: Ms
  readonly warnings: readonly Ms[]
}

/** SA-2.12: in an outage what everybody saw last, of oneself too. */
export interface SeenMember extends Outside {
  readonly holder: 'person' | 'bot' | 'nobody'
  readonly job: Claim | null
  /** Hand and board with their faces, as they are now: one's own, and everybody's after the mission. */
  readonly own?: OwnCards
  /** With `openBoards`, but for an outage: the board with its faces. */
  readonly open?: readonly (readonly Placed[])[]
}

export interface OwnCards {
  readonly hand: readonly Card[]
  readonly board: readonly (readonly Placed[])[]
  readonly version: number
  readonly openPhase: Phase | null
  readonly opened: number
  readonly dealt: number
  readonly entriesLeft: number
}

/**
 * The resolution as far as it was played. `mission` can be resolved like any other, but only its turns up to `turn` are
 * true: a card that nobody has seen stands in it as `red` or as `A`, by the half that is up, so that delays push it along
 * as they push the real one, and tiles that lie face down come in any order.
 */
export interface SeenFlight {
  readonly mission: Mission
  /** The last turn that was played; the closing step is the last turn + 1. */
  readonly turn: number
  /** The threats of the turn after it have appeared: a trip is being asked for. */
  readonly hasAppeared: boolean
  /** By place in the acting order and turn as it was planned: of each card there, whether this viewer knows its face. */
  readonly known: readonly (readonly (readonly boolean[])[])[]
  readonly isRunning: boolean
  readonly result: Result | null
}

interface Revealed {
  readonly seed: string
  readonly events: readonly Told['event'][]
}
