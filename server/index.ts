import { onShelf, shelf } from '@starboard/games'
import { hostDesk } from './admin/host.ts'
import type { BotPlayers } from './bot-seats/players.ts'
import { Cluster, type ClusterPlace } from './cluster/cluster.ts'
import type { Config } from './config.ts'
import { CoreTables } from './cores/core-tables.ts'
import { inTime } from './cores/in-time.ts'
import { daySeedBy } from './daily/day.ts'
import { GaugeThread } from './gauges/gauge-thread.ts'
import { Gauges } from './gauges/gauges.ts'
import { keyedBy } from './guests/keyed.ts'
import { routes } from './http/api.ts'
import { Budgets } from './http/budgets.ts'
import { ExportKey } from './http/export-key.ts'
import { TableFinder } from './http/guesses.ts'
import { createHttp } from './http/http.ts'
import { AddressLimit } from './http/limits.ts'
import { Lines } from './http/lines.ts'
import { readSecret } from './http/secret.ts'
import { Sessions } from './http/session.ts'
import { createSockets } from './http/socket.ts'
import { readWebApp } from './http/static.ts'
import { Turns } from './http/turns.ts'
import { createMetrics } from './metrics.ts'
import { REAL_TIME, ServerClock, timeBy } from './running/server-clock.ts'
import { holdStore, thisServer } from './store/index.ts'
import type { Log } from './table/services.ts'
import { Tables } from './table/tables.ts'

export { BotPool } from './bot-seats/pool.ts'
export { thinkHere } from './bot-seats/think.ts'
export { type Config, readConfig } from './config.ts'
export { backUp, type Contents, examine, type Finding, restore, Unusable } from './data.ts'
export { openStore } from './store/index.ts'
export type { Log } from './table/services.ts'

export interface RunningServer {
  readonly url: string
  /** Resolves, with a sentence that says why, if this server had to go because others go on; it has closed by then. */
  readonly ousted: Promise<string>
  /** Takes nothing new, finishes what is under way, writes it, lets everybody go. */
  close(): Promise<void>
}

const SNAPSHOT_EVERY = 100
/** Long enough for a page that is loaded again, short enough for others to wait. */
const AWAY_MS = 8000

export interface ServerParts {
  readonly bots: BotPlayers
  readonly log: Log
  readonly version: string
  /** The folder of the built web app; without one only the API is served. */
  readonly webDir?: string | null
  /** The program of the workers over which tables are spread; without one all tables are in this thread. */
  readonly tableWorker?: URL
  /** The program of the thread that measures how hard matches are; without one nobody knows. */
  readonly gaugeWorker?: URL
  /** Where all time comes from, if not from this machine. */
  now?(): number
}

