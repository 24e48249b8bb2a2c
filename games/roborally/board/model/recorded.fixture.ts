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
  type Seat,
  type Viewer,
} from '@starboard/kernel'
import { Players } from '../../../../bots/players.ts'
import { randomBot } from '../../../../bots/random.ts'
import { heuristic } from '../../bot/index.ts'
import type { Event } from '../../rules/events.ts'
import { roboRally } from '../../rules/index.ts'
import type { RoboRally } from '../../rules/state.ts'

/** One viewer's picture before an entry, what was told, and the picture after it. */
export interface Moment {
  readonly viewer: Viewer
  readonly before: Shot
  readonly events: readonly Event[]
  readonly after: Shot
}

export type Shot = Pick<Look<RoboRally>, 'view' | 'open' | 'legal' | 'refused' | 'outcome'>

export interface Recording {
  readonly seats: number
  readonly seed: number
  readonly options?: object
  /** Random play sees more of the rules, the heuristic plays as people do. */
  readonly bot: 'random' | 'heuristic'
  /** Who gives up, after how many answers. */
  readonly concedes?: readonly { readonly seat: Seat; readonly after: number }[]
}

/** A whole match of bots as every seat and a spectator saw it. */
export function recorded({ seats, seed, options = {}, bot, concedes = [] }: Recording): readonly Moment[] {
  const match = startOf({ seats, seed, options })
  const player: AnyBot = bot === 'random' ? randomBot(roboRally) : heuristic
  const players = new Players(
    roboRally,
    Array.from({ length: seats }, () => player),
    `${seed}`,
  )
  const viewers: readonly Viewer[] = [...match.state.robots.map((one) => one.seat), 'spectator']
  const moments: Moment[] = []
  for (let answers = 0; match.outcome === null; answers++) {
    const before = viewers.map((viewer) => shotOf(match, viewer))
    const leaving = concedes.find(({ after }) => after === answers)
    for (const batch of leaving === undefined ? nextBatches(match, players) : concession(match, leaving.seat))
      viewers.forEach((viewer, at) => {
        const events = batch.seenBy(viewer) as readonly Event[]
        moments.push({ viewer, before: before[at] ?? bug('No shot.'), events, after: shotOf(match, viewer) })
      })
  }
  return moments
}

function startOf({ seats, seed, options }: { seats: number; seed: number; options: object }): Match<RoboRally> {
  const setup = readSetup(roboRally, { seats, options })
  if (isRefusal(setup)) return bug(setup.text)
  const key = `${seed}`.padStart(64, '0')
  const header: Header<RoboRally> = {
    format: MATCH_FORMAT,
    game: roboRally.meta.id,
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: commitmentOf(key),
    seatSeeds: [],
  }
  return Match.start({ game: roboRally, header, source: committedChance({ seed: key, seatSeeds: [] }) }).match
}

function nextBatches(match: Match<RoboRally>, players: Players) {
  const answer = players.answer(match.state as GameTypes['State'], { at: match.length, now: match.now })
  if (answer === null) return match.advance(match.wakeAt() ?? bug('The match is stuck.'))
  const { decision, action } = answer
  const sent = { id: `bot-${match.length}`, decision: decision.id, action, by: 'bot' } as const
  const batch = match.act(decision.seat, sent, match.now)
  return isRefusal(batch) ? bug(batch.text) : [batch]
}

function concession(match: Match<RoboRally>, seat: Seat) {
  const sent = { id: `concede-${seat}`, action: { kind: 'concede' }, by: 'player' } as const
  const batch = match.act(seat, sent, match.now)
  return isRefusal(batch) ? bug(batch.text) : [batch]
}

/** Parts of a look are worked out when they are read: here is all of it, once. */
function shotOf(match: Match<RoboRally>, viewer: Viewer): Shot {
  const { view, open, legal, refused, outcome } = match.look(viewer)
  return structuredClone({ view, open: [...open] as Open[], legal: [...legal], refused: [...refused], outcome })
}
