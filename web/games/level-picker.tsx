import { Segmented } from '@starboard/screen/pieces/segmented.tsx'
import { changeSettings, useSettings } from '@starboard/screen/settings/settings.ts'
import { levelAmong } from '@starboard/wire/levels'
import { levelChoices } from './level-choices.ts'
import { levelsIn, useShelf } from './use-games.ts'

interface LevelPickerProps {
  /** Without one it is for all games: only what every one of them has is offered. */
  readonly game?: string
}

/** How strong the bots of "play now" are; one choice for all games. */
export function LevelPicker({ game }: LevelPickerProps) {
  const levels = useLevels(game)
  const level = useLevel(game)
  return (
    <Segmented
      label="Level of the bots"
      hasHiddenLabel
      value={level}
      choices={levelChoices(levels)}
      onChange={(chosen) => changeSettings({ level: chosen })}
    />
  )
}

/** The level that was chosen last, or the nearest that this game has. */
export const useLevel = (game?: string): string => levelAmong(useLevels(game), useSettings().level)

const useLevels = (game: string | undefined): readonly string[] => levelsIn(useShelf(), game)
