import type { AsSeen, Audiences, Seat } from '@starboard/kernel'
import type { Reaction } from './actions.ts'
import type { CardId } from './cards/catalogue.ts'
import { hidesParts, seesBombs, seesHands } from './in-play.ts'
import type { Ending, Part, State } from './state.ts'
import type { Level, PartKind, Tier } from './vocabulary.ts'

/** Where a card in play lies; its place there is counted from 0, in slot order for the rocket. */
export type Zone = 'rocket' | 'faceDown' | 'enhancements' | 'generators' | 'rovers' | 'communications'

export type Why =
  | 'replaced'
  | 'hit'
  | 'lost'
  | 'failed'
  | 'destroyed'
  | 'downgraded'
  | 'crowdedOut'
  | 'exploded'
  | 'left'
  | 'levelUp'
  | 'handLimit'
  | 'supernova'
  | 'missile'
  | 'laser'
  | 'usedUp'
  | 'defused'

/** What makes a rocket move, or a gauge change. */
export type Cause = CardId | 'navigation' | 'cruise' | 'slingshot' | 'burn' | 'production'

/** Everything that can happen, as flat facts with the numbers afterwards. */
export type Event =
  | { kind: 'firstRolled'; seat: Seat; dice: readonly number[] }
  | { kind: 'firstChosen'; seat: Seat }
  | { kind: 'padIssued'; seat: Seat; card: CardId }
  | { kind: 'roundBegan'; round: number }
  | { kind: 'turnBegan'; seat: Seat; round: number; turn: number; spaceTurn: number }
  /** `glimpsed`: the same with null for cards that can be hidden, for whoever owns a Spy Satellite. */
  | {
      kind: 'cardsDrawn'
      seat: Seat
      level: Level
      count: number
      cards: readonly CardId[]
      glimpsed: readonly (CardId | null)[]
    }
  | { kind: 'extraDraw'; seat: Seat; leader: Level }
  | { kind: 'drawSkipped'; seat: Seat; level: Level }
  | { kind: 'reshuffled'; level: Level; count: number }
  | { kind: 'padPlaced'; seat: Seat; card: CardId }
  /** Behind an Enigma Machine only its owner knows what it is. */
  | { kind: 'componentPlaced'; seat: Seat; card: CardId; tier: Tier }
  | { kind: 'equipmentDeployed'; seat: Seat; card: CardId; zone: Zone; tier: Tier }
  | { kind: 'fuelled'; seat: Seat; card: CardId; tank: 'ground' | 'space'; percent: number; to: number; lost: number }
  | { kind: 'enhancementPlayed'; seat: Seat; card: CardId; since: number; turns: number }
  | { kind: 'covertPlaced'; seat: Seat; since: number; card: CardId; victim: Seat | null }
  | { kind: 'covertRevealed'; seat: Seat; place: number; card: CardId; to: Zone | 'discard'; tier: Tier }
  | { kind: 'cardDiscarded'; seat: Seat; card: CardId; from: Zone | 'hand' | 'pad'; place: number; why: Why }
  | { kind: 'cardRemoved'; seat: Seat; card: CardId; from: 'hand' | 'pad' }
  | { kind: 'rocketChanged'; seat: Seat; rocket: readonly (Part | null)[] }
  | { kind: 'equipmentChanged'; seat: Seat; zone: Zone; tiers: readonly Tier[] }
  | { kind: 'partsHidden'; seat: Seat }
  | { kind: 'partsShown'; seat: Seat; rocket: readonly (Part | null)[] }
  | {
      kind: 'bombsSeen'
      seat: Seat
      bombs: readonly { readonly seat: Seat; readonly place: number; readonly card: CardId }[]
    }
  | { kind: 'bombsForgotten'; seat: Seat }
  | { kind: 'handsSeen'; seat: Seat; hands: readonly (readonly (CardId | null)[])[] }
  | {
      kind: 'abilityPlayed'
      seat: Seat
      card: CardId
      target: Seat | null
      part: PartKind | null
      place: number | null
    }
  | {
      kind: 'sabotageDeclared'
      seat: Seat
      card: CardId
      targets: readonly Seat[]
      part: PartKind | null
      place: number | null
    }
  | { kind: 'bombDetonated'; seat: Seat; card: CardId; place: number; target: Seat; part: PartKind }
  | { kind: 'levelChecked'; seat: Seat; target: Seat; card: CardId; dice: readonly number[]; passed: boolean }
  | {
      kind: 'reacted'
      seat: Seat
      with: Reaction
      card: CardId | null
      place: number | null
      against: CardId
      from: Seat
    }
  | { kind: 'reflected'; seat: Seat; onto: Seat; card: CardId }
  | { kind: 'fizzled'; card: CardId; victim: Seat; why: 'immune' | 'nothing' | 'cancelled' }
  | { kind: 'diceRolled'; seat: Seat; victim: Seat; card: CardId; dice: readonly number[]; damage: number }
  | { kind: 'damaged'; seat: Seat; by: Seat; card: CardId; amount: number; to: number }
  | { kind: 'lossesDue'; seat: Seat; damage: number }
  | { kind: 'rocketDestroyed'; seat: Seat; fuel: number }
  | { kind: 'insurancePaid'; seat: Seat; kept: number }
  | { kind: 'exploded'; seat: Seat }
  | { kind: 'startedOver'; seat: Seat }
  | { kind: 'partsExchanged'; seat: Seat; with: Seat; gave: readonly CardId[]; took: readonly CardId[] }
  | { kind: 'tiersChanged'; seat: Seat; by: Seat; change: 1 | -1 }
  | { kind: 'tankTaken'; seat: Seat; from: Seat; card: CardId }
  | { kind: 'tankMissing'; seat: Seat; from: Seat }
  | { kind: 'covertTaken'; seat: Seat; from: Seat; place: number; card: CardId }
  | { kind: 'generatorTaken'; seat: Seat; from: Seat; place: number; card: CardId }
  | { kind: 'spiedOn'; seat: Seat; by: Seat; until: number; hand: readonly CardId[] }
  | { kind: 'delayed'; seat: Seat; until: number }
  | { kind: 'held'; seat: Seat; until: number }
  | { kind: 'dusted'; seat: Seat; until: number; place: number | null }
  | { kind: 'statusEnded'; seat: Seat; what: 'held' | 'delayed' | 'dust' | 'spies'; by: Seat | null }
  | { kind: 'moved'; seat: Seat; by: number; to: number; why: Cause }
  | { kind: 'navigationRolled'; seat: Seat; die: number; failsOn: number }
  | { kind: 'fuelChanged'; seat: Seat; by: number; to: number; why: Cause }
  | { kind: 'antiMatterLeft'; seat: Seat; place: number; turns: number }
  | { kind: 'xRayed'; seat: Seat; target: Seat; found: number }
  | { kind: 'slingshotArmed'; seat: Seat; armed: number }
  | { kind: 'launchDeclared'; seat: Seat }
  | { kind: 'partChecked'; seat: Seat; part: PartKind; tier: Tier; die: number | null; passed: boolean }
  | { kind: 'launchScrubbed'; seat: Seat; failed: readonly PartKind[] }
  | { kind: 'stagingUsed'; seat: Seat }
  | { kind: 'liftedOff'; seat: Seat; original: number }
  | { kind: 'levelReached'; seat: Seat; level: Level }
  | { kind: 'distanceRolled'; seat: Seat; dice: readonly number[]; distance: number; slingshotKm: number }
  | { kind: 'cruised'; seat: Seat; km: number; boosters: number; staging: number; ions: number; slingshot: number }
  | { kind: 'orbitReached'; seat: Seat }
  | { kind: 'landingRolled'; seat: Seat; dice: readonly number[]; kept: number; crashesOn: number }
  | { kind: 'landed'; seat: Seat; skyCrane: boolean }
  | { kind: 'crashed'; seat: Seat }
  | { kind: 'powerChanged'; seat: Seat; by: number; to: number; why: Cause }
  | { kind: 'roverRolled'; seat: Seat; place: number; die: number; failsOn: number; km: number }
  | { kind: 'roverBroke'; seat: Seat; place: number }
  | { kind: 'roverRepaired'; seat: Seat; by: Seat; place: number }
  | { kind: 'backupDeployed'; seat: Seat; place: number; card: CardId }
  | { kind: 'kmChanged'; seat: Seat; by: number; to: number; why: Cause }
  | { kind: 'jammed'; seat: Seat; jams: number }
  | { kind: 'boosted'; seat: Seat; boost: number }
  | { kind: 'actionsEnded'; seat: Seat }
  | { kind: 'turnEnded'; seat: Seat }
  | { kind: 'eliminated'; seat: Seat; why: 'crashed' | 'resigned'; order: number }
  | { kind: 'gameEnded'; how: Ending; winners: readonly Seat[] }

