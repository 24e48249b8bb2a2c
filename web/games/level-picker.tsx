import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { changeSettings, useSettings } from '@starboard/screen/settings/settings.ts'
import { levelAmong, levelName } from './levels.ts'
import { useGames } from './use-games.ts'

/** How strong the bots of "play now" are; one choice for all games. */
export function LevelPicker() {
  const { levels } = useGames()
  const level = useLevel()
  return (
    <Segmented
      label="Level of the bots"
      hasHiddenLabel
      value={level}
      choices={levels.map((one) => ({ value: one, name: levelName(one) }))}
      onChange={(chosen) => changeSettings({ level: chosen })}
    />
  )
}

export function useLevel(): string {
  const { levels } = useGames()
  return levelAmong(levels, useSettings().level)
}
