import { type Agenda, bug, type Holder, type Ms, type Seat, seatsOf, type Window } from '@starboard/kernel'
import type { Deed, DeedOf } from './actions.ts'
import type { Carried } from './campaign/carried.ts'
import type { Claim } from './claim.ts'
import type { Card, Face, Half } from './deal/card.ts'
import type { Event } from './events.ts'
import type { AnnouncedThreat, MissionRules } from './mission.ts'
import type { Options, SeatOptions } from './options.ts'
import type { Result } from './result.ts'
import type { Role } from './roles.ts'
import type { Script, ScriptEvent } from './script/script.ts'
import type { View } from './view.ts'
import type { Action, Phase, ShipId, ThreatId, Tile, Track, TrajectoryNumber, TurnCount, Zone } from './vocabulary.ts'

export interface SpaceAlert {
  Options: Options
  SeatOptions: SeatOptions
  State: State
  Action: Deed
  Event: Event
  View: View
  Step: Step
}

/**
 * A mission at a table. Everything random was settled in the set-up from the mission's seed (SA-1.11); afterwards the
 * clock turns up what lies here, and plans are made. The resolution is never kept: it is `resolve` of the plans and of
 * the trips so far, up to the turn that has been played.
 */
export interface State {
  readonly options: Options
  readonly rules: number
  readonly agenda: Agenda<Step>
  /** SA-1.11: the first draw of the match's luck. Told to nobody before the end. */
  readonly seed: string
  readonly ship: ShipId
  readonly turns: TurnCount
  readonly missionRules: MissionRules
  readonly tracks: Readonly<Partial<Record<Track, TrajectoryNumber>>>
  /** In the script's seconds; `msOf` says when that is at this table. */
  readonly script: Script
  /** When the clock starts, on the match clock; null before anybody knows. */
  startsAt: Ms | null
  /** Events of the script that have happened: the next one is `script.events[told.length]`. */
  readonly told: Told[]
  /** By seat. */
  readonly crew: CrewMember[]
  readonly captain: Seat
  /** SA-1.3: by seat. */
  readonly roles: readonly (readonly Role[])[]
  /** SA-1.5: what is left of the four decks, the top first. */
  readonly threatDecks: Record<DeckName, ThreatId[]>
  readonly threats: AnnouncedThreat[]
  /** Cards that nobody has been dealt, the top first. */
  readonly actionDeck: Face[]
  /** SA-1.9: all tiles of each zone, the top first; what lies on the ship already is passed over. */
  readonly piles: Readonly<Partial<Record<Zone, readonly Tile[]>>>
  /** SA-10.4, SA-10.5: what the mission before left on the ship; repairs change it before the clock starts. */
  readonly carried: Carried
  /** SA-2.11 */
  transfer: Transfer | null
  /** SA-2.12; null: they work. */
  outage: Outage | null
  readonly calls: Call[]
  /** Null before the resolution. */
  flight: Flight | null
  /** SA-10.1: of a campaign, after this one. */
  readonly missionsLeft: number
  /** SA-10.2: of a campaign, once everybody has voted. */
  goesOn: boolean | null
}

export type DeckName = `${'external' | 'internal'}-${'common' | 'serious'}`

/** An event of the script that has happened. */
export interface Told {
  readonly at: Ms
  readonly event: ScriptEvent
  /** Of a threat: the card, by place in `threats`; null: unconfirmed (SA-2.9, SA-2.17). */
  readonly threat?: number | null
}

export interface CrewMember {
  holder: Holder
  readonly hand: Card[]
  /** By turn, from 1: nothing, one card, or a solo player's two, the upper first. */
  readonly board: Placed[][]
  /** Grows with every change of the board. */
  version: number
  /** SA-2.6, SA-2.18: the phase that is open for them; null: all of them are locked. */
  openPhase: Phase | null
  /** SA-1.8: by phase from 1, not dealt yet. */
  readonly packets: (readonly Face[])[]
  /** How many cards came into this hand from decks and packets, for handles. */
  dealt: number
  /** Log entries of this seat in the action round. */
  entries: number
  /** SA-2.14: the captain's suggestion. */
  job: Claim | null
}

export interface Placed extends Card {
  readonly half: Half
}

export interface Transfer {
  readonly openedAt: Ms
  /** Null with `untimed`: until the captain goes on. */
  readonly until: Ms | null
  readonly given: Seat[]
}

/** What the others saw last, by seat: it stands still until the outage ends. */
interface Outage {
  readonly since: Ms
  readonly until: Ms | null
  readonly seen: readonly Outside[]
}

/** Section 6: what everybody sees of somebody's board. */
export interface Outside {
  readonly hand: number
  /** How many cards came into this hand from decks and packets. */
  readonly dealt: number
  /** SA-2.18: how many phases they have opened. */
  readonly opened: number
  /** By turn, from 1: which halves are up. */
  readonly board: readonly (readonly Half[])[]
  readonly openPhase: Phase | null
}

export interface Call {
  readonly at: Ms
  readonly seat: Seat
  readonly claim: Claim
}

export interface Flight {
  /** Turns that have been played; the closing step is the last turn + 1. */
  turn: number
  /** SA-4.13: `action` is the other half, which was played. */
  readonly trips: { readonly seat: Seat; readonly turn: number; readonly action: Action }[]
  /** The captain wants to see the rest at once. */
  isRunning: boolean
  result: Result | null
}

export type Step =
  /** `done`: repairs in each zone so far (SA-R34). */
  | {
      readonly kind: 'repairs'
      id?: number
      readonly seat: Seat
      readonly by: Ms
      readonly done: Readonly<Partial<Record<Zone, number>>>
    }
  | { readonly kind: 'squadStation'; id?: number; readonly by: Ms }
  | { readonly kind: 'startClock'; id?: number }
  | { readonly kind: 'actionRound'; id?: number }
  | { readonly kind: 'silence'; id?: number; readonly until: Ms }
  | { readonly kind: 'threatsAppear'; id?: number; readonly turn: number }
  | { readonly kind: 'trip'; id?: number; readonly turn: number; readonly window: Window<DeedOf<'trip'>> }
  | { readonly kind: 'playTurn'; id?: number; readonly turn: number; readonly hasAppeared: boolean }
  | { readonly kind: 'watch'; id?: number; readonly until: Ms }
  | { readonly kind: 'score'; id?: number }
  | { readonly kind: 'callVote'; id?: number }
  | { readonly kind: 'vote'; id?: number; readonly window: Window<DeedOf<'continueCampaign'>> }

export const memberAt = (s: Pick<State, 'crew'>, seat: Seat): CrewMember =>
  s.crew[seat] ?? bug(`There is no crew member ${seat}.`)

/** SA-1.2: captain, then ascending seats, wrapping round. */
export function actingOrder({
  captain,
  crew,
}: {
  readonly captain: Seat
  readonly crew: readonly unknown[]
}): readonly Seat[] {
  const seats = seatsOf(crew.length)
  return [...seats.slice(captain), ...seats.slice(0, captain)]
}