const owner = (event: { seat: Seat }): readonly Seat[] => [event.seat]

/** Whoever looks into this hand: its owner and those who spy on it. */
const readers = (s: State, seat: Seat): Seat[] => [seat, ...(s.players[seat]?.spies ?? []).map(({ by }) => by)]

/** Whoever has a Spy Satellite over all the others. */
const satellites = (s: State): readonly Seat[] => s.players.filter(seesHands).map(({ seat }) => seat)

const hand = (event: { seat: Seat }, s: State): readonly Seat[] => readers(s, event.seat)

const orbit = (_event: object, s: State): readonly Seat[] => satellites(s)

/** A card that goes from hand to hand: whoever looks into one of them. */
const bothHands = ({ seat, from }: { seat: Seat; from: Seat }, s: State): readonly Seat[] => [
  ...readers(s, seat),
  ...readers(s, from),
]

/** BR-4.14: what is behind an Enigma Machine is its owner's. */
const unlessHidden = ({ seat }: { seat: Seat }, s: State): readonly Seat[] | 'all' => {
  const player = s.players[seat]
  return player !== undefined && hidesParts(player) ? [seat] : 'all'
}

/** A component that is turned up behind an Enigma Machine stays unknown. */
const turnedUp = (event: { seat: Seat; to: Zone | 'discard' }, s: State): readonly Seat[] | 'all' =>
  event.to === 'rocket' ? unlessHidden(event, s) : 'all'

