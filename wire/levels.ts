/** What people choose from, weakest first: the same words in the same order everywhere. */
const LEVELS: readonly string[] = ['random', 'beginner', 'heuristic', 'search']

/** A map, because a stranger may ask for a bot by any name, one that every object inherits among them. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['beginner', 'easy'],
  // Where a game has nobody better.
  ['random', 'easy'],
  ['heuristic', 'normal'],
  ['search', 'hard'],
  // Plays by somebody else's fixed rules, for comparison: programs may seat it, people are not asked.
  ['reference', 'classic'],
])

/** How a bot is called by people; one that is not listed keeps its own name. */
export const levelName = (level: string): string => NAMES.get(level) ?? level

/** The bot of a game that people call so. */
export function levelNamed(name: string, bots: readonly string[]): string {
  const levels = [...NAMES.keys()].filter((level) => NAMES.get(level) === name)
  return levels.find((level) => bots.includes(level)) ?? levels[0] ?? name
}

/** Of a game's bots those that people choose from, weakest first. Dice only where nobody better is easy. */
export const offeredLevels = (bots: readonly string[]): readonly string[] =>
  LEVELS.filter((level) => bots.includes(level) && !(level === 'random' && bots.includes('beginner')))

/** All bots of a game, weakest first; those without a level come last. */
export const weakestFirst = (bots: readonly string[]): readonly string[] => [
  ...offeredLevels(bots),
  ...bots.filter((bot) => !offeredLevels(bots).includes(bot)),
]

const NORMAL = 'heuristic'

/** The wanted level if it is offered, else the nearest that is; of two as near the weaker one. */
export function levelAmong(bots: readonly string[], wanted: string): string {
  const rank = rankOf(LEVELS.includes(wanted) ? wanted : NORMAL)
  const [nearest] = offeredLevels(bots).toSorted((a, b) => awayFrom(rank, a) - awayFrom(rank, b))
  return nearest ?? bots[0] ?? 'random'
}

const awayFrom = (rank: number, level: string): number => Math.abs(rankOf(level) - rank)

/** Both who are easy rank alike: whoever wanted one of them gets the other where a game has only that. */
const rankOf = (level: string): number => Math.max(1, LEVELS.indexOf(level))

/** "easy (random), normal (heuristic)": in people's words, with the ones that programs write. */
export const levelsText = (bots: readonly string[]): string =>
  weakestFirst(bots)
    .map((bot) => (isPlain(bot, bots) ? bot : `${levelName(bot)} (${bot})`))
    .join(', ')

/** Two are called easy, but in one game only one of them. */
const isPlain = (bot: string, bots: readonly string[]): boolean =>
  levelName(bot) === bot || (bot === 'random' && bots.includes('beginner'))
