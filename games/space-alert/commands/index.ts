import type { GameCommands } from '@starboard/cli/kit'
import { missionsBench } from './missions-bench.ts'
import { resolveCommand } from './resolve.ts'

export const commands: GameCommands['commands'] = [resolveCommand]

export const ruleBenches: GameCommands['ruleBenches'] = { missions: missionsBench }
