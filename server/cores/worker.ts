import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerStart } from './calls.ts'
import { work } from './work.ts'

if (parentPort !== null) work(parentPort, workerData as WorkerStart)
