import type { AsSeen, Audiences, Holder, Ms, Seat } from '@starboard/kernel'
import type { Claim } from './claim.ts'
import type { Card, CardId, Half } from './deal/card.ts'
import type { Happening } from './happening.ts'
import type { AnnouncedThreat } from './mission.ts'
import type { Result } from './result.ts'
import type { Outside, State, Told } from './state.ts'
import type { Phase, Station, Tile, Track, TrajectoryNumber, Zone } from './vocabulary.ts'

/** What the clock does says when, so that every screen shows it at the same moment of the match. */
export type Event =
  | {
      kind: 'missionPrepared'
      title: string
      tracks: Readonly<Partial<Record<Track, TrajectoryNumber>>>
      phaseSeconds: readonly number[]
    }
  | { kind: 'holderChanged'; seat: Seat; holder: Holder }
  | { kind: 'clockStarted'; at: Ms }
  /** The event of the script as it was read out, and the card it turned up. */
  | { kind: 'announced'; at: Ms; told: Told; threat: AnnouncedThreat | null }
  | { kind: 'phaseOpened'; seat: Seat; phase: Phase; cards: readonly Card[]; count: number }
  | { kind: 'phaseLocked'; seat: Seat; phase: Phase; byClock: boolean }
  | { kind: 'dataReceived'; seat: Seat; card: Card }
  | { kind: 'transferClosed'; at: Ms }
  | { kind: 'cardGiven'; seat: Seat; to: Seat; card: Card }
  | { kind: 'cardPlaced'; seat: Seat; turn: number; half: Half; card: CardId; order: 'only' | 'first' | 'second' }
  | { kind: 'cardMoved'; seat: Seat; from: number; to: number }
  | { kind: 'cardTurned'; seat: Seat; turn: number; half: Half; card: CardId; order: 'only' | 'first' | 'second' }
  | { kind: 'cardTakenBack'; seat: Seat; turn: number; cards: readonly CardId[] }
  /** SA-2.12: what the others missed. */
  | { kind: 'boardsShown'; boards: readonly Outside[] }
  | { kind: 'calledOut'; seat: Seat; claim: Claim; at: Ms }
  | { kind: 'suggested'; to: Seat; claim: Claim | null; by: Seat }
  | { kind: 'roundEnded'; at: Ms }
  | { kind: 'tripped'; seat: Seat; turn: number }
  /** A turn of the resolution, or its first step: what happened in it, without faces that nobody has seen yet. */
  | {
      kind: 'turnPlayed'
      turn: number
      at: Ms
      /** The acting order: happenings name crew members and threats by their places. */
      crew: readonly Seat[]
      threats: readonly AnnouncedThreat[]
      happenings: readonly PublicHappening[]
    }
  | { kind: 'scored'; result: Result }
  | { kind: 'voted'; goesOn: boolean; home: readonly Seat[] }
  | { kind: 'repaired'; seat: Seat; what: { readonly zone: Zone; readonly tile: Tile } | 'squad' | 'nothing' }
  | { kind: 'squadStationed'; at: Station }

/** A delay shows which slot was cleared and which took the last card, never what lies in between. */
export type PublicHappening = Happening extends infer H
  ? H extends { readonly kind: 'delayed' }
    ? Omit<H, 'slots' | 'put'>
    : H
  : never

interface Own {
  readonly seat: Seat
}

const own = ({ seat }: Own): readonly Seat[] => [seat]

/** SA-2.12: in an outage nobody hears what others do at their boards, not even that they do something. */
const unlessOutage = ({ seat }: Own, { outage }: Pick<State, 'outage'>) => (outage === null ? 'all' : [seat])

export const audiences = {
  missionPrepared: 'all',
  holderChanged: 'all',
  clockStarted: 'all',
  announced: 'all',
  phaseOpened: { kind: unlessOutage, seat: 'all', phase: 'all', cards: own, count: 'all' },
  phaseLocked: unlessOutage,
  dataReceived: { seat: 'all', card: own },
  transferClosed: 'all',
  cardGiven: { seat: 'all', to: 'all', card: ({ seat, to }) => [seat, to] },
  cardPlaced: { kind: unlessOutage, seat: 'all', turn: 'all', half: 'all', card: own, order: 'all' },
  cardMoved: unlessOutage,
  cardTurned: { kind: unlessOutage, seat: 'all', turn: 'all', half: 'all', card: own, order: 'all' },
  cardTakenBack: { kind: unlessOutage, seat: 'all', turn: 'all', cards: own },
  boardsShown: 'all',
  calledOut: 'all',
  suggested: 'all',
  roundEnded: 'all',
  tripped: 'all',
  turnPlayed: 'all',
  scored: 'all',
  voted: 'all',
  repaired: 'all',
  squadStationed: 'all',
} as const satisfies Audiences<State, Event>

/** As somebody saw it: cards of others are missing. */
export type SeenEvent = AsSeen<Event, typeof audiences>
