import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import { stepsOf } from '../../rules/cards.ts'
import type { Event } from '../../rules/events.ts'
import type { CometRush, Ending } from '../../rules/state.ts'

type Module = BoardModule<CometRush>

const CARD = 1
/** It tumbles for 700 ms and stays to be read. */
const DIE = 4.5

/** How long each event is on stage, in beats. */
export const beats: Module['beats'] = {
  cardDrafted: CARD,
  turnBegan: 2,
  incomeCollected: CARD,
  embargoBit: 2,
  rocketReadied: CARD,
  rocketDelayed: 2,
  cardDrawn: CARD,
  deckRefilled: CARD,
  cardPlayed: 3,
  cardBlocked: 3,
  cubesGained: CARD,
  cubesTaken: 2,
  bonusRaised: CARD,
  tokenGained: CARD,
  calibrated: CARD,
  statusLaid: 2,
  rocketDestroyed: 3,
  cometPeeked: CARD,
  cardTaken: 2,
  nothingTaken: CARD,
  pressureAsked: 2,
  pressureCountered: 3,
  pressureAccepted: 2,
  rocketBuilt: 2,
  rocketLaunched: 2,
  dieRolled: DIE,
  tokenSpent: CARD,
  segmentRevealed: 2,
  segmentDamaged: 3,
  segmentDestroyed: 5,
  rocketSpent: CARD,
  salvagePaid: CARD,
  cardsTraded: 2,
  cometMoved: 5,
  lateGameBegan: 4,
  lastSegmentLeft: 3,
  gameEnded: 3,
}

export const sounds: Module['sounds'] = {
  cardDrafted: 'card',
  turnBegan: 'tick',
  incomeCollected: 'coins',
  rocketReadied: 'build',
  cardDrawn: 'card',
  deckRefilled: 'card',
  cardPlayed: 'card',
  cardBlocked: 'miss',
  cubesGained: 'coins',
  cubesTaken: 'coins',
  statusLaid: 'alarm',
  rocketDestroyed: 'hit',
  cardTaken: 'card',
  pressureAsked: 'alarm',
  rocketBuilt: 'build',
  rocketLaunched: 'build',
  dieRolled: 'dice',
  segmentDamaged: 'hit',
  segmentDestroyed: 'hit',
  salvagePaid: 'coins',
  cardsTraded: 'card',
  cometMoved: 'alarm',
  lateGameBegan: 'alarm',
  gameEnded: 'turn',
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
