import type { GameCommands } from '@starboard/cli/kit'
import { lengthsCommand } from './lengths.ts'

export const commands: GameCommands['commands'] = [lengthsCommand]
