import { Worker } from 'node:worker_threads'
import type { Log } from '../table/services.ts'
import type { BotPlayers, TimedQuestion } from './players.ts'

interface Waiting {
  readonly question: TimedQuestion
  readonly answer: (action: unknown | null) => void
}

/** A bot that has not answered after this many budgets is stuck. */
const BUDGETS = 4

/** How long a worker may take at least: on a busy machine a good bot is slow, and to load one is slower still. */
interface Patience {
  readonly firstAnswerMs: number
  readonly answerMs: number
}

const PATIENCE: Patience = { firstAnswerMs: 60_000, answerMs: 10_000 }

interface Pool {
  readonly workers: number
  readonly script: URL
  readonly log: Log
  readonly patience?: Patience
}

/** Bots think in worker threads: however hard they think, the event loop goes on. */
export class BotPool implements BotPlayers {
  readonly #workers: Thinker[]
  readonly #queue: Waiting[] = []
  #isClosed = false

  constructor({ workers, script, log, patience = PATIENCE }: Pool) {
    const thinker = () => new Thinker({ script, log, patience, onFree: () => this.#deal() })
    this.#workers = Array.from({ length: workers }, thinker)
  }

  think(question: TimedQuestion): Promise<unknown | null> {
    if (this.#isClosed) return Promise.resolve(null)
    return new Promise((answer) => {
      this.#queue.push({ question, answer })
      this.#deal()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { answer } of this.#queue.splice(0)) answer(null)
    await Promise.all(this.#workers.map((worker) => worker.close()))
  }

  #deal(): void {
    for (const worker of this.#workers) {
      if (!worker.isFree) continue
      const waiting = this.#queue.shift()
      if (waiting === undefined) return
      worker.take(waiting)
    }
  }
}

/** One worker thread; replaced when it fails or gets stuck. */
class Thinker {
  readonly #script: URL
  readonly #log: Log
  readonly #patience: Patience
  readonly #onFree: () => void
  #worker: Worker | null
  /** Whether this worker has ever answered: then all that it needs is loaded. */
  #isAwake = false
  #current: Waiting | null = null
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor({ script, log, patience, onFree }: Omit<Required<Pool>, 'workers'> & { onFree(): void }) {
    this.#script = script
    this.#log = log
    this.#patience = patience
    this.#onFree = onFree
    this.#worker = this.#start()
  }

  get isFree(): boolean {
    return this.#current === null
  }

  take(waiting: Waiting): void {
    this.#current = waiting
    this.#worker ??= this.#start()
    this.#timer = setTimeout(() => this.#giveUp('stuck'), this.#patienceWith(waiting.question))
    this.#worker.postMessage(waiting.question)
  }

  #patienceWith({ budgetMs }: TimedQuestion): number {
    const { firstAnswerMs, answerMs } = this.#patience
    return Math.max(this.#isAwake ? answerMs : firstAnswerMs, budgetMs * BUDGETS)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#finish(null)
    await this.#worker?.terminate()
  }

  #start(): Worker {
    this.#isAwake = false
    const worker = new Worker(this.#script)
    worker.on('message', (action: unknown) => {
      this.#isAwake = true
      this.#finish(action)
    })
    worker.on('error', (error) => this.#giveUp(error instanceof Error ? error.message : String(error)))
    return worker
  }

  /** The next question gets a new worker: one that cannot even start is not started over and over. */
  #giveUp(why: string): void {
    const question = this.#current?.question
    this.#log.error({ game: question?.game, level: question?.level, why }, 'a bot failed')
    // Not those of `terminate`: whoever closes the pool at this moment waits for one of them.
    this.#worker?.removeAllListeners('message').removeAllListeners('error')
    this.#worker?.on('error', () => undefined)
    void this.#worker?.terminate()
    this.#worker = null
    this.#finish(null)
  }

  #finish(action: unknown): void {
    clearTimeout(this.#timer)
    const current = this.#current
    this.#current = null
    current?.answer(action)
    if (!this.#isClosed) this.#onFree()
  }
}
