import type { GameCommands } from '@starboard/cli/kit'
import { duelsBench } from './duels-bench.ts'
import { parityCommand } from './parity.ts'
import { parityBench } from './parity-bench.ts'

export const commands: GameCommands['commands'] = [parityCommand]

export const benches: GameCommands['benches'] = { parity: parityBench, duels: duelsBench }
