import {
  AggregatorRegistry,
  Counter,
  Gauge,
  Histogram,
  type Measured,
  monitorEventLoop,
  monitorMemory,
  Registry,
} from './metrics-library.ts'

export type { Measured } from './metrics-library.ts'

/** What a host can see of the server from outside, in Prometheus' format. */
export interface Metrics {
  readonly actionSeconds: Histogram<'game'>
  readonly commitSeconds: Histogram<never>
  readonly sockets: Gauge<never>
  readonly tables: Gauge<'game' | 'status'>
  readonly inMemory: Gauge<never>
  readonly reconnects: Counter<never>
  readonly timeouts: Counter<'game'>
  readonly takeovers: Counter<'game'>
  readonly refusals: Counter<'code'>
  readonly badMessages: Counter<'why'>
  readonly storeErrors: Counter<never>
  readonly bugs: Counter<'game'>
  /** Threads with tables that have ended though they should not have. */
  readonly workerDeaths: Counter<never>
  /** All of it, for another thread to add up. */
  values(): Promise<readonly Measured[]>
  text(): Promise<string>
  readonly contentType: string
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** `worker`: of one thread of several. */
export function createMetrics({ worker }: { readonly worker?: number } = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  monitorEventLoop(registry, worker)
  // All threads share it.
  if (worker === undefined) monitorMemory(registry)
  return {
    actionSeconds: new Histogram({
      name: 'starboard_action_seconds',
      help: 'From an action’s arrival to its answer.',
      labelNames: ['game'],
      buckets: SECONDS,
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'starboard_commit_seconds',
      help: 'Time until a log entry was durable.',
      buckets: SECONDS,
      registers,
    }),
    sockets: new Gauge({ name: 'starboard_sockets', help: 'Open sockets.', registers }),
    tables: new Gauge({
      name: 'starboard_tables',
      help: 'Tables by game and status in memory.',
      labelNames: ['game', 'status'],
      registers,
    }),
    inMemory: new Gauge({ name: 'starboard_tables_in_memory', help: 'Tables in memory.', registers }),
    reconnects: new Counter({
      name: 'starboard_reconnects_total',
      help: 'Connections that came back for the rest of the news.',
      registers,
    }),
    timeouts: new Counter({
      name: 'starboard_timeouts_total',
      help: 'Decisions answered by the clock.',
      labelNames: ['game'],
      registers,
    }),
    takeovers: new Counter({
      name: 'starboard_takeovers_total',
      help: 'Seats taken over by a bot because nobody was there.',
      labelNames: ['game'],
      registers,
    }),
    refusals: new Counter({
      name: 'starboard_refusals_total',
      help: 'Refused commands.',
      labelNames: ['code'],
      registers,
    }),
    badMessages: new Counter({
      name: 'starboard_bad_messages_total',
      help: 'Messages that were no messages.',
      labelNames: ['why'],
      registers,
    }),
    storeErrors: new Counter({ name: 'starboard_store_errors_total', help: 'Writes that failed.', registers }),
    bugs: new Counter({
      name: 'starboard_bugs_total',
      help: 'Exceptions in the rules of a game.',
      labelNames: ['game'],
      registers,
    }),
    workerDeaths: new Counter({
      name: 'starboard_worker_deaths_total',
      help: 'Worker threads that have ended and were replaced.',
      registers,
    }),
    values: () => registry.getMetricsAsJSON(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** The same figures of several threads, added up; what has the label of a worker stays its own. */
export const addUp = (all: readonly (readonly Measured[])[]): Promise<string> =>
  AggregatorRegistry.aggregate([...all]).metrics()
