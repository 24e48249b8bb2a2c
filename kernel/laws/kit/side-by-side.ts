import type { AnyGame, GameTypes, Ms } from '../../contract/contract.ts'
import { copy } from '../../data/copy.ts'
import { type Chance, pick } from '../../luck/chance.ts'
import { same } from './law.ts'
import { type Acting, type AnyMatch, openMoves } from './play.ts'
import { someOf } from './sample.ts'
import { type Happened, happen, type Input, toldTo, whenOf } from './sandbox.ts'
import { isSame, textOf } from './text.ts'
import { nameOf, type Onlooker } from './viewers.ts'

type State = GameTypes['State']

const FIRST_MOVES = 4
const DEPTH = 3

export interface Pair {
  readonly twin: State
  /** Who cannot tell the twin from the real state. */
  readonly viewer: Onlooker
  readonly entry: number
  /** Sealed questions that may hold answers already; when one closes, the worlds part and that is right. */
  readonly staleIds: readonly string[]
  readonly random: Chance
  readonly luck: string
}

/** Anybody at the table may also watch as a spectator, so a spectator must not see more than any seat. */
export const watchersOf = (viewer: Onlooker): readonly Onlooker[] =>
  viewer === 'spectator' ? ['spectator'] : ['spectator', viewer]

/** The same things happen to the real state and to its twin, some ways and a few entries deep. */
export function sideBySide(match: AnyMatch, pair: Pair): void {
  const moves = someOf(openMoves(match.game, match.state), FIRST_MOVES, pair.random)
  for (const input of [...moves, ...strikes(match.game, { real: match.state, twin: pair.twin })]) {
    const worlds = { real: copy(match.state), twin: copy(pair.twin), now: match.now, depth: 0 }
    let next: Input | null = input
    for (; worlds.depth < DEPTH && next !== null; worlds.depth++)
      next = stepTogether(match, pair, { worlds, input: next }) ? anyInput(match.game, worlds, pair.random) : null
  }
}

interface Worlds {
  readonly real: State
  readonly twin: State
  now: Ms
  depth: number
}

/** What can happen next in both worlds: in real time the clock strikes while everybody may act. */
function anyInput(game: AnyGame, worlds: Worlds, random: Chance): Input | null {
  if (game.outcome(worlds.real) !== null || game.outcome(worlds.twin) !== null) return null
  const inputs = [...openMoves(game, worlds.real), ...strikes(game, worlds)]
  return inputs.length === 0 ? null : pick(inputs, random, 'moves')
}

/** The clock, if it strikes in both worlds at once. A wake-up at another time is somebody's secret. */
function strikes(game: AnyGame, { real, twin }: Pick<Worlds, 'real' | 'twin'>): readonly 'clock'[] {
  const wake = game.wake?.(real) ?? null
  return wake !== null && wake === game.wake?.(twin) ? ['clock'] : []
}

/** Whether both worlds still look alike to the viewer. */
function stepTogether(match: AnyMatch, pair: Pair, { worlds, input }: { worlds: Worlds; input: Input }): boolean {
  const { game } = match
  // What another seat hides may forbid in the twin what is legal in the real world.
  if (isActing(input) && game.check(worlds.twin, input.seat, input.action) !== null) return false
  if (input === 'clock') worlds.now = Math.max(worlds.now, game.wake?.(worlds.real) ?? worlds.now)
  const when = { ...whenOf(match, `${pair.luck} ${worlds.depth}`), now: worlds.now }
  const [real, twin] = [worlds.real, worlds.twin].map((state) => happen(game, state, input, when))
  if (real === undefined || twin === undefined) return false
  if (pair.staleIds.some((id) => !isOpen(game, worlds.real, id) || !isOpen(game, worlds.twin, id))) return false
  const alike = watchersOf(pair.viewer).map((watcher) => lookAlike(game, pair, { worlds, input, watcher, real, twin }))
  return alike.every(Boolean)
}

const isActing = (input: Input): input is Acting => input !== 'clock' && 'action' in input

const isOpen = (game: AnyGame, state: State, wanted: string): boolean =>
  game.decisions(state).some(({ id }) => id === wanted)

interface Step {
  readonly worlds: Worlds
  readonly input: Input
  readonly watcher: Onlooker
  readonly real: Happened
  readonly twin: Happened
}

/**
 * Luck and reveals may show hidden things, so the worlds may part there. Where they do not, nothing else may differ;
 * news that differ while the views agree are a leak, or a fact that the view forgets although it was told.
 */
function lookAlike(game: AnyGame, { viewer, entry }: Pair, { worlds, input, watcher, real, twin }: Step): boolean {
  const [expected, found] = [toldTo(game, worlds.real, watcher), toldTo(game, worlds.twin, watcher)]
  const isOpened = real.drewLuck || twin.drewLuck || real.revealed || twin.revealed
  const circumstances = `after ${show(input)} ${otherwise(viewer)}`
  if (!isOpened) same(entry, `what ${nameOf(watcher)} is told ${circumstances}`, { found, expected })
  if (!isSame(found, expected)) return false
  const newsOf = (one: Happened) => (isShuffledIn(one) ? one.unrevealedNewsFor(watcher) : one.newsFor(watcher))
  same(entry, `the news of ${nameOf(watcher)} ${circumstances}`, { found: newsOf(twin), expected: newsOf(real) })
  return true
}

/** A card that was revealed and shuffled in at the same moment is a fact that a view rightly forgets. */
const isShuffledIn = ({ revealed, drewLuck }: Happened): boolean => revealed && drewLuck

export const otherwise = (viewer: Onlooker): string => `when only what ${nameOf(viewer)} cannot know is different`

const show = (input: Input): string => (isActing(input) ? `${textOf(input.action)} of seat ${input.seat}` : 'the clock')
