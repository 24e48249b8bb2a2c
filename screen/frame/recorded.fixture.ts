import {
  type AnyBot,
  bug,
  commitmentOf,
  committedChance,
  copy,
  type Game,
  type GameTypes,
  type Header,
  isRefusal,
  type Look,
  MATCH_FORMAT,
  Match,
  type OpenDecision,
  readSetup,
  type Seat,
  seatsOf,
  type Viewer,
} from '@starboard/kernel'
import { Players } from '../../bots/players.ts'
import { randomBot } from '../../bots/random.ts'

/** One viewer's picture before an entry, what was told, and the picture after it. */
export interface Moment<T extends GameTypes> {
  readonly viewer: Viewer
  readonly before: Shot<T>
  readonly events: readonly T['Event'][]
  readonly after: Shot<T>
}

export type Shot<T extends GameTypes> = Pick<Look<T>, 'view' | 'open' | 'legal' | 'refused' | 'outcome'>

interface Recording {
  readonly seats: number
  readonly seed: number
  readonly options?: object
  /** Random play sees more of the rules, the heuristic plays as people do. */
  readonly bot: 'random' | 'heuristic'
  /** What somebody does out of turn, such as giving up, after how many answers. */
  readonly anytimeActions?: readonly {
    readonly seat: Seat
    readonly after: number
    readonly action: { kind: string }
  }[]
}

/** Whole matches of bots as every seat and a spectator saw them. */
export const recorder =
  <T extends GameTypes>(game: Game<T>, heuristic: AnyBot) =>
  ({ seats, seed, options = {}, bot, anytimeActions = [] }: Recording): readonly Moment<T>[] => {
    const match = startOf(game, { seats, seed, options })
    const player = bot === 'random' ? randomBot(game) : heuristic
    const players = new Players(
      game,
      Array.from({ length: seats }, () => player),
      `${seed}`,
    )
    const viewers: readonly Viewer[] = [...seatsOf(seats), 'spectator']
    const moments: Moment<T>[] = []
    let shots = viewers.map((viewer) => shotOf(match, viewer))
    for (let answers = 0; match.outcome === null; answers++) {
      const before = shots
      const anytime = anytimeActions.find(({ after }) => after === answers)
      const batches = anytime === undefined ? nextBatches(match, players) : acted(match, anytime)
      shots = viewers.map((viewer) => shotOf(match, viewer))
      for (const batch of batches)
        viewers.forEach((viewer, at) => {
          const events = batch.seenBy(viewer) as readonly T['Event'][]
          const [earlier = bug('No shot.'), later = bug('No shot.')] = [before[at], shots[at]]
          moments.push({ viewer, before: earlier, events, after: later })
        })
    }
    return moments
  }

interface Start {
  readonly seats: number
  readonly seed: number
  readonly options: object
}

function startOf<T extends GameTypes>(game: Game<T>, { seats, seed, options }: Start): Match<T> {
  const setup = readSetup(game, { seats, options })
  if (isRefusal(setup)) return bug(setup.text)
  const key = `${seed}`.padStart(64, '0')
  const header: Header<T> = {
    format: MATCH_FORMAT,
    game: game.meta.id,
    setup,
    pace: { pauseMs: 0, fixedWindows: false },
    commitment: commitmentOf(key),
    seatSeeds: [],
  }
  return Match.start({ game, header, source: committedChance({ seed: key, seatSeeds: [] }) }).match
}

function nextBatches<T extends GameTypes>(match: Match<T>, players: Players) {
  const answer = players.answer(match.state as GameTypes['State'], match.open, { at: match.length, now: match.now })
  if (answer === null) return match.advance(match.wakeAt() ?? bug('The match is stuck.'))
  const { decision, action } = answer
  const sent = { id: `bot-${match.length}`, decision: decision.id, action, by: 'bot' } as const
  const batch = match.act(decision.seat, sent, match.now)
  return isRefusal(batch) ? bug(batch.text) : [batch]
}

function acted<T extends GameTypes>(match: Match<T>, { seat, action }: { seat: Seat; action: { kind: string } }) {
  const batch = match.act(seat, { id: `anytime-${match.length}`, action, by: 'player' }, match.now)
  return isRefusal(batch) ? bug(batch.text) : [batch]
}

/** Parts of a look are worked out when they are read: here is all of it, once. */
function shotOf<T extends GameTypes>(match: Match<T>, viewer: Viewer): Shot<T> {
  const { view, open, legal, refused, outcome } = match.look(viewer)
  return copy({ view, open: [...open] as OpenDecision[], legal: [...legal], refused: [...refused], outcome })
}

/** The latest moment of each kind of decision, when most lies on the table, as those see it who decide, wait, look on. */
export function sampled<T extends GameTypes>(moments: readonly Moment<T>[]): readonly Moment<T>[] {
  const byKind = moments.map((moment): [string, Moment<T>] => {
    const { viewer, after } = moment
    const isAsked = after.open.some(({ seat }) => seat === viewer)
    return [`${after.open[0]?.kind} ${isAsked} ${typeof viewer}`, moment]
  })
  return [...new Map(byKind).values()]
}

/** The first picture of somebody who is asked this. */
export const shotsOf =
  <T extends GameTypes>(moments: readonly Moment<T>[]) =>
  (kind: string, fits: (shot: Shot<T>, seat: Seat) => boolean = () => true): { shot: Shot<T>; seat: Seat } => {
    for (const { viewer, after } of moments)
      if (
        typeof viewer === 'number' &&
        after.open.some((one) => one.kind === kind && one.seat === viewer) &&
        fits(after, viewer)
      )
        return { shot: after, seat: viewer }
    throw new Error(`No ${kind} was recorded.`)
  }
