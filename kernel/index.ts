export type { Audience, Audiences, Seen } from './audience.ts'
export type { AnyBot, Bot, Budget } from './bot.ts'
export { Bug, bug, never } from './bug.ts'
export { canonical, hashOf } from './canonical.ts'
export {
  type Bag,
  bagSize,
  type Chance,
  chanceFrom,
  type Luck,
  pick,
  type Row,
  type Source,
  type Streams,
  shuffled,
} from './chance.ts'
export { applyChange, type Change, changeOf, fingerprint } from './change.ts'
export { clocksOff, waitsOff } from './clocks.ts'
export { commitmentOf, committedChance, isSeed, type Word } from './committed.ts'
export type * from './contract.ts'
export { HOLDERS, MODES } from './contract.ts'
export { copy } from './copy.ts'
export {
  bagOf,
  type Deck,
  dealFrom,
  deckSize,
  drawCard,
  emptyBag,
  newDeck,
  peekCards,
  putOnTop,
  refill,
} from './deck.ts'
export { type Door, door, sentenceOf } from './door.ts'
export { exportMatch, gameOfExport, type MatchExport, readExport } from './export.ts'
export { fastChance } from './fast.ts'
export { type Act, BY, type By, type Entry, type Header, MATCH_FORMAT } from './log.ts'
export { type Look, lookAt, type Open, openTo } from './look.ts'
export { type Batch, Match, type MatchParts, messageKey, type Sent, type Snapshot } from './match.ts'
export {
  choice,
  type FormRow,
  int,
  numbers,
  type OptionForm,
  type OptionsOf,
  optionForm,
  text,
  toggle,
} from './options.ts'
export {
  NO_ORDERS,
  type Ordered,
  type OrdersBySeat,
  orderedAnswer,
  orderedNow,
  ordersAfter,
  ordersGiven,
  orderTime,
  readOrders,
  type SeatOrders,
  type StandingOrder,
} from './orders.ts'
export { isRefusal, type Refusal, refuse } from './refusal.ts'
export { type Seat, seatOf, seatsOf, type Viewer } from './seat.ts'
export {
  afterLast,
  playedOnce,
  type SeriesLine,
  type SeriesSoFar,
  type SeriesStanding,
  seriesGames,
  standingOf,
} from './series.ts'
export { readSetup, setupWith, type WantedSetup } from './setup.ts'
export {
  type Agenda,
  type Ask,
  type Automatic,
  type Move,
  type Moves,
  next,
  openWindow,
  type Question,
  type StepBase,
  type StepRule,
  type Steps,
  type StepTable,
  type StepTypes,
  stepwise,
  type Window,
  type Windowed,
  withdraw,
} from './steps.ts'
export { type Verification, verify, verifying } from './verify.ts'
