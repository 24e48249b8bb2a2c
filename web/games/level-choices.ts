import { levelName, offeredLevels } from '@starboard/wire/levels'

interface LevelChoice {
  readonly value: string
  readonly name: string
}

/** What a picker offers; one that is chosen already is among them, whoever chose it, in the place of its level. */
export function levelChoices(bots: readonly string[], chosen: string | null = null): readonly LevelChoice[] {
  const isAlike = (level: string) => chosen !== null && levelName(level) === levelName(chosen)
  const offered = offeredLevels(bots).map((level) => (isAlike(level) ? (chosen ?? level) : level))
  const levels = chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
  return levels.map((level) => ({ value: level, name: levelName(level) }))
}
