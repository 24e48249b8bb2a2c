import type { GameCommands } from '@starboard/cli/kit'
import { labBench } from './lab-bench.ts'
import { missionCommand } from './mission.ts'
import { missionsBench } from './missions-bench.ts'
import { resolveCommand } from './resolve.ts'

export const commands: GameCommands['commands'] = [resolveCommand, missionCommand]

export const benches: GameCommands['benches'] = { lab: labBench }

export const ruleBenches: GameCommands['ruleBenches'] = { missions: missionsBench }
