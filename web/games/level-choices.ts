import { levelName, offeredLevels } from '@starboard/wire/levels'

interface LevelChoice {
  readonly value: string
  readonly name: string
}

/** What a picker offers; one that is chosen already is among them, whoever chose it. */
export function levelChoices(bots: readonly string[], chosen: string | null = null): readonly LevelChoice[] {
  const offered = offeredLevels(bots)
  const levels = chosen === null || offered.includes(chosen) ? offered : [...offered, chosen]
  return levels.map((level) => ({ value: level, name: levelName(level) }))
}
