import type { AsSeen, Audiences, Seat } from '@starboard/kernel'
import type { Bonus, Card, Choice, DeckName, MovementCard, SegmentCard, Status } from './cards.ts'
import type { Ending, State } from './state.ts'

/** Everything that can happen, as flat facts. */
export type Event =
  | { kind: 'gameBegan'; start: Seat }
  | { kind: 'cardDrafted'; seat: Seat; deck: DeckName; card: Card }
  | { kind: 'draftFinished' }
  | { kind: 'turnBegan'; seat: Seat; round: number }
  | { kind: 'incomeCollected'; seat: Seat; cubes: number }
  | { kind: 'embargoBit'; seat: Seat }
  | { kind: 'rocketAdvanced'; seat: Seat; rocket: number; remaining: number }
  | { kind: 'rocketReadied'; seat: Seat; rocket: number }
  | { kind: 'cardDrawn'; seat: Seat; deck: DeckName; card: Card }
  | { kind: 'drawSkipped'; seat: Seat }
  | { kind: 'deckRefilled'; deck: DeckName; cards: number }
  | { kind: 'cardPlayed'; seat: Seat; card: Card; target?: Seat; rocket?: number; choice?: Choice }
  | { kind: 'cardBlocked'; seat: Seat; card: Card }
  | { kind: 'prestigePaid'; seat: Seat; cubes: number }
  | { kind: 'cubesGained'; seat: Seat; cubes: number }
  | { kind: 'cubesTaken'; seat: Seat; from: Seat; cubes: number }
  | { kind: 'bonusRaised'; seat: Seat; what: Bonus; to: number }
  | { kind: 'tokenGained'; seat: Seat; tokens: number }
  | { kind: 'calibrated'; seat: Seat; what: 'accuracy' | 'power'; bonus: number }
  | { kind: 'statusLaid'; seat: Seat; status: Status }
  | { kind: 'rocketDelayed'; seat: Seat; rocket: number; remaining: number }
  | { kind: 'rocketDestroyed'; seat: Seat; rocket: number }
  | { kind: 'cometPeeked'; seat: Seat; deck: 'movement' | 'strength'; card: MovementCard | SegmentCard }
  | { kind: 'cardTaken'; seat: Seat; from: Seat; card: Card }
  | { kind: 'nothingTaken'; seat: Seat; from: Seat }
  /** By version 1 of the rules nobody was told. */
  | { kind: 'nothingChanged'; seat: Seat; card: Card }
  | { kind: 'pressureAsked'; seat: Seat; by: Seat }
  | { kind: 'pressureCountered'; seat: Seat; by: Seat }
  | { kind: 'pressureAccepted'; seat: Seat; by: Seat }
  | { kind: 'rocketBuilt'; seat: Seat; rocket: number; power: number; accuracy: number; level: number; cost: number }
  | { kind: 'rocketLaunched'; seat: Seat; rocket: number; power: number; accuracy: number; sabotaged: boolean }
  | { kind: 'dieRolled'; seat: Seat; die: number; needed: number; roll: 'first' | 'forced' | 'reroll' }
  | { kind: 'rerollAsked'; seat: Seat; tokens: number }
  | { kind: 'tokenSpent'; seat: Seat; left: number }
  | { kind: 'tokenKept'; seat: Seat }
  | { kind: 'segmentRevealed'; strength: number }
  | { kind: 'segmentDamaged'; seat: Seat; damage: number; health: number }
  | { kind: 'segmentDestroyed'; seat: Seat; strength: number }
  | { kind: 'lastSegmentLeft' }
  | { kind: 'rocketSpent'; seat: Seat; rocket: number; hit: boolean }
  | { kind: 'salvagePaid'; seat: Seat; cubes: number }
  | { kind: 'cardsTraded'; seat: Seat; first: Card; second: Card; deck: DeckName; card: Card }
  | { kind: 'turnEnded'; seat: Seat }
  | { kind: 'cometMoved'; card: MovementCard; distance: number }
  | { kind: 'lateGameBegan'; distance: number }
  | { kind: 'gameEnded'; how: Ending }

const owner = (event: { seat: Seat }): readonly Seat[] => [event.seat]
const both = (event: { seat: Seat; from: Seat }): readonly Seat[] => [event.seat, event.from]

/** Section 6 of the rules: what is drawn, peeked at or stolen is seen by those concerned; all else is open. */
export const audiences = {
  gameBegan: 'all',
  cardDrafted: { seat: 'all', deck: 'all', card: owner },
  draftFinished: 'all',
  turnBegan: 'all',
  incomeCollected: 'all',
  embargoBit: 'all',
  rocketAdvanced: 'all',
  rocketReadied: 'all',
  cardDrawn: { seat: 'all', deck: 'all', card: owner },
  drawSkipped: 'all',
  deckRefilled: 'all',
  cardPlayed: 'all',
  cardBlocked: 'all',
  prestigePaid: 'all',
  cubesGained: 'all',
  cubesTaken: 'all',
  bonusRaised: 'all',
  tokenGained: 'all',
  calibrated: 'all',
  statusLaid: 'all',
  rocketDelayed: 'all',
  rocketDestroyed: 'all',
  cometPeeked: { seat: 'all', deck: 'all', card: owner },
  cardTaken: { seat: 'all', from: 'all', card: both },
  nothingTaken: 'all',
  nothingChanged: 'all',
  pressureAsked: 'all',
  pressureCountered: 'all',
  pressureAccepted: 'all',
  rocketBuilt: 'all',
  rocketLaunched: 'all',
  dieRolled: 'all',
  rerollAsked: 'all',
  tokenSpent: 'all',
  tokenKept: 'all',
  segmentRevealed: 'all',
  segmentDamaged: 'all',
  segmentDestroyed: 'all',
  lastSegmentLeft: 'all',
  rocketSpent: 'all',
  salvagePaid: 'all',
  cardsTraded: { seat: 'all', first: 'all', second: 'all', deck: 'all', card: owner },
  turnEnded: 'all',
  cometMoved: 'all',
  lateGameBegan: 'all',
  gameEnded: 'all',
} as const satisfies Audiences<State, Event>

/** Events as a screen or a log gets them. */
export type SeenEvent = AsSeen<Event, typeof audiences>
