import type { GameCommands } from '@starboard/cli/kit'
import { flightsBench } from './flights-bench.ts'
import { lengthsCommand } from './lengths.ts'

export const commands: GameCommands['commands'] = [lengthsCommand]

export const benches: GameCommands['benches'] = { flights: flightsBench }
