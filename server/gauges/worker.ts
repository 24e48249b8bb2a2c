import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { onShelf } from '@starboard/games'
import type { GaugeTask } from './gauges.ts'

// On Linux this is about this thread alone; elsewhere the whole server would step back, so it is left as it is.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

parentPort?.on('message', ({ game, task }: GaugeTask) => {
  parentPort?.postMessage(onShelf(game)?.gauge?.measure(task) ?? null)
})
