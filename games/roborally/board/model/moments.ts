import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import type { Cause, Event } from '../../rules/events.ts'
import type { Ending, RoboRally } from '../../rules/state.ts'
import { registerInWords } from './telling.ts'

type Module = BoardModule<RoboRally>

/** How long each event is on stage, in beats. What players do while others still program takes no time at all. */
export const beats: Module['beats'] = {
  turnBegan: 1.5,
  powerDownBegan: 1.5,
  powerDownAnnounced: 1.5,
  timeExpired: 1,
  registerBegan: 1,
  cardsRevealed: 3,
  cardBegan: 1,
  robotTurned: 1.2,
  robotStepped: 1.2,
  stepBlocked: 1.5,
  beltsMoved: 2,
  pusherFired: 2,
  gearsTurned: 2,
  lasersFired: 4,
  registerLocked: 1.5,
  robotDestroyed: 3.5,
  robotEliminated: 2,
  checkpointTouched: 3.5,
  robotFinished: 2,
  registerEnded: 1,
  robotRepaired: 2,
  robotReentered: 3,
  robotRetired: 2,
  raceEnded: 2,
}

export const sounds: Module['sounds'] = {
  handDealt: 'card',
  cardPlaced: 'card',
  cardTakenBack: 'card',
  registerBegan: 'tick',
  cardsRevealed: 'card',
  stepBlocked: 'miss',
  beltsMoved: 'build',
  pusherFired: 'build',
  gearsTurned: 'build',
  lasersFired: 'hit',
  robotDestroyed: 'alarm',
  checkpointTouched: 'coins',
  robotRepaired: 'build',
  robotReentered: 'turn',
  raceEnded: 'win',
}

/** RR-3.9: a film is watched, skipped and told register by register. */
export const chapters: NonNullable<Module['chapters']> = {
  name: 'register',
  ends: ({ kind }) => kind === 'registerEnded',
  tell: registerInWords,
}

const FATES: Readonly<Record<Cause, string>> = {
  pit: 'Fell into a pit',
  edge: 'Fell off the board',
  lasers: 'Shot to pieces',
}

const marks: Marks<Event> = {
  turnBegan: ({ turn }) => ({ kind: 'round', seat: null, text: `Turn ${turn}` }),
  registerBegan: ({ register }) => ({ kind: 'turn', seat: null, text: `Register ${register}` }),
  checkpointTouched: ({ seat, checkpoint }) => ({ kind: 'trophy', seat, text: `Touches checkpoint ${checkpoint}` }),
  robotDestroyed: ({ seat, cause }) => ({ kind: 'alarm', seat, text: FATES[cause] }),
  raceEnded: ({ how, winner }) => ({ kind: 'alarm', seat: winner, text: ENDINGS[how] }),
}

const ENDINGS: Readonly<Record<Ending, string>> = {
  checkpoints: 'All checkpoints touched',
  'last-robot': 'The last robot wins',
  'nobody-left': 'No robot is left',
  'turn-limit': 'The turn limit is reached',
  stalled: 'Nobody programs any more',
}

export const mark: Module['mark'] = (event) => markBy(marks, event)
