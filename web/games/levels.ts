/** How bot levels are called on the screen; a level that is not listed keeps its own name. */
const NAMES: Readonly<Record<string, string>> = {
  random: 'easy',
  reference: 'classic',
  heuristic: 'normal',
  search: 'hard',
}

export const levelName = (level: string): string => NAMES[level] ?? level

/** Before the server has said which levels there are. */
export const USUAL_LEVELS: readonly string[] = ['random', 'heuristic']

/** The wanted level if it exists, else the best one. */
export const levelAmong = (levels: readonly string[], wanted: string): string =>
  levels.includes(wanted) ? wanted : (levels.at(-1) ?? 'random')