/** BR-4.10 */
const planted = ({ seat, victim }: { seat: Seat; victim: Seat | null }, s: State): readonly Seat[] => {
  const aimedAt = victim === null ? undefined : s.players[victim]
  return aimedAt !== undefined && seesBombs(aimedAt) ? [seat, aimedAt.seat] : [seat]
}

/** Section 6. */
export const audiences = {
  firstRolled: 'all',
  firstChosen: 'all',
  padIssued: 'all',
  roundBegan: 'all',
  turnBegan: 'all',
  cardsDrawn: { seat: 'all', level: 'all', count: 'all', cards: hand, glimpsed: orbit },
  extraDraw: 'all',
  drawSkipped: 'all',
  reshuffled: 'all',
  padPlaced: 'all',
  componentPlaced: { seat: 'all', card: unlessHidden, tier: unlessHidden },
  equipmentDeployed: 'all',
  fuelled: 'all',
  enhancementPlayed: 'all',
  covertPlaced: { seat: 'all', since: 'all', card: planted, victim: planted },
  covertRevealed: { seat: 'all', place: 'all', card: turnedUp, to: 'all', tier: turnedUp },
  cardDiscarded: 'all',
  cardRemoved: 'all',
  rocketChanged: { seat: 'all', rocket: unlessHidden },
  equipmentChanged: 'all',
  partsHidden: 'all',
  partsShown: 'all',
  bombsSeen: owner,
  bombsForgotten: owner,
  handsSeen: owner,
  abilityPlayed: 'all',
  sabotageDeclared: 'all',
  bombDetonated: 'all',
  levelChecked: 'all',
  reacted: 'all',
  reflected: 'all',
  fizzled: 'all',
  diceRolled: 'all',
  damaged: 'all',
  lossesDue: 'all',
  rocketDestroyed: 'all',
  insurancePaid: 'all',
  exploded: 'all',
  startedOver: 'all',
  partsExchanged: 'all',
  tiersChanged: 'all',
  tankTaken: { seat: 'all', from: 'all', card: (event, s) => [...bothHands(event, s), ...satellites(s)] },
  tankMissing: 'all',
  covertTaken: { seat: 'all', from: 'all', place: 'all', card: bothHands },
  generatorTaken: 'all',
  spiedOn: { seat: 'all', by: 'all', until: 'all', hand: ({ by }) => [by] },
  delayed: 'all',
  held: 'all',
  dusted: 'all',
  statusEnded: 'all',
  moved: 'all',
  navigationRolled: 'all',
  fuelChanged: 'all',
  antiMatterLeft: 'all',
  xRayed: 'all',
  slingshotArmed: 'all',
  launchDeclared: 'all',
  partChecked: 'all',
  launchScrubbed: 'all',
  stagingUsed: 'all',
  liftedOff: 'all',
  levelReached: 'all',
  distanceRolled: 'all',
  cruised: 'all',
  orbitReached: 'all',
  landingRolled: 'all',
  landed: 'all',
  crashed: 'all',
  powerChanged: 'all',
  roverRolled: 'all',
  roverBroke: 'all',
  roverRepaired: 'all',
  backupDeployed: 'all',
  kmChanged: 'all',
  jammed: 'all',
  boosted: 'all',
  actionsEnded: 'all',
  turnEnded: 'all',
  eliminated: 'all',
  gameEnded: 'all',
} as const satisfies Audiences<State, Event>

/** Events as a screen or a log gets them. */
export type SeenEvent = AsSeen<Event, typeof audiences>
