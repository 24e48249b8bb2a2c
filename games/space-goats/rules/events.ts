import type { AsSeen, Audiences, Seat } from '@starboard/kernel'
import type { Zone } from './actions.ts'
import type { CardId } from './cards.ts'
import type { Hit } from './effects.ts'
import type { Ending, State } from './state.ts'

/** Everything that can happen, as flat facts. `ship` is the ship's number; `by` is who did it, null for wreckage. */
export type Event =
  | { kind: 'gameBegan'; start: Seat }
  | { kind: 'roundBegan'; round: number }
  | { kind: 'turnBegan'; seat: Seat; round: number; isExtra: boolean }
  | { kind: 'turnSkipped'; seat: Seat; isExtra: boolean }
  | { kind: 'cardsDrawn'; seat: Seat; count: number; cards: readonly CardId[] }
  | { kind: 'reshuffled'; seat: Seat; count: number }
  | { kind: 'banked'; seat: Seat; card: CardId }
  | { kind: 'debrisDropped'; seat: Seat; card: CardId }
  | {
      kind: 'bought'
      seat: Seat
      slot: number
      card: CardId
      price: number
      fromBank: readonly CardId[]
      fromHand: readonly CardId[]
    }
  | { kind: 'slotRefilled'; slot: number; card: CardId }
  | { kind: 'slotEmptied'; slot: number }
  | { kind: 'shipAdded'; seat: Seat; ship: number }
  | { kind: 'rocketFired'; seat: Seat; card: CardId; targets: readonly Seat[] }
  | { kind: 'hitAimed'; by: Seat; card: CardId; does: Hit | 'emp'; number: 1 | 2; of: 1 | 2; targets: readonly Seat[] }
  | { kind: 'secondHitDeclined'; seat: Seat }
  | { kind: 'blocked'; seat: Seat; by: Seat; card: CardId }
  | { kind: 'shipChosen'; seat: Seat; ship: number; by: Seat | null }
  | { kind: 'shieldBounced'; seat: Seat; ship: number; card: CardId }
  | { kind: 'shieldWeakened'; seat: Seat; ship: number; card: CardId; strength: number }
  | { kind: 'shieldBroken'; seat: Seat; ship: number; card: CardId; why: 'hit' | 'emp' | 'lost' | 'left' }
  | { kind: 'shipFlipped'; seat: Seat; ship: number }
  | { kind: 'shipLost'; seat: Seat; ship: number; by: Seat | null }
  | { kind: 'lastStandHeld'; seat: Seat; ship: number }
  | { kind: 'shieldsStripped'; seat: Seat; by: Seat; count: number }
  | { kind: 'bankLost'; seat: Seat; card: CardId }
  | { kind: 'shattered'; seat: Seat; card: CardId }
  | { kind: 'skipLaid'; seat: Seat; by: Seat }
  | { kind: 'shieldAssigned'; seat: Seat; card: CardId; ship: number; strength: number }
  | { kind: 'specialPlayed'; seat: Seat; card: CardId }
  /** It is one of the newest `among` cards of the hand. */
  | { kind: 'discarded'; seat: Seat; card: CardId; why: 'decoy' | 'recon'; among: number }
  | { kind: 'trashed'; seat: Seat; card: CardId; from: Zone; why: 'aegis' | 'purge' | 'clean' }
  | { kind: 'retrieved'; seat: Seat; card: CardId }
  | { kind: 'pileSeen'; seat: Seat; count: number; cards: readonly CardId[] }
  | { kind: 'pileArranged'; seat: Seat; count: number; cards: readonly CardId[] }
  | { kind: 'lastStandSet'; seat: Seat }
  | { kind: 'extraTurnGained'; seat: Seat }
  | { kind: 'passed'; seat: Seat }
  /** A special that changed nothing. By version 1 of the rules nobody was told. */
  | { kind: 'nothingHappened'; seat: Seat; card: CardId }
  | { kind: 'eliminated'; seat: Seat; by: Seat | null }
  | { kind: 'resigned'; seat: Seat }
  | { kind: 'wreckageCame'; round: number; seats: readonly Seat[] }
  | { kind: 'roundEnded'; round: number; destroyed: number }
  | { kind: 'gameEnded'; how: Ending; winners: readonly Seat[] }

const owner = (event: { seat: Seat }): readonly Seat[] => [event.seat]

/** Section 6: what is drawn or looked at is its owner's; all else is open. */
export const audiences = {
  gameBegan: 'all',
  roundBegan: 'all',
  turnBegan: 'all',
  turnSkipped: 'all',
  cardsDrawn: { seat: 'all', count: 'all', cards: owner },
  reshuffled: 'all',
  banked: 'all',
  debrisDropped: 'all',
  bought: 'all',
  slotRefilled: 'all',
  slotEmptied: 'all',
  shipAdded: 'all',
  rocketFired: 'all',
  hitAimed: 'all',
  secondHitDeclined: 'all',
  blocked: 'all',
  shipChosen: 'all',
  shieldBounced: 'all',
  shieldWeakened: 'all',
  shieldBroken: 'all',
  shipFlipped: 'all',
  shipLost: 'all',
  lastStandHeld: 'all',
  shieldsStripped: 'all',
  bankLost: 'all',
  shattered: 'all',
  skipLaid: 'all',
  shieldAssigned: 'all',
  specialPlayed: 'all',
  discarded: 'all',
  trashed: 'all',
  retrieved: 'all',
  pileSeen: { seat: 'all', count: 'all', cards: owner },
  pileArranged: { seat: 'all', count: 'all', cards: owner },
  lastStandSet: 'all',
  extraTurnGained: 'all',
  passed: 'all',
  nothingHappened: 'all',
  eliminated: 'all',
  resigned: 'all',
  wreckageCame: 'all',
  roundEnded: 'all',
  gameEnded: 'all',
} as const satisfies Audiences<State, Event>

/** Events as a screen or a log gets them. */
export type SeenEvent = AsSeen<Event, typeof audiences>
