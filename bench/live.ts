import { playLive, randomBot } from '@starboard/bots'
import {
  type AnyGame,
  bug,
  commitmentOf,
  committedChance,
  type Entry,
  type GameTypes,
  type Header,
  isRefusal,
  MATCH_FORMAT,
  Match,
  type MatchParts,
  type Ms,
  type Seat,
  type Setup,
  seatsOf,
  type Viewer,
} from '@starboard/kernel'

/** One message as a server gets it, or the clock. */
export type Message =
  | { readonly at: Ms; readonly seat: null; readonly action: null; readonly text: '' }
  | {
      readonly at: Ms
      readonly seat: Seat
      readonly id: string
      readonly decision: string
      readonly action: { kind: string }
      readonly text: string
    }

export interface LiveGame {
  start(game: AnyGame): Match<GameTypes>
  readonly messages: readonly Message[]
}

export function recordLive(game: AnyGame, setup: Setup<GameTypes>, index: number): LiveGame {
  const luck = { seed: index.toString(16).padStart(64, '0'), seatSeeds: [] }
  const header: Header<GameTypes> = {
    format: MATCH_FORMAT,
    game: game.meta.id,
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: commitmentOf(luck.seed),
    seatSeeds: luck.seatSeeds,
  }
  const partsWith = (rules: AnyGame): MatchParts<GameTypes> => ({
    game: rules,
    header,
    source: committedChance(luck),
  })
  const bots = seatsOf(setup.seats).map(() => randomBot(game))
  const { log } = playLive(partsWith(game), { bots, seed: luck.seed })
  const start = (rules: AnyGame) => Match.start(partsWith(rules)).match
  return { start, messages: messagesOf(start(game), log) }
}

/** The log does not keep which question was answered, so the match is played once more to see. */
function messagesOf(match: Match<GameTypes>, log: readonly Entry<{ kind: string }>[]): readonly Message[] {
  return log.slice(1).map((entry) => {
    const message = messageOf(match, entry)
    deliver(match, message, { action: message.action, viewers: [] })
    return message
  })
}

function messageOf({ open }: Match<GameTypes>, entry: Entry<{ kind: string }>): Message {
  if (entry.kind !== 'act' || entry.by === 'timeout') return { at: entry.at, seat: null, action: null, text: '' }
  const { at, seat, id, action } = entry
  const decision = open.find((one) => one.seat === seat) ?? bug('Nobody was asked.')
  return { at, seat, id, decision: decision.id, action, text: JSON.stringify(action) }
}

/** One message, and what everybody is told of it. */
export function deliver(
  match: Match<GameTypes>,
  message: Message,
  { action, viewers }: { readonly action: unknown; readonly viewers: readonly Viewer[] },
): void {
  if (message.seat === null) return void match.advance(message.at)
  const { at, seat, id, decision } = message
  const batch = match.act(seat, { id, decision, action, by: 'bot' }, at)
  if (isRefusal(batch)) bug(batch.text)
  for (const viewer of viewers) batch.seenBy(viewer)
}
