import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client'

export { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** One figure with all its labels, as plain data. */
export type Measured = MetricObjectWithValues<MetricValue<string>>

const QUANTILES = [50, 99, 99.9] as const

/** How long the event loop makes everybody wait, since the last time somebody asked. */
export function monitorEventLoop(registry: Registry, worker: number | undefined): void {
  const own = worker === undefined ? {} : { worker: String(worker) }
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  new Gauge({
    name: 'starboard_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape.',
    labelNames: ['quantile', 'worker'],
    registers: [registry],
    collect() {
      for (const quantile of QUANTILES)
        this.set({ quantile: String(quantile / 100), ...own }, delay.percentile(quantile) / 1e9)
      delay.reset()
    },
  })
}

export function monitorMemory(registry: Registry): void {
  new Gauge({
    name: 'starboard_memory_bytes',
    help: 'Resident memory.',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
}
