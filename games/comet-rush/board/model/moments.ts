import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { actorBy } from '@starboard/screen/frame/film/acting.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import { stepsOf } from '../../rules/cards.ts'
import type { Event } from '../../rules/events.ts'
import type { CometRush, Ending } from '../../rules/state.ts'

type Module = BoardModule<CometRush>

const CARD = 1
/** It tumbles for 700 ms and stays to be read. */
const DIE = 4.5

/** How events are put on stage. */
export const staging: Module['staging'] = {
  cardDrafted: { beats: CARD, sound: 'card' },
  turnBegan: { beats: 2, sound: 'tick' },
  incomeCollected: { beats: CARD, sound: 'coins' },
  embargoBit: { beats: 2 },
  rocketReadied: { beats: CARD, sound: 'build' },
  rocketDelayed: { beats: 2 },
  cardDrawn: { beats: CARD, sound: 'card' },
  deckRefilled: { beats: CARD, sound: 'card' },
  cardPlayed: { beats: 3, sound: 'card' },
  cardBlocked: { beats: 3, sound: 'miss' },
  cubesGained: { beats: CARD, sound: 'coins' },
  cubesTaken: { beats: 2, sound: 'coins' },
  bonusRaised: { beats: CARD },
  tokenGained: { beats: CARD },
  calibrated: { beats: CARD },
  statusLaid: { beats: 2, sound: 'alarm' },
  rocketDestroyed: { beats: 3, sound: 'hit' },
  cometPeeked: { beats: CARD },
  cardTaken: { beats: 2, sound: 'card' },
  nothingTaken: { beats: CARD },
  nothingChanged: { beats: CARD },
  pressureAsked: { beats: 2, sound: 'alarm' },
  pressureCountered: { beats: 3 },
  pressureAccepted: { beats: 2 },
  rocketBuilt: { beats: 2, sound: 'build' },
  rocketLaunched: { beats: 2, sound: 'build' },
  dieRolled: { beats: DIE, tumbles: true, sound: 'dice' },
  tokenSpent: { beats: CARD },
  segmentRevealed: { beats: 2 },
  segmentDamaged: { beats: 3, sound: 'hit' },
  segmentDestroyed: { beats: 5, sound: 'hit' },
  rocketSpent: { beats: CARD },
  salvagePaid: { beats: CARD, sound: 'coins' },
  cardsTraded: { beats: 2, sound: 'card' },
  cometMoved: { beats: 5, sound: 'alarm' },
  lateGameBegan: { beats: 4, sound: 'alarm' },
  lastSegmentLeft: { beats: 3 },
  gameEnded: { beats: 3, sound: 'turn' },
}

const marks: Marks<Event> = {
  turnBegan: ({ seat, round }) => ({ kind: 'turn', seat, text: `Round ${round}` }),
  dieRolled: ({ seat, die, needed }) =>
    die <= needed
      ? { kind: 'hit', seat, text: `Hit with a ${die}` }
      : { kind: 'miss', seat, text: `Miss with a ${die}, needed ${needed}` },
  segmentDestroyed: ({ seat, strength }) => ({ kind: 'trophy', seat, text: `Takes the ${strength}` }),
  cometMoved: ({ card, distance }) => ({
    kind: 'round',
    seat: null,
    text: `Comet at ${Math.max(0, distance)}, ${stepsOf[card]} nearer`,
  }),
  rocketDestroyed: ({ seat }) => ({ kind: 'alarm', seat, text: 'Rocket destroyed on its pad' }),
  pressureAccepted: ({ seat }) => ({ kind: 'alarm', seat, text: 'Under Diplomatic Pressure' }),
  lateGameBegan: () => ({ kind: 'alarm', seat: null, text: 'Late game: two cards a turn' }),
  gameEnded: ({ how }) => ({ kind: 'alarm', seat: null, text: ENDINGS[how] }),
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  'comet-destroyed': 'The comet is destroyed',
  'earth-destroyed': 'The comet reaches Earth',
  survived: 'Earth survives',
}

export const mark: Module['mark'] = (event) => markBy(marks, event)

/** Who does it, where that is not whoever's turn it is. */
export const actor: NonNullable<Module['actor']> = actorBy<Event['kind']>({
  own: ['cardDrafted', 'pressureAsked', 'pressureCountered', 'pressureAccepted'],
  nobody: ['cometMoved', 'lateGameBegan', 'gameEnded'],
})
