export type { Absence } from './contract/absence.ts'
export { askOne } from './contract/ask-one.ts'
export type { AsSeen, Audience, Audiences, PartlySeen } from './contract/audience.ts'
export type { AnyBot, Bot, Budget } from './contract/bot.ts'
export { alike, botName, botNamesAt } from './contract/bot-name.ts'
export { Bug, bug, never } from './contract/bug.ts'
export { characterNamed, ofCharacters, withCharacter } from './contract/character.ts'
export { clocksOff, waitsOff } from './contract/clocks.ts'
export type * from './contract/contract.ts'
export { HOLDERS, isAskedOpenly, isOutOfTurn, MODES } from './contract/contract.ts'
export { type Counts, counts } from './contract/counts-option.ts'
export { type Daily, isDay } from './contract/daily.ts'
export { type Decimal, decimal, decimalAt, stepsTo } from './contract/decimal-option.ts'
export { file } from './contract/file-option.ts'
export type * from './contract/keyboard.ts'
export { type LabCard, type LabFacts, namedOnce, turnOrderFrom } from './contract/lab-facts.ts'
export { knownRules } from './contract/older-rules.ts'
export { inOneBreath, mayFollow } from './contract/one-breath.ts'
export type { CountKey, FileText, OpenFile } from './contract/option.ts'
export {
  choice,
  type FormRow,
  int,
  numbers,
  type OptionForm,
  type OptionsOf,
  optionForm,
  type PresetWords,
  text,
  toggle,
} from './contract/options.ts'
export type { Pausing } from './contract/pausing.ts'
export { type Picture, type PictureSteps, stepBy } from './contract/picture.ts'
export { isRefusal, type Refusal, type Refused, refuse, toldRefusal } from './contract/refusal.ts'
export { RULE_ID } from './contract/rule-id.ts'
export {
  type ActionOf,
  type ActionSchema,
  actionSchema,
  knownText,
  type Parsed,
  seatSchema,
  sentenceOf,
} from './contract/schema.ts'
export type { SearchHelp } from './contract/search-help.ts'
export { type Seat, seatOf, seatsOf, type Viewer } from './contract/seat.ts'
export {
  also,
  card,
  detail,
  does,
  either,
  joinedBy,
  listOf,
  type Read,
  type Reading,
  read,
  readText,
  type Sentence,
  say,
  whom,
  whose,
} from './contract/sentence.ts'
export {
  afterLast,
  playedOnce,
  type SeriesLine,
  type SeriesSoFar,
  type SeriesStanding,
  seriesGames,
  standingOf,
} from './contract/series.ts'
export { readSetup, setupWith, type WantedSetup } from './contract/setup.ts'
export {
  type Agenda,
  type Ask,
  type Automatic,
  listedElsewhere,
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
} from './contract/steps.ts'
export { plainVerb, type Verb } from './contract/verb.ts'
export { saidOf } from './contract/words.ts'
export { canonical, hashOf } from './data/canonical.ts'
export { applyChange, type Change } from './data/change.ts'
export { checksum } from './data/checksum.ts'
export { copy } from './data/copy.ts'
export { changeOf } from './data/diff.ts'
export { follow } from './data/follow.ts'
export { Names } from './data/names.ts'
export { takeAt } from './data/take-at.ts'
export {
  type Bag,
  bagSize,
  type CardRow,
  type Chance,
  chanceFrom,
  type Luck,
  type LuckSource,
  pick,
  type Streams,
  shuffled,
} from './luck/chance.ts'
export { commitmentOf, committedChance, isSeed, type Word } from './luck/committed.ts'
export {
  bagOf,
  type Deck,
  dealFrom,
  deckSize,
  drawCard,
  emptyBag,
  hasCards,
  newDeck,
  peekCards,
  putOnTop,
  refill,
} from './luck/deck.ts'
export { fastChance } from './luck/fast.ts'
export { type Interval, wilson } from './luck/interval.ts'
export { streamedChance } from './luck/streamed.ts'
export { type Branching, branchedFrom, hasOpenLuck, luckOf, type MatchLuck, matchChance } from './match/branch.ts'
export { exportMatch, gameOfExport, type MatchExport, readExport } from './match/export.ts'
export { Glances } from './match/glances.ts'
export { messageKey, type Snapshot } from './match/history.ts'
export {
  Effort,
  EXPORT_LIMITS,
  type ExportLimits,
  inThousands,
  NO_EXPORT_LIMITS,
  oversize,
  TooMuch,
  tooLarge,
} from './match/limits.ts'
export { type ActEntry, type Branch, BY, type By, type Entry, type Header, MATCH_FORMAT } from './match/log.ts'
export { type Look, lookAt, type OpenDecision, openTo } from './match/look.ts'
export { Match, type MatchParts, type Sent } from './match/match.ts'
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
} from './match/orders.ts'
export { glanceOf, type Shown, shownTo } from './match/shown.ts'
export { type ExportSignature, keyText, type SignatureStamp, signatureIn, signedText } from './match/signature.ts'
export type { Batch, Undone } from './match/telling.ts'
export { type Verification, type VerifyParts, verify, verifying } from './match/verify.ts'
