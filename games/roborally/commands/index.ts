import type { GameCommands } from '@starboard/cli/kit'
import { coursesCommand } from './courses.ts'
import { registersBench } from './registers-bench.ts'

export const commands: GameCommands['commands'] = [coursesCommand]

export const benches: GameCommands['benches'] = { registers: registersBench }
