import { bug, type GameTypes, type Setup } from '@starboard/kernel'
import { playOut } from './arena.ts'
import { botsFor, type Playable } from './players.ts'
import { Sorter } from './sorter.ts'
import { addGame, emptyTally, type TalliedGame, type Tally } from './tally.ts'

/** Many matches of the same set-up. */
export interface Simulation {
  readonly setup: Setup<GameTypes>
  /** Names. They take the seats in turn, and from match to match everybody moves on by one. */
  readonly bots: readonly string[]
  readonly seed: string
}

/** Matches `from` … `from + games - 1`. Match i depends on the seed and on i alone, so anybody may play any part. */
export function simulate(entry: Playable, simulation: Simulation, part: { from: number; games: number }): Tally {
  const sorter = new Sorter(entry.game, simulation.setup)
  const tally = emptyTally(sorter.cards)
  const everybody = { game: entry.game, bots: botsFor(entry), sorter }
  for (let index = part.from; index < part.from + part.games; index++)
    addGame(tally, played(everybody, simulation, index))
  return tally
}

function played(entry: Playable & { readonly sorter: Sorter }, simulation: Simulation, index: number): TalliedGame {
  const { setup } = simulation
  const seed = seedAt(simulation, index)
  const names = botsAt(simulation, index)
  const bots = names.map((name) => entry.bots[name] ?? bug(`There is no bot ${name}.`))
  try {
    const result = playOut(entry, { setup, bots, seed, watcher: entry.sorter })
    return { ...result, kind: entry.game.meta.kind, bots: names, sorted: entry.sorter.take() }
  } catch (cause) {
    throw new FailedGame(index, seed, cause)
  }
}

const seedAt = ({ seed }: Pick<Simulation, 'seed'>, index: number): string => `${seed}/${index}`

/** The bots by seat in one match. */
const botsAt = ({ bots, setup }: Pick<Simulation, 'bots' | 'setup'>, index: number): readonly string[] =>
  Array.from({ length: setup.seats }, (_, seat) => bots[(seat + index) % bots.length] ?? bug('There are no bots.'))

/** A match that the rules or a bot broke, with what is needed to see it again. */
export class FailedGame extends Error {
  override readonly name = 'FailedGame'
  readonly index: number
  readonly seed: string

  constructor(index: number, seed: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.index = index
    this.seed = seed
  }
}
