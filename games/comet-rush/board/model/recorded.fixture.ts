import {
  type AnyBot,
  bug,
  commitmentOf,
  committedChance,
  type GameTypes,
  type Header,
  isRefusal,
  type Look,
  MATCH_FORMAT,
  Match,
  type Open,
  readSetup,
  type Viewer,
} from '@starboard/kernel'
import { Players } from '../../../../bots/players.ts'
import { randomBot } from '../../../../bots/random.ts'
import { heuristic } from '../../bot/index.ts'
import type { Event } from '../../rules/events.ts'
import { cometRush } from '../../rules/index.ts'
import type { CometRush } from '../../rules/state.ts'

/** One viewer's picture before an entry, what was told, and the picture after it. */
export interface Moment {
  readonly viewer: Viewer
  readonly before: Shot
  readonly events: readonly Event[]
  readonly after: Shot
}

export type Shot = Pick<Look<CometRush>, 'view' | 'open' | 'legal' | 'refused' | 'outcome'>

export interface Recording {
  readonly seats: number
  readonly seed: number
  readonly options?: object
  /** Random play sees more of the rules, the heuristic plays as people do. */
  readonly bot: 'random' | 'heuristic'
}

/** A whole match of bots as every seat and a spectator saw it. */
export function recorded({ seats, seed, options = {}, bot }: Recording): readonly Moment[] {
  const match = startOf({ seats, seed, options })
  const player: AnyBot = bot === 'random' ? randomBot(cometRush) : heuristic
  const players = new Players(
    cometRush,
    Array.from({ length: seats }, () => player),
    `${seed}`,
  )
  const viewers: readonly Viewer[] = [...match.state.players.map((one) => one.seat), 'spectator']
  const moments: Moment[] = []
  while (match.outcome === null) {
    const before = viewers.map((viewer) => shotOf(match, viewer))
    for (const batch of nextBatches(match, players))
      viewers.forEach((viewer, at) => {
        const events = batch.seenBy(viewer) as readonly Event[]
        moments.push({ viewer, before: before[at] ?? bug('No shot.'), events, after: shotOf(match, viewer) })
      })
  }
  return moments
}

function startOf({ seats, seed, options }: { seats: number; seed: number; options: object }): Match<CometRush> {
  const setup = readSetup(cometRush, { seats, options })
  if (isRefusal(setup)) return bug(setup.text)
  const key = `${seed}`.padStart(64, '0')
  const header: Header<CometRush> = {
    format: MATCH_FORMAT,
    game: cometRush.meta.id,
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: commitmentOf(key),
    seatSeeds: [],
  }
  return Match.start({ game: cometRush, header, source: committedChance({ seed: key, seatSeeds: [] }) }).match
}

function nextBatches(match: Match<CometRush>, players: Players) {
  const answer = players.answer(match.state as GameTypes['State'], { at: match.length, now: match.now })
  if (answer === null) return match.advance(match.wakeAt() ?? bug('The match is stuck.'))
  const { decision, action } = answer
  const sent = { id: `bot-${match.length}`, decision: decision.id, action, by: 'bot' } as const
  const batch = match.act(decision.seat, sent, match.now)
  return isRefusal(batch) ? bug(batch.text) : [batch]
}

/** Parts of a look are worked out when they are read: here is all of it, once. */
function shotOf(match: Match<CometRush>, viewer: Viewer): Shot {
  const { view, open, legal, refused, outcome } = match.look(viewer)
  return structuredClone({ view, open: [...open] as Open[], legal: [...legal], refused: [...refused], outcome })
}
