import type { Log } from '../table/services.ts'
import type { Span } from './span.ts'

interface Parts {
  /** Of the collector, without the path of traces. */
  readonly endpoint: string
  /** What every span is said of. */
  readonly resource: Readonly<Record<string, string>>
  readonly log: Pick<Log, 'warn'>
}

const EVERY_MS = 1000
const PATIENCE_MS = 5000
/** A server that stops has to be gone in a few seconds, whatever its collector does. */
const LAST_PATIENCE_MS = 1000
const MOST_WAITING = 4096
const WARN_EVERY_MS = 60_000

/** Hands spans to a collector by OTLP over HTTP, as JSON. Where nobody takes them they are lost, and nobody waits. */
export class SpanExporter {
  readonly #parts: Parts
  readonly #timer: NodeJS.Timeout
  readonly #end = new AbortController()
  #waiting: Span[] = []
  #sending: Promise<void> | null = null
  #warnedAt = Number.NEGATIVE_INFINITY

  constructor(parts: Parts) {
    this.#parts = parts
    this.#timer = setInterval(() => void this.flush(), EVERY_MS)
  }

  add(span: Span): void {
    if (this.#waiting.length < MOST_WAITING) this.#waiting.push(span)
  }

  /** One after another: a slow collector is not asked twice. */
  flush(): Promise<void> {
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    const last = setTimeout(() => this.#end.abort(), LAST_PATIENCE_MS)
    await this.flush()
    await this.flush()
    clearTimeout(last)
  }

  async #send(): Promise<void> {
    const spans = this.#waiting
    this.#waiting = []
    if (spans.length === 0) return
    const { endpoint, resource } = this.#parts
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: printed(spans, resource) }
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), this.#end.signal])
    try {
      const { status } = await fetch(`${endpoint}/v1/traces`, { ...sent, signal })
      if (status >= 400) this.#warn(`it answers with ${status}`)
    } catch (error) {
      this.#warn(error instanceof Error ? error.message : String(error))
    }
  }

  #warn(why: string): void {
    if (performance.now() - this.#warnedAt < WARN_EVERY_MS) return
    this.#warnedAt = performance.now()
    this.#parts.log.warn({ why }, 'the collector takes no traces')
  }
}

const printed = (spans: readonly Span[], resource: Parts['resource']): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: told(resource) },
        scopeSpans: [{ scope: { name: 'starboard' }, spans: spans.map(toldSpan) }],
      },
    ],
  })

const KINDS = { internal: 1, server: 2, client: 3 } as const
const FAILED = { code: 2 } as const

const toldSpan = ({ trace, id, parent, name, kind, from, to, attributes, hasFailed }: Span) => ({
  traceId: trace,
  spanId: id,
  ...(parent !== undefined && { parentSpanId: parent }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanoseconds(from),
  endTimeUnixNano: nanoseconds(to),
  attributes: told(attributes),
  ...(hasFailed === true && { status: FAILED }),
})

const NANOSECONDS = 1_000_000

const nanoseconds = (ms: number): string =>
  String(BigInt(Math.trunc(ms)) * BigInt(NANOSECONDS) + BigInt(Math.trunc((ms % 1) * NANOSECONDS)))

const told = (attributes: Readonly<Record<string, string | number>>) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
