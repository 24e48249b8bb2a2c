import type { BoardModule } from '@starboard/screen/contract/board.ts'
import { actorBy } from '@starboard/screen/frame/film/acting.ts'
import { type Marks, markBy } from '@starboard/screen/frame/film/marks.ts'
import { endSound } from '@starboard/screen/frame/film/staging.ts'
import type { Cause, Event } from '../../rules/events.ts'
import type { Ending, RoboRally } from '../../rules/state.ts'
import { registerInBrief, registerInWords } from './telling.ts'

type Module = BoardModule<RoboRally>

/** How events are put on stage. What players do while others still program takes no time at all. */
export const staging: Module['staging'] = {
  turnBegan: { beats: 1.5 },
  powerDownBegan: { beats: 1.5 },
  powerDownAnnounced: { beats: 1.5 },
  timeExpired: { beats: 1 },
  handDealt: { sound: 'card' },
  cardPlaced: { sound: 'card' },
  cardTakenBack: { sound: 'card' },
  registerBegan: { beats: 1, sound: 'tick' },
  cardsRevealed: { beats: 3, sound: 'card' },
  cardBegan: { beats: 1 },
  robotTurned: { beats: 1.2 },
  robotStepped: { beats: 1.2 },
  stepBlocked: { beats: 1.5, sound: 'miss' },
  beltsMoved: { beats: 2, sound: 'build' },
  pusherFired: { beats: 2, sound: 'build' },
  gearsTurned: { beats: 2, sound: 'build' },
  lasersFired: { beats: 4, sound: 'hit' },
  registerLocked: { beats: 1.5 },
  robotDestroyed: { beats: 3.5, sound: 'alarm' },
  robotEliminated: { beats: 2 },
  checkpointTouched: { beats: 3.5, sound: 'coins' },
  robotFinished: { beats: 2 },
  registerEnded: { beats: 1 },
  robotRepaired: { beats: 2, sound: 'build' },
  robotReentered: { beats: 3, sound: 'turn' },
  robotRetired: { beats: 2 },
  raceEnded: ({ winner }, viewer) => ({ beats: 2, sound: endSound(winner === null ? [] : [winner], viewer) }),
}

/** RR-3.9: a film is watched, skipped and told register by register. */
export const chapters: NonNullable<Module['chapters']> = {
  name: 'register',
  ends: ({ kind }) => kind === 'registerEnded',
  tell: registerInWords,
  brief: registerInBrief,
}

/** What is not read aloud: the question that follows says how many cards there are, and who is still programming. */
export const isRoutine: NonNullable<Module['isRoutine']> = (event, me) =>
  event.kind === 'handDealt' || (event.kind === 'programSubmitted' && event.seat !== me)

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

/** Who does it, where that is not whoever's turn it is. */
export const actor: NonNullable<Module['actor']> = actorBy<Event['kind']>({
  own: ['cardBegan', 'robotTurned', 'robotStepped', 'stepBlocked', 'robotReentered', 'conceded'],
  nobody: [],
})
