import { botsFor, type Playable, type Weighed, weighing } from '@starboard/bots'
import { type AnyBot, bug, fastChance, type GameTypes, type Look, seatsOf } from '@starboard/kernel'
import type { Hint, HintQuestion } from '@starboard/screen/contract/hint.ts'
import { levelName, offeredLevels } from '@starboard/wire/levels'
import type { ReaderLine } from '../replay/reading/messages.ts'
import type { FromAdviser, ToAdviser } from './messages.ts'

interface Served {
  readonly line: ReaderLine<FromAdviser, ToAdviser>
  find(game: string): Playable | undefined
  now(): number
}

/** The bot may take this long, as at a table; then the choices are played on for as long again and a little. */
const THINKING_MS = 2000
const WEIGHING_MS = 3000
/** A chance of fewer games says nothing. */
const FEWEST_GAMES = 24
const MOST_TOLD = 4
const MOST_ENTRIES = 20_000

/** The worker's side: it is told what a seat sees, and has nothing else to go by. */
export function serveHints({ line, find, now }: Served): void {
  line.onMessage(({ game, question }) => {
    const playable = find(game)
    let hint: Hint | null = null
    try {
      hint = playable === undefined ? null : hintFor(playable, question, now)
    } catch {
      // A bot that fails has no advice.
    }
    line.post({ kind: 'advised', hint })
  })
}

function hintFor(playable: Playable, question: HintQuestion, now: () => number): Hint {
  const bots = botsFor(playable)
  const name = offeredLevels(Object.keys(bots)).at(-1) ?? 'random'
  const bot = bots[name] ?? bug(`There is no bot ${name}.`)
  const { shown, seat, at } = question
  const look: Look<GameTypes> = { ...shown, at, now: question.now }
  const action = bot.play(look, seat, { ms: THINKING_MS, random: fastChance(`hint ${at}`), clock: now })
  const weighed = typeof action === 'string' ? [] : weighedFor(playable, { look, question, wanted: action, now })
  return { level: levelName(name), action, weighed }
}

interface Weighing {
  readonly look: Look<GameTypes>
  readonly question: HintQuestion
  readonly wanted: GameTypes['Action']
  now(): number
}

function weighedFor(playable: Playable, { look, question, wanted, now }: Weighing): Hint['weighed'] {
  const { seat, seats, at } = question
  const fair: AnyBot = playable.bots.heuristic ?? bug('There is nobody to play on.')
  const company = { game: playable.game, bots: seatsOf(seats).map(() => fair), maxEntries: MOST_ENTRIES }
  const until = now() + WEIGHING_MS
  let found: readonly Weighed[] = []
  for (found of weighing({ company, look, seat, wanted: [wanted], seed: `hint ${at}` })) if (now() >= until) break
  return found
    .filter(({ games }) => games >= FEWEST_GAMES)
    .slice(0, MOST_TOLD)
    .map(({ action, chance, games }) => ({ action, chance, games }))
}
