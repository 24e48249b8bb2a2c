import type { GameCommands } from '@starboard/cli/kit'
import { missionCommand } from './mission.ts'

export const commands: GameCommands['commands'] = [missionCommand]
