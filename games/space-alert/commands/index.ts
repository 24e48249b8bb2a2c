import type { GameCommands } from '@starboard/cli/kit'
import { resolveCommand } from './resolve.ts'

export const commands: GameCommands['commands'] = [resolveCommand]
