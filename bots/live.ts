import {
  type AnyBot,
  type Batch,
  bug,
  type Entry,
  type GameTypes,
  isRefusal,
  Match,
  type MatchParts,
} from '@starboard/kernel'
import { entriesAllowed } from './arena.ts'
import { type Answer, Players } from './players.ts'

type LiveMatch = Match<GameTypes>
type LiveBatch = Batch<GameTypes['Action']>

/** A bot seems to think this long: a story in which everything happens at once reads badly. */
const THINKING_MS = 1000

export interface LivePlay {
  /** By seat. */
  readonly bots: readonly AnyBot[]
  /** For the luck of the bots; the match has its own. */
  readonly seed: string
  /** Whose answers they are in the log; `bot`, if nobody says anything. */
  readonly by?: 'bot' | 'player'
  onBatch?(batch: LiveBatch): void
}

/** A whole match of bots against bots through the same door that people use, with its log. */
export function playLive(parts: MatchParts<GameTypes>, { bots, seed, by = 'bot', onBatch }: LivePlay) {
  const { game, header } = parts
  const seated: Seated = { players: new Players(game, bots, seed), by }
  const log: Entry<GameTypes['Action']>[] = []
  const keep = (batch: LiveBatch) => {
    log.push(batch.entry)
    onBatch?.(batch)
  }
  const { match, batch } = Match.start(parts)
  keep(batch)
  const maxEntries = entriesAllowed(game, header.setup)
  while (match.outcome === null) {
    if (match.length > maxEntries) bug(`After ${maxEntries} entries the match is not over.`)
    for (const next of nextBatches(match, seated)) keep(next)
  }
  return { match, log }
}

interface Seated {
  readonly players: Players
  readonly by: 'bot' | 'player'
}

/** What is due, else what somebody answers, else what the clock brings. */
function nextBatches(match: LiveMatch, { players, by }: Seated): readonly LiveBatch[] {
  const due = match.wakeAt()
  const isDue = due !== null && due <= match.now
  const answer = isDue ? null : players.answer(match.state, match.open, { at: match.length, now: match.now })
  if (answer !== null) {
    players.hasMoved()
    return [send(match, answer, by)]
  }
  if (due === null && players.maybeAskAgain()) return []
  players.clockMoved()
  return match.advance(Math.max(match.now, due ?? bug('The match is stuck: nobody acts and no clock will ring.')))
}

function send(match: LiveMatch, { decision, action }: Answer, by: Seated['by']): LiveBatch {
  const sent = { id: `${by}-${match.length}`, decision: decision.id, action, by }
  const batch = match.act(decision.seat, sent, timeToAct(match))
  return isRefusal(batch) ? bug(`A bot was refused ${JSON.stringify(action)}: ${batch.text}`) : batch
}

/** A moment later, unless something would be due by then: bots keep every deadline. */
function timeToAct(match: LiveMatch): number {
  const due = match.wakeAt()
  const later = match.now + THINKING_MS
  return due === null || later < due ? later : match.now
}
