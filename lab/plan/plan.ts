import {
  type AnyGame,
  canonical,
  type GameTypes,
  isRefusal,
  type Meta,
  type Refusal,
  refuse,
  type Setup,
  seatsOf,
  setupWith,
} from '@starboard/kernel'
import { commandOf } from './command.ts'
import { type Given, givenOf } from './given.ts'

/** All that decides what comes out, but for rules and bots themselves: the same plan is the same games. */
export interface Plan {
  readonly game: string
  readonly name: string
  readonly kind: Meta['kind']
  readonly rules: number
  readonly seats: number
  readonly seed: string
  /** Number of the first game. */
  readonly from: number
  /** How many with each rule set. */
  readonly games: number
  readonly ruleSets: readonly RuleSet[]
  /** The option whose values the rule sets from `SWEPT` on try out. */
  readonly sweep?: { readonly option: string; readonly label: string }
  /** What the game sorts matches by. */
  readonly starts?: { readonly noun: string; readonly isTurnOrder: boolean }
  readonly cards?: 'played' | 'bought'
  /** How a terminal does the same. */
  readonly command: string
}

/** What is played, and by whom. */
export interface RuleSet {
  readonly name: string
  /** They take the seats in turn, and from game to game everybody moves on by one. */
  readonly bots: readonly string[]
  readonly options: GameTypes['Options']
  /** What differs from the rules as printed, as a command line writes it. */
  readonly given: Given
}

/** What somebody wants to know. */
export interface Wish extends Pick<Plan, 'seats' | 'seed' | 'from' | 'games'> {
  readonly game: AnyGame
  readonly first: Wanted
  /** Compared with the first. */
  readonly second?: Wanted
  readonly sweep?: { readonly option: string; readonly values: readonly string[] }
}

interface Wanted {
  readonly options: GameTypes['Options']
  readonly bots: readonly string[]
}

/** More than this nobody compares at a glance. */
const MOST_SWEPT = 12

export function planOf(wish: Wish): Plan | Refusal {
  const { game, seats, seed, from, games, first, second, sweep } = wish
  const swept = sweptFrom(wish)
  if (isRefusal(swept)) return swept
  if (second !== undefined && isSame(first, second))
    return refuse(
      'same-rule-sets',
      'lab',
      'The second rule set is the same as the first: change a rule of it, or its bots.',
    )
  const wanted = [{ name: 'A', ...first }, ...(second === undefined ? [] : [{ name: 'B', ...second }]), ...swept]
  const problem = wanted.map(({ options }) => setupAt(game, options, seats)).find(isRefusal)
  if (problem !== undefined) return problem
  const ruleSets = wanted.map(({ name, bots, options }) => ({
    name,
    bots: new Set(bots).size === 1 ? bots.slice(0, 1) : bots,
    options,
    given: givenOf(game.options, options),
  }))
  const { meta, lab } = game
  const plain = { game: meta.id, seats, seed, from, games, ruleSets }
  return {
    ...plain,
    name: meta.name,
    kind: meta.kind,
    rules: meta.rules,
    ...(sweep !== undefined && { sweep: { option: sweep.option, label: labelOf(game, sweep.option) } }),
    ...(lab?.starts !== undefined && { starts: { noun: lab.starts.noun, isTurnOrder: lab.starts.isTurnOrder } }),
    ...(lab?.cards !== undefined && { cards: lab.cards.verb }),
    command: commandOf({ ...plain, ...(sweep !== undefined && { sweep }) }, game.options),
  }
}

const isSame = (first: Wanted, second: Wanted): boolean =>
  first.bots.join() === second.bots.join() && canonical(first.options) === canonical(second.options)

const labelOf = ({ options }: AnyGame, option: string): string =>
  options.form.find(({ name }) => name === option)?.label ?? option

/** The set-up of one rule set, or why nobody can play it so. */
export const setupAt = (game: AnyGame, options: GameTypes['Options'], seats: number): Setup<GameTypes> | Refusal =>
  setupWith(game, options, { seats, bots: seatsOf(seats) })

type Named = Wanted & { readonly name: string }

/** The first rule set, with one option after the other. */
function sweptFrom({ game: { options: form }, first, sweep }: Wish): readonly Named[] | Refusal {
  if (sweep === undefined) return []
  const { option, values } = sweep
  if (values.length > MOST_SWEPT)
    return refuse('too-many-values', 'lab', `A sweep tries at most ${MOST_SWEPT} values, not ${values.length}.`)
  const swept: Named[] = []
  for (const value of values) {
    const read = form.readText([[option, value]])
    if (isRefusal(read)) return read
    const options =
      option === 'preset' ? read : form.read({ ...first.options, [option]: (read as Record<string, unknown>)[option] })
    if (isRefusal(options)) return options
    swept.push({ name: `${option}=${value}`, bots: first.bots, options })
  }
  return swept
}
