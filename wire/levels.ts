interface Level {
  /** As people say it: the same words everywhere. */
  readonly name: string
  /** Who plays it: a bot that the game has made for it, else the nearest that any game may have. */
  readonly bots: readonly string[]
}

/** What people choose from, weakest first. */
const LEVELS: readonly Level[] = [
  { name: 'easy', bots: ['easy', 'beginner', 'random'] },
  { name: 'normal', bots: ['normal', 'heuristic'] },
  { name: 'hard', bots: ['hard', 'search'] },
]

/** Plays by somebody else's fixed rules, for comparison: programs may seat it, people are not asked. */
const OTHERS: ReadonlyMap<string, string> = new Map([['reference', 'classic']])

const NORMAL = 1

/** -1: it is none of the levels. */
const rankOf = (bot: string): number => LEVELS.findIndex(({ bots }) => bots.includes(bot))

/** How a bot is called by people; one that is not listed keeps its own name. */
export const levelName = (bot: string): string => LEVELS[rankOf(bot)]?.name ?? OTHERS.get(bot) ?? bot

/** Whether a bot was made for a level: it plays as people are to meet it, not as anybody measures by. */
export const isForLevel = (bot: string): boolean => LEVELS.some(({ name }) => name === bot)

/** The bot of a game that is called so, by people or by programs. */
export function levelNamed(name: string, bots: readonly string[]): string {
  if (bots.includes(name)) return name
  const playing = LEVELS.find((level) => level.name === name)?.bots ?? bots.filter((bot) => OTHERS.get(bot) === name)
  return playing.find((bot) => bots.includes(bot)) ?? name
}

/** Of a game's bots those that people choose from, weakest first. */
export const offeredLevels = (bots: readonly string[]): readonly string[] =>
  LEVELS.flatMap((level) => level.bots.find((bot) => bots.includes(bot)) ?? [])

/** All bots of a game, weakest first; those that nobody is offered come last. */
export const weakestFirst = (bots: readonly string[]): readonly string[] => {
  const offered = offeredLevels(bots)
  return [...offered, ...bots.filter((bot) => !offered.includes(bot))]
}

/** The wanted level if it is offered, else the nearest that is; of two as near the weaker one. */
export function levelAmong(bots: readonly string[], wanted: string): string {
  const rank = rankOf(wanted) < 0 ? NORMAL : rankOf(wanted)
  const awayFrom = (bot: string): number => Math.abs(rankOf(bot) - rank)
  const [nearest] = offeredLevels(bots).toSorted((a, b) => awayFrom(a) - awayFrom(b))
  return nearest ?? bots[0] ?? 'random'
}

/** How one of a game's bots is told from the others: of several of one level only the one that plays it is called so. */
export const nameAmong = (bots: readonly string[], bot: string): string =>
  rankOf(bot) < 0 || offeredLevels(bots).includes(bot) ? levelName(bot) : bot

/** "easy (random), normal (heuristic)": in people's words, with the ones that programs write. */
export const levelsText = (bots: readonly string[]): string =>
  weakestFirst(bots)
    .map((bot) => (nameAmong(bots, bot) === bot ? bot : `${nameAmong(bots, bot)} (${bot})`))
    .join(', ')
