export type { Question } from './bot-answer.ts'
export { botPaceMs } from './bot-pace.ts'
export { BotTurns } from './bot-turns.ts'
export { atRate, type Clock, matchTime, wallTime } from './clock.ts'
export { MatchDriver } from './driver.ts'
export { dueAt, type Waiting } from './due.ts'
export type { AnyBatch, AnyMatch, Host } from './host.ts'
export {
  desertedPause,
  endingPause,
  isAgreed,
  isRealTime,
  ONLY_PERSON_MS,
  type Pause,
  pauseAt,
  pauseDueAt,
  toldPause,
  votedPause,
} from './pause.ts'
