import { parentPort, workerData } from 'node:worker_threads'
import { FailedGame, type Playable, type Simulation, simulate } from '@starboard/bots'
import { onShelf } from '@starboard/games'
import { bug, isRefusal, readSetup, seatsOf } from '@starboard/kernel'
import type { Job, Part, WorkerAnswer } from './job.ts'

const job: Job = workerData
const entry = onShelf(job.game) ?? bug(`There is no game ${job.game}.`)
const simulation = simulationOf(entry, job)
parentPort?.on('message', (part: Part) => parentPort?.postMessage(answerTo(part)))

/** The set-up is made anew: a copy sent from thread to thread would not be frozen. */
function simulationOf({ game }: Playable, { seats, options, bots, seed }: Job): Simulation {
  const setup = readSetup(game, { seats, options, bots: seatsOf(seats) })
  return isRefusal(setup) ? bug(setup.text) : { setup, bots, seed }
}

function answerTo(part: Part): WorkerAnswer {
  try {
    return { kind: 'played', tally: simulate(entry, simulation, part) }
  } catch (error) {
    if (!(error instanceof FailedGame)) throw error
    const { index, seed, cause } = error
    return { kind: 'failed', index, seed, why: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
  }
}
