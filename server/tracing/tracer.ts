import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import type { Log } from '../table/services.ts'
import type { TablesDoor } from '../table/table-door.ts'
import { SpanExporter } from './exporter.ts'
import { isChosen, newPlace, type Span, spanNow } from './span.ts'
import { tracedStore } from './traced-store.ts'
import { tracedTables } from './traced-tables.ts'

export type Note = (span: Span) => void

interface Parts {
  readonly endpoint: string
  /** Of all traces. */
  readonly percent: number
  readonly version: string
  readonly system: string
  readonly log: Log
}

/** Tells a collector what the server does. It is put around what it watches, which knows nothing of it. */
export class Tracer {
  readonly #exporter: SpanExporter
  readonly #system: string
  readonly #note: Note

  constructor({ endpoint, percent, version, system, log }: Parts) {
    const resource = { 'service.name': 'starboard', 'service.version': version, 'host.name': hostname() }
    const exporter = new SpanExporter({ endpoint, resource, log })
    this.#exporter = exporter
    this.#system = system
    this.#note = (span) => {
      if (isChosen(span, percent)) exporter.add(span)
    }
  }

  store(store: Store): Store {
    return tracedStore(store, this.#note, this.#system)
  }

  tables(tables: TablesDoor): TablesDoor {
    return tracedTables(tables, this.#note)
  }

  /** By the route, never by the address: codes of tables are secrets. */
  follow(http: FastifyInstance): void {
    http.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const [route, to] = [routeOptions.url ?? '*', spanNow()]
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
      }
      const span = { name: `${method} ${route}`, kind: 'server', from: to - reply.elapsedTime, to, attributes } as const
      this.#note({ ...newPlace(), ...span, hasFailed: reply.statusCode >= 500 })
    })
  }

  close(): Promise<void> {
    return this.#exporter.close()
  }
}
