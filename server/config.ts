import { isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import * as z from 'zod/mini'

/** Everything a host can set, read once at the start. `.env.example` explains each. */
export interface Config {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** What carries texts between several nodes on one database; null: the server is alone. */
  readonly natsUrl: string | null
  readonly secret: string | null
  readonly publicUrls: readonly string[]
  /** Pages of others whose programs may call the API, with a token and never with a cookie. */
  readonly corsOrigins: readonly string[]
  readonly trustProxy: boolean
  /** Whether the web app is served beside the API. */
  readonly hasWeb: boolean
  /** Whoever shows it may read the metrics; without one only this machine may. */
  readonly metricsToken: string | null
  /** Whoever shows it looks after the server from a browser; without one nobody can. */
  readonly adminToken: string | null
  /** Of the collector that takes traces; null: there are none. */
  readonly tracesUrl: string | null
  /** Of all traces, so many are told. */
  readonly tracePercent: number
  readonly logLevel: string
  /** Threads over which tables are spread; 1: none but the server's own. */
  readonly workers: number
  readonly botWorkers: number
  readonly botBudgetMs: number
  readonly botDelayMs: number
  readonly pauseMs: number
  /** How many times faster than on the wall a real-time game runs: for trials, not for people. */
  readonly clockSpeed: number
  readonly graceMs: number
  readonly idleMs: number
  readonly connectionsPerAddress: number
  readonly messagesPerSecond: number
  readonly requestsPerMinute: number
  /** Connections of any kind, those on which nothing has been asked yet included. */
  readonly linesPerAddress: number
  /** Of one session; an address has several times as much. */
  readonly bytesPerSecond: number
  readonly workPerSecond: number
  /** Of an address: codes that lead to no table. */
  readonly missedCodesPerHour: number
  /** Lines of chat that one person may say, at all tables together: at once, and then in a minute. */
  readonly chatAtOnce: number
  readonly chatPerMinute: number
  /** Tables that have not started, for one person and for one address. */
  readonly lobbiesPerPerson: number
  readonly lobbiesPerAddress: number
  /** A match without a move for this long is packed away. 0: never. */
  readonly archiveMs: number
  /** A table that nobody but its maker ever sat at is forgotten after this long. 0: never. */
  readonly emptyLobbyMs: number
}

const whole = (name: string, initial: number, min: number, max: number) => ({ name, initial, min, max })

const MOST_WORKERS = 64

const NUMBERS = {
  port: whole('PORT', 8080, 0, 65535),
  workers: whole('STARBOARD_WORKERS', Math.min(MOST_WORKERS, Math.max(1, availableParallelism() - 1)), 1, MOST_WORKERS),
  tracePercent: whole('STARBOARD_TRACE_PERCENT', 100, 1, 100),
  botWorkers: whole('STARBOARD_BOT_WORKERS', 1, 1, MOST_WORKERS),
  botBudgetMs: whole('STARBOARD_BOT_BUDGET_MS', 2000, 1, 60_000),
  botDelayMs: whole('STARBOARD_BOT_DELAY_MS', 700, 0, 60_000),
  pauseMs: whole('STARBOARD_PAUSE_MS', 1500, 0, 60_000),
  clockSpeed: whole('STARBOARD_CLOCK_SPEED', 1, 1, 100),
  graceSeconds: whole('STARBOARD_GRACE_SECONDS', 60, 0, 86_400),
  idleSeconds: whole('STARBOARD_IDLE_SECONDS', 300, 1, 86_400),
  connectionsPerAddress: whole('STARBOARD_CONNECTIONS_PER_ADDRESS', 50, 1, 1_000_000),
  messagesPerSecond: whole('STARBOARD_MESSAGES_PER_SECOND', 20, 1, 1_000_000),
  requestsPerMinute: whole('STARBOARD_REQUESTS_PER_MINUTE', 300, 1, 10_000_000),
  linesPerAddress: whole('STARBOARD_LINES_PER_ADDRESS', 250, 1, 1_000_000),
  bytesPerSecond: whole('STARBOARD_BYTES_PER_SECOND', 65_536, 1024, 1_000_000_000),
  workPerSecond: whole('STARBOARD_WORK_PER_SECOND', 200, 10, 100_000_000),
  missedCodesPerHour: whole('STARBOARD_MISSED_CODES_PER_HOUR', 20, 1, 10_000_000),
  chatAtOnce: whole('STARBOARD_CHAT_AT_ONCE', 5, 1, 1_000_000),
  chatPerMinute: whole('STARBOARD_CHAT_PER_MINUTE', 30, 1, 10_000_000),
  lobbiesPerPerson: whole('STARBOARD_LOBBIES_PER_PERSON', 5, 1, 1_000_000),
  lobbiesPerAddress: whole('STARBOARD_LOBBIES_PER_ADDRESS', 20, 1, 1_000_000),
  archiveDays: whole('STARBOARD_ARCHIVE_DAYS', 90, 0, 36_500),
  emptyLobbyDays: whole('STARBOARD_EMPTY_LOBBY_DAYS', 7, 0, 36_500),
} as const

const DAY_MS = 24 * 3600 * 1000

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

type Environment = Readonly<Record<string, string | undefined>>

/** The configuration, or one line for each thing that is wrong with it. */
export function readConfig(env: Environment): Config | { readonly problems: readonly string[] } {
  const problems: string[] = []
  const number = ({ name, initial, min, max }: ReturnType<typeof whole>): number => {
    const text = env[name]?.trim() ?? ''
    if (text === '') return initial
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    problems.push(`${name} must be a whole number from ${min} to ${max}, not “${text}”.`)
    return initial
  }
  const oneOf = (name: string, values: readonly string[], initial: string): string => {
    const text = env[name]?.trim() || initial
    if (!values.includes(text)) problems.push(`${name} must be one of ${values.join(', ')}, not “${text}”.`)
    return text
  }
  const config: Config = {
    host: hostOf(env, problems),
    port: number(NUMBERS.port),
    dataDir: env.STARBOARD_DATA?.trim() || './data',
    databaseUrl: databaseOf(env, problems),
    natsUrl: natsOf(env, problems),
    secret: secretOf(env, problems),
    publicUrls: originsOf('STARBOARD_PUBLIC_URL', env, problems),
    corsOrigins: originsOf('STARBOARD_CORS_ORIGINS', env, problems),
    trustProxy: oneOf('STARBOARD_TRUST_PROXY', ['true', 'false'], 'false') === 'true',
    hasWeb: oneOf('STARBOARD_WEB', ['on', 'off'], 'on') === 'on',
    metricsToken: tokenOf('STARBOARD_METRICS_TOKEN', env, problems),
    adminToken: tokenOf('STARBOARD_ADMIN_TOKEN', env, problems),
    tracesUrl: collectorOf(env, problems),
    tracePercent: number(NUMBERS.tracePercent),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    workers: number(NUMBERS.workers),
    botWorkers: number(NUMBERS.botWorkers),
    botBudgetMs: number(NUMBERS.botBudgetMs),
    botDelayMs: number(NUMBERS.botDelayMs),
    pauseMs: number(NUMBERS.pauseMs),
    clockSpeed: number(NUMBERS.clockSpeed),
    graceMs: number(NUMBERS.graceSeconds) * 1000,
    idleMs: number(NUMBERS.idleSeconds) * 1000,
    connectionsPerAddress: number(NUMBERS.connectionsPerAddress),
    messagesPerSecond: number(NUMBERS.messagesPerSecond),
    requestsPerMinute: number(NUMBERS.requestsPerMinute),
    linesPerAddress: number(NUMBERS.linesPerAddress),
    bytesPerSecond: number(NUMBERS.bytesPerSecond),
    workPerSecond: number(NUMBERS.workPerSecond),
    missedCodesPerHour: number(NUMBERS.missedCodesPerHour),
    chatAtOnce: number(NUMBERS.chatAtOnce),
    chatPerMinute: number(NUMBERS.chatPerMinute),
    lobbiesPerPerson: number(NUMBERS.lobbiesPerPerson),
    lobbiesPerAddress: number(NUMBERS.lobbiesPerAddress),
    archiveMs: number(NUMBERS.archiveDays) * DAY_MS,
    emptyLobbyMs: number(NUMBERS.emptyLobbyDays) * DAY_MS,
  }
  return problems.length > 0 ? { problems } : config
}

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

function hostOf(env: Environment, problems: string[]): string {
  const host = env.HOST?.trim() || '127.0.0.1'
  if (!HOST.test(host) && !isIPv6(host))
    problems.push(`HOST must be an address or a name such as 0.0.0.0 or localhost, not “${host}”.`)
  return host
}

/** The address is not repeated: it holds a password. */
function databaseOf(env: Environment, problems: string[]): string | null {
  const url = env.DATABASE_URL?.trim() || null
  if (url !== null && !(/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)))
    problems.push('DATABASE_URL must be an address such as postgres://user:password@localhost:5432/starboard.')
  return url
}

