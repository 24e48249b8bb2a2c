import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { actorBy } from '@starboard/screen/frame/film/acting.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import { endSound } from '@starboard/screen/frame/film/staging.ts'
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

/** How events are put on stage. */
export const staging: Module['staging'] = {
  turnBegan: { beats: 1.3, sound: 'tick' },
  turnSkipped: { beats: 2.5, sound: 'miss' },
  cardsDrawn: { beats: QUICK, sound: 'card' },
  reshuffled: { beats: QUICK, sound: 'card' },
  banked: { beats: COIN, sound: 'coins' },
  debrisDropped: { beats: COIN, sound: 'card' },
  bought: { beats: 2, sound: 'coins' },
  slotRefilled: { beats: COIN, sound: 'card' },
  slotEmptied: { beats: COIN },
  shipAdded: { beats: 2.5, sound: 'build' },
  rocketFired: { beats: 2.5, sound: 'build' },
  hitAimed: { beats: 2.2, sound: 'alarm' },
  secondHitDeclined: { beats: 2 },
  blocked: { beats: 3.5, sound: 'miss' },
  shipChosen: { beats: 1.5 },
  shieldBounced: { beats: BURST, sound: 'miss' },
  shieldWeakened: { beats: BURST, sound: 'hit' },
  shieldBroken: { beats: BURST, sound: 'hit' },
  shipFlipped: { beats: BURST, sound: 'hit' },
  shipLost: { beats: 3.5, sound: 'hit' },
  lastStandHeld: { beats: 3.5, sound: 'build' },
  shieldsStripped: { beats: BURST, sound: 'hit' },
  bankLost: { beats: 2, sound: 'coins' },
  shattered: { beats: 2, sound: 'card' },
  skipLaid: { beats: 2 },
  shieldAssigned: { beats: 2.5, sound: 'build' },
  specialPlayed: { beats: 3, sound: 'card' },
  discarded: { beats: 1.5, sound: 'card' },
  trashed: { beats: 1.5, sound: 'card' },
  retrieved: { beats: 2, sound: 'card' },
  pileSeen: { beats: 1 },
  pileArranged: { beats: 1 },
  lastStandSet: { beats: 2 },
  extraTurnGained: { beats: 2 },
  passed: { beats: 1 },
  nothingHappened: { beats: 1 },
  eliminated: { beats: 4, sound: 'alarm' },
  resigned: { beats: 3, sound: 'miss' },
  wreckageCame: { beats: 4, sound: 'alarm' },
  // Several winners are a draw.
  gameEnded: ({ winners }, viewer) => ({ beats: 3, sound: endSound(winners.length > 1 ? [] : winners, viewer) }),
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

/** Who does it, where that is not whoever's turn it is. */
export const actor: NonNullable<Module['actor']> = actorBy<Event['kind']>({
  own: ['blocked', 'shipChosen', 'resigned'],
  nobody: ['wreckageCame', 'gameEnded'],
})
