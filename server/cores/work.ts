import type { MessagePort } from 'node:worker_threads'
import { onShelf } from '@starboard/games'
import { daySeedBy } from '../daily/day.ts'
import { keyedBy } from '../guests/keyed.ts'
import { createMetrics, type Metrics } from '../metrics.ts'
import type { Append } from '../store/store.ts'
import type { Log, Services } from '../table/services.ts'
import type { DoorCalls, WorkerCalls, WorkerStart } from './calls.ts'
import { Housing } from './housing.ts'
import type { ToDoor, ToWorker } from './items.ts'
import { type Heard, Line } from './line.ts'
import { SharedClock } from './shared-clock.ts'
import { appendItem, storeOver } from './store-line.ts'
import { ToldOver } from './told-over.ts'
import { WorkerClock } from './worker-clock.ts'

type DoorLine = Line<ToDoor, ToWorker, WorkerCalls, DoorCalls>

/** What a worker does: it keeps tables, and has all else done at the door. */
export function work(port: MessagePort, start: WorkerStart): void {
  const metrics = createMetrics({ worker: start.number })
  const line: DoorLine = new Line({
    post: (items) => port.postMessage(items),
    mine: () => calls,
    on(item) {
      if (item[0] === 'move') housing.visitors.move(item)
      else if (item[0] === 'do') housing.visitors.do(item)
      else for (const request of item[1]) line.settle(request, undefined)
    },
    beforePost: () => told.finish(),
  })
  const told = new ToldOver(line)
  const door = new SharedClock(start.clock)
  const clock = new WorkerClock(door)
  const housing = new Housing({
    ground: groundOver(line, { start, metrics, clock, door }),
    gaps: clock.gaps,
    ...told,
    onIdle: (tables) => line.tell('idle', tables),
  })
  const calls: WorkerCalls = { ...housing.calls, hello: () => undefined, metrics: () => metrics.values() }
  port.on('message', (items: readonly Heard<ToWorker>[]) => line.hear(items))
}

interface Parts {
  readonly start: WorkerStart
  readonly metrics: Metrics
  readonly clock: WorkerClock
  readonly door: SharedClock
}

function groundOver(line: DoorLine, { start, metrics, clock, door }: Parts): Omit<Services, 'setAlarm'> {
  const { pace, startedAt, lastBeat, secret } = start
  const store = storeOver(
    (part, method, args) => line.ask('store', part, method, args),
    (entry, printed) => append(line, entry, printed),
  )
  return {
    store,
    bots: { think: (question) => line.ask('think', question), close: async () => undefined },
    log: logOver(line),
    metrics,
    now: clock.now,
    wall: () => Date.now(),
    stops: door.stops,
    screenNow: () => Math.floor(door.now()),
    pace,
    startedAt,
    lastBeat,
    keyed: keyedBy(secret),
    daySeed: daySeedBy(secret),
    chatBudget: { take: (user) => line.ask('mayChat', user) },
    gameNamed: onShelf,
    rematchOf: (row, series) => line.ask('rematchOf', row, series),
    readyAt: (code, by) => line.ask('readyAt', code, by),
  }
}

const append = (line: DoorLine, entry: Omit<Append, 'entry'>, printed: string): Promise<void> =>
  new Promise((resolve, reject) => {
    line.send(appendItem(line.expect({ resolve: () => resolve(), reject }), entry, printed))
  })

const logOver = (line: DoorLine): Log => ({
  info: (fields, text) => line.tell('log', 'info', fields, text),
  warn: (fields, text) => line.tell('log', 'warn', fields, text),
  error: (fields, text) => line.tell('log', 'error', fields, text),
})