/** One server: store, tables, door. Everything it needs from outside is handed in. */
export async function startServer(
  config: Config,
  { bots, log, version, webDir = null, tableWorker, gaugeWorker, now: given }: ServerParts,
): Promise<RunningServer> {
  const webApp = webDir === null ? null : await readWebApp(webDir)
  let lose: (why: string) => void = () => {}
  const lost = new Promise<string>((resolve) => {
    lose = resolve
  })
  const me = thisServer((given ?? Date.now)())
  const place = placeOf(config)
  const onLost = () => lose(place === null ? REPLACED : leftBecause('The other nodes have gone on without this one'))
  const cluster = place === null ? null : await Cluster.join(place, { me, onLost, log })
  const held = cluster?.joined ?? (await holdStore(storeAt(config), { me, onLost }))
  const tracer = await tracerFor(config, { version, log })
  const { tellAddress } = held
  const store = tracer?.store(held.store) ?? held.store
  if ('warnings' in held) for (const warning of held.warnings) log.error({}, warning)
  const metrics = createMetrics()
  // Where others have gone on meanwhile nothing is left out.
  const at = cluster?.joined.nodes.joinedAt ?? null
  const lastBeat = at === null ? await store.lastBeat() : null
  const pace = { ...config, snapshotEvery: SNAPSHOT_EVERY, awayMs: Math.min(AWAY_MS, config.graceMs) }
  const serverClock = new ServerClock(given === undefined ? REAL_TIME : timeBy(given), lastBeat, at)
  const { now, wall, stops } = serverClock
  cluster?.keepUp(serverClock, (why) => lose(leftBecause(why)))
  const secret = await readSecret(config)
  const sessions = new Sessions(store, secret, wall)
  const clock = { now, wall, stops, startedAt: now(), lastBeat }
  const daySeed = daySeedBy(secret)
  const services = {
    ...{ store, bots, pace, log, metrics, ...clock, keyed: keyedBy(secret), daySeed, gameNamed: onShelf },
    ...(cluster !== null && { ownership: cluster.ownership }),
  }
  const { workers } = config
  const spread =
    tableWorker === undefined || workers === 1
      ? null
      : new CoreTables(services, { workers, script: tableWorker, secret })
  const own = spread ?? new Tables(services)
  const allTables = cluster?.tables(own) ?? own
  const tables = tracer?.tables(allTables) ?? allTables
  cluster?.share(sessions)
  let isReady = true
  let isOusted = false
  let closing: Promise<void> | null = null
  const { keyed } = services
  const finder = new TableFinder({ tables, store, now, keyed, missedCodesPerHour: config.missedCodesPerHour })
  cluster?.count({ ...own.tallies, misses: finder })
  const door = { finder, budgets: new Budgets(config), turns: new Turns(), lines: new Lines(config.linesPerAddress) }
  const exportKey = new ExportKey(secret, config.publicUrls)
  const gauges = new Gauges(gaugeWorker === undefined ? null : new GaugeThread(gaugeWorker, log))
  const counted = spread === null ? metrics : { ...metrics, text: () => spread.metricsText() }
  const inside = {
    tables,
    store,
    sessions,
    exportKey,
    metrics: counted,
    log,
    version,
    now,
    wall,
    daySeed,
    gauges,
    shelf,
    webApp,
  }
  const host = hostDesk(config, {
    ...{ store, sessions, wall, now, log },
    nodes: cluster?.joined.nodes ?? null,
    load: { node: `${me.host} ${me.pid}`, version, startedAt: wall(), tables: () => own.inMemory.length },
  })
  const noticeNow = () => host.desk?.notice ?? null
  const parts = {
    config,
    ...inside,
    ...door,
    ...host,
    noticeNow,
    isReady: () => isReady && cluster?.isResting !== true,
  }
  const http = createHttp({ ...parts, routes: routes(parts), limit: new AddressLimit(config.requestsPerMinute) })
  tracer?.follow(http)
  const sockets = createSockets(http.server, parts)
  if (cluster !== null) cluster.onRest = sockets.letGo
  if (host.desk !== null) host.desk.onNotice = (notice) => sockets.tell({ kind: 'notice', notice })
  const url = await open().catch(async (error: unknown) => {
    await close()
    throw error
  })
  const ousted = lost.then(async (why) => {
    log.error({ why }, 'others go on, and this server closes')
    isOusted = true
    await orInTime(close())
    return why
  })
  log.info({ url, store: config.databaseUrl === null ? 'sqlite' : 'postgres' }, 'listening')
  return {
    url,
    ousted,
    async close() {
      await close()
      log.info({}, 'closed')
    },
  }

  async function open() {
    await own.open()
    await spread?.ready()
    await cluster?.open()
    await host.desk?.start()
    const address = await http.listen({ host: config.host, port: config.port })
    await tellAddress(address)
    return address
  }

  function close(): Promise<void> {
    closing ??= closeAll()
    return closing
  }

  async function closeAll() {
    isReady = false
    host.desk?.stop()
    // Whoever may not write any more has nothing to finish, and nobody should wait here for it.
    if (isOusted) await sockets.close()
    await orInTime(own.stop())
    if (cluster !== null) await orInTime(cluster.leave())
    await sockets.close()
    await http.close()
    // Whoever was just being let in has brought their table back into memory since.
    await orInTime(own.stop())
    await Promise.all([bots.close(), gauges.close()])
    await orInTime(store.close())
    await cluster?.close()
    await tracer?.close()
  }

  /** A database that does not answer must not keep a server from going that has lost it. */
  function orInTime(work: Promise<void>): Promise<unknown> {
    return isOusted ? inTime(work, OUSTED_MS).catch(() => undefined) : work
  }
}

const OUSTED_MS = 1500

const REPLACED = 'Another server has taken over this database, so this one has stopped.'
const leftBecause = (why: string): string => `${why}, so it has stopped. Started again, it joins the others.`

/** Null, and nothing of it is loaded, where nobody takes traces. */
async function tracerFor(config: Config, parts: { readonly version: string; readonly log: Log }) {
  const { tracesUrl: endpoint, tracePercent: percent } = config
  if (endpoint === null) return null
  const { Tracer } = await import('./tracing/tracer.ts')
  return new Tracer({ ...parts, endpoint, percent, system: systemOf(config) })
}

const systemOf = ({ databaseUrl }: Config): string => (databaseUrl === null ? 'sqlite' : 'postgresql')

const storeAt = ({ dataDir, databaseUrl }: Config) => ({ dataDir, ...(databaseUrl !== null && { databaseUrl }) })

/** Null: the server is alone. */
function placeOf({ databaseUrl, natsUrl, secret }: Config): ClusterPlace | null {
  return databaseUrl === null || natsUrl === null || secret === null ? null : { databaseUrl, natsUrl, secret }
}