/** The address is not repeated: it may hold a password. */
function natsOf(env: Environment, problems: string[]): string | null {
  const url = env.NATS_URL?.trim() || null
  if (url === null) return null
  if (!(/^(nats|tls):\/\//.test(url) && URL.canParse(url)))
    problems.push('NATS_URL must be an address such as nats://localhost:4222.')
  else {
    if (!env.DATABASE_URL?.trim()) problems.push('NATS_URL needs DATABASE_URL: several nodes share a Postgres server.')
    if (!env.STARBOARD_SECRET?.trim()) problems.push('NATS_URL needs STARBOARD_SECRET, the same at all nodes.')
  }
  return url
}

/** Without the path of traces, which is added; the address is not repeated: it may hold a password. */
function collectorOf(env: Environment, problems: string[]): string | null {
  const url = env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() || null
  if (url !== null && !z.safeParse(address, url).success)
    problems.push('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318.')
  return url?.replace(/\/+$/, '') ?? null
}

const TOKEN_LENGTH = 16

function tokenOf(name: string, env: Environment, problems: string[]): string | null {
  const token = env[name]?.trim() || null
  if (token !== null && !(token.length >= TOKEN_LENGTH && /^[!-~]+$/.test(token)))
    problems.push(`${name} must have at least ${TOKEN_LENGTH} characters, without spaces.`)
  return token
}

const SECRET_LENGTH = 32

function secretOf(env: Environment, problems: string[]): string | null {
  const secret = env.STARBOARD_SECRET?.trim() || null
  if (secret !== null && secret.length < SECRET_LENGTH)
    problems.push(`STARBOARD_SECRET must have at least ${SECRET_LENGTH} characters.`)
  return secret
}

/** Only these have an origin: what a browser sends for any other is “null”, which stands for anybody. */
const address = z.url({ protocol: /^https?$/ })

function originsOf(name: string, env: Environment, problems: string[]): readonly string[] {
  const urls = (env[name] ?? '')
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '')
  // A star looks like a pattern, and would be a name that no page has.
  const bad = urls.filter((url) => url.includes('*') || !z.safeParse(address, url).success)
  for (const url of bad) problems.push(`${name} must list addresses such as https://games.example.org, not “${url}”.`)
  return urls.filter((url) => !bad.includes(url)).map((url) => new URL(url).origin)
}
