/** What people choose from, weakest first: the same words in the same order everywhere. */
const LEVELS: readonly string[] = ['random', 'heuristic', 'search']

/** A map, because a stranger may ask for a bot by any name, one that every object inherits among them. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['random', 'easy'],
  ['heuristic', 'normal'],
  ['search', 'hard'],
  // Plays by somebody else's fixed rules, for comparison: programs may seat it, people are not asked.
  ['reference', 'classic'],
])

/** How a bot is called by people; one that is not listed keeps its own name. */
export const levelName = (level: string): string => NAMES.get(level) ?? level

/** The bot that people call so. */
export const levelNamed = (name: string): string => [...NAMES.keys()].find((level) => NAMES.get(level) === name) ?? name

/** Of a game's bots those that people choose from, weakest first. */
export const offeredLevels = (bots: readonly string[]): readonly string[] =>
  LEVELS.filter((level) => bots.includes(level))

/** All bots of a game, weakest first; those without a level come last. */
export const weakestFirst = (bots: readonly string[]): readonly string[] => [
  ...offeredLevels(bots),
  ...bots.filter((bot) => !LEVELS.includes(bot)),
]

const NORMAL = 'heuristic'

/** The wanted level if it is offered, else the nearest that is; of two as near the weaker one. */
export function levelAmong(bots: readonly string[], wanted: string): string {
  const rank = LEVELS.indexOf(LEVELS.includes(wanted) ? wanted : NORMAL)
  const [nearest] = offeredLevels(bots).toSorted((a, b) => awayFrom(rank, a) - awayFrom(rank, b))
  return nearest ?? bots[0] ?? 'random'
}

const awayFrom = (rank: number, level: string): number => Math.abs(LEVELS.indexOf(level) - rank)

/** "easy (random), normal (heuristic)": in people's words, with the ones that programs write. */
export const levelsText = (bots: readonly string[]): string =>
  weakestFirst(bots)
    .map((bot) => (levelName(bot) === bot ? bot : `${levelName(bot)} (${bot})`))
    .join(', ')
