import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import type { Event } from '../../rules/events.ts'
import { shipName } from '../../rules/ships.ts'
import type { Ending, SpaceGoats } from '../../rules/state.ts'

type Module = BoardModule<SpaceGoats>

/** What happens in every turn passes quickly: with three bots it adds up. A bot that buys takes about a second and a half. */
const QUICK = 0.4
/** Pods are counted into the bank like coins. */
const COIN = 0.3
/** A word in a burst takes a moment to be read. */
const BURST = 2.5

/** How long each event is on stage, in beats. */
export const beats: Module['beats'] = {
  turnBegan: 1.3,
  turnSkipped: 2.5,
  cardsDrawn: QUICK,
  reshuffled: QUICK,
  banked: COIN,
  debrisDropped: COIN,
  bought: 2,
  slotRefilled: COIN,
  slotEmptied: COIN,
  shipAdded: 2.5,
  rocketFired: 2.5,
  hitAimed: 2.2,
  secondHitDeclined: 2,
  blocked: 3.5,
  shipChosen: 1.5,
  shieldBounced: BURST,
  shieldWeakened: BURST,
  shieldBroken: BURST,
  shipFlipped: BURST,
  shipLost: 3.5,
  lastStandHeld: 3.5,
  shieldsStripped: BURST,
  bankLost: 2,
  shattered: 2,
  skipLaid: 2,
  shieldAssigned: 2.5,
  specialPlayed: 3,
  discarded: 1.5,
  trashed: 1.5,
  retrieved: 2,
  pileSeen: 1,
  pileArranged: 1,
  lastStandSet: 2,
  extraTurnGained: 2,
  passed: 1,
  eliminated: 4,
  resigned: 3,
  wreckageCame: 4,
  gameEnded: 3,
}

export const sounds: Module['sounds'] = {
  turnBegan: 'tick',
  turnSkipped: 'miss',
  cardsDrawn: 'card',
  reshuffled: 'card',
  banked: 'coins',
  debrisDropped: 'card',
  bought: 'coins',
  slotRefilled: 'card',
  shipAdded: 'build',
  rocketFired: 'build',
  hitAimed: 'alarm',
  blocked: 'miss',
  shieldBounced: 'miss',
  shieldWeakened: 'hit',
  shieldBroken: 'hit',
  shipFlipped: 'hit',
  shipLost: 'hit',
  lastStandHeld: 'build',
  shieldsStripped: 'hit',
  bankLost: 'coins',
  shattered: 'card',
  shieldAssigned: 'build',
  specialPlayed: 'card',
  discarded: 'card',
  trashed: 'card',
  retrieved: 'card',
  eliminated: 'alarm',
  resigned: 'miss',
  wreckageCame: 'alarm',
  gameEnded: 'win',
}

const marks: Marks<Event> = {
  roundBegan: ({ round }) => ({ kind: 'round', seat: null, text: `Round ${round}` }),
  turnBegan: ({ seat, isExtra }) => ({ kind: 'turn', seat, text: isExtra ? 'Extra turn' : 'Turn' }),
  turnSkipped: ({ seat }) => ({ kind: 'turn', seat, text: 'Turn skipped' }),
  blocked: ({ seat }) => ({ kind: 'miss', seat, text: 'Hit blocked' }),
  shipLost: ({ seat, ship }) => ({ kind: 'hit', seat, text: `${shipName(ship)} is lost` }),
  lastStandHeld: ({ seat, ship }) => ({ kind: 'miss', seat, text: `${shipName(ship)} survives by its last stand` }),
  eliminated: ({ seat }) => ({ kind: 'alarm', seat, text: 'Out of the game' }),
  resigned: ({ seat }) => ({ kind: 'alarm', seat, text: 'Left the game' }),
  wreckageCame: () => ({ kind: 'alarm', seat: null, text: 'Wreckage' }),
  gameEnded: ({ how, winners }) => ({ kind: 'trophy', seat: winners[0] ?? null, text: ENDINGS[how] }),
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  rocket: 'The last fleet standing',
  wreckage: 'Wreckage decides the duel',
  bank: 'Both fleets wrecked, the larger bank wins',
  draw: 'Both fleets wrecked, a draw',
  limit: 'The last round is over',
  resigned: 'The others have left',
}

export const mark: Module['mark'] = (event) => markBy(marks, event)
