import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { emptyTally, mergeTally, type Tally } from '@starboard/bots'
import { type Job, type Part, partsOf, type WorkerAnswer } from './job.ts'

export interface Pool {
  readonly workers: number
  onPlayed(games: number): void
}

/** A game that broke: nothing else is worth telling then. */
export class BrokenGame extends Error {
  readonly index: number
  readonly seed: string

  constructor({ index, seed, why }: { index: number; seed: string; why: string }) {
    super(why)
    this.index = index
    this.seed = seed
  }
}

/** All games, dealt in parts to as many threads as wanted. Who plays which part makes no difference. */
export async function playInWorkers(job: Job, all: Part, { workers, onPlayed }: Pool): Promise<Tally> {
  const tally = emptyTally()
  const parts = partsOf(all, workers)
  const add = (played: Tally) => {
    mergeTally(tally, played)
    onPlayed(played.games)
  }
  await Promise.all(Array.from({ length: Math.min(workers, all.games) }, () => work(job, parts, add)))
  return tally
}

/** The parts are one queue for all: an iterator that everybody pulls from, and that ends for all when one fails. */
async function work(job: Job, parts: Iterable<Part>, add: (tally: Tally) => void): Promise<void> {
  // Both files lie side by side in the bundle.
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: job,
    execArgv: ['--enable-source-maps'],
  })
  try {
    for (const part of parts) {
      worker.postMessage(part)
      const [answer]: WorkerAnswer[] = await once(worker, 'message')
      if (answer?.kind === 'failed') throw new BrokenGame(answer)
      if (answer?.kind === 'played') add(answer.tally)
    }
  } finally {
    await worker.terminate()
  }
}
