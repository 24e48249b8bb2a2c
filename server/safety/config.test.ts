import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'

const problemsOf = (env: Record<string, string>): readonly string[] => {
  const read = readConfig(env)
  return 'problems' in read ? read.problems : []
}

/** Notes every name that is asked for. */
function namesRead(): ReadonlySet<string> {
  const names = new Set<string>()
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get(_env, name) {
          names.add(String(name))
          return undefined
        },
      },
    ),
  )
  return names
}

/** Values that cannot be meant, for every variable that can be wrong at all. */
const BAD: Readonly<Record<string, readonly string[]>> = {
  HOST: ['not a host', '-x', 'http://localhost', 'a/b', '256::1::2'],
  PORT: ['http', '-1', '65536', '80.5', '0x50', '1e3', '８０'],
  DATABASE_URL: ['mysql://localhost/starboard', 'localhost:5432', 'postgres://user:hunter2@'],
  NATS_URL: ['localhost:4222', 'http://localhost:4222', 'nats://user:hunter2@'],
  STARBOARD_SECRET: ['hunter2', 'x'.repeat(31)],
  STARBOARD_METRICS_TOKEN: ['hunter2', 'sixteen letters and spaces'],
  STARBOARD_ADMIN_TOKEN: ['hunter2', 'sixteen letters and spaces'],
  STARBOARD_CORS_ORIGINS: ['bots.example.org', 'null', '*', 'https://*.example.org', 'file:///etc'],
  STARBOARD_PUBLIC_URL: [
    'games.example.org',
    'games.example.org:8080',
    'javascript:alert(1)',
    'file:///etc',
    'null',
    'https://good.example, nonsense',
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['localhost:4318', 'grpc://hunter2@localhost:4317'],
  STARBOARD_TRACE_PERCENT: ['0', '101', '0.5'],
  STARBOARD_TRUST_PROXY: ['yes', '1', 'TRUE'],
  STARBOARD_WEB: ['no', 'false', 'OFF'],
  LOG_LEVEL: ['loud', 'INFO'],
  STARBOARD_WORKERS: ['0', '65', 'all'],
  STARBOARD_BOT_WORKERS: ['0', '65', 'many'],
  STARBOARD_BOT_BUDGET_MS: ['0', '60001', ' 1 2 '],
  STARBOARD_BOT_DELAY_MS: ['-1', '60001', 'NaN'],
  STARBOARD_PAUSE_MS: ['-1', '60001', 'Infinity'],
  STARBOARD_CLOCK_SPEED: ['0', '101'],
  STARBOARD_GRACE_SECONDS: ['-1', '86401'],
  STARBOARD_IDLE_SECONDS: ['0', '86401'],
  STARBOARD_CONNECTIONS_PER_ADDRESS: ['0', '1000001'],
  STARBOARD_MESSAGES_PER_SECOND: ['0', '1000001'],
  STARBOARD_REQUESTS_PER_MINUTE: ['0', '10000001'],
  STARBOARD_LINES_PER_ADDRESS: ['0', '1000001'],
  STARBOARD_BYTES_PER_SECOND: ['1023', '64 KB'],
  STARBOARD_WORK_PER_SECOND: ['9', 'much'],
  STARBOARD_MISSED_CODES_PER_HOUR: ['0', '10000001'],
  STARBOARD_CHAT_AT_ONCE: ['0', '1000001'],
  STARBOARD_CHAT_PER_MINUTE: ['0', '10000001'],
  STARBOARD_LOBBIES_PER_PERSON: ['0', '1000001'],
  STARBOARD_LOBBIES_PER_ADDRESS: ['0', '1000001'],
  STARBOARD_ARCHIVE_DAYS: ['-1', '36501', 'never'],
  STARBOARD_EMPTY_LOBBY_DAYS: ['-1', '36501', 'never'],
}
/** Any text is a folder. */
const NEVER_BAD = ['STARBOARD_DATA']

describe('the configuration', () => {
  it('works without any variable, and with every one of them empty', () => {
    const empty = Object.fromEntries([...namesRead()].map((name) => [name, ' ']))
    expect(problemsOf({})).toEqual([])
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it.each(Object.entries(BAD).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    'says in one line what is wrong with %s=%s',
    (name, value) => {
      const problems = problemsOf({ [name]: value })
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatch(new RegExp(`^${name} must [^\\n]{5,200}\\.$`))
      expect(problems[0]).not.toContain('hunter2')
    },
  )

  it('names everything that is wrong at once', () => {
    const worst = Object.fromEntries(Object.entries(BAD).map(([name, [value = '']]) => [name, value]))
    expect(problemsOf(worst).map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(Object.keys(BAD)))
  })

  it.each([
    ['DATABASE_URL', { STARBOARD_SECRET: 'x'.repeat(32) }],
    ['STARBOARD_SECRET', { DATABASE_URL: 'postgres://localhost/starboard' }],
  ])('lets no node join others without %s', (name, env) => {
    const problems = problemsOf({ NATS_URL: 'nats://localhost:4222', ...env })
    expect(problems).toEqual([expect.stringMatching(`^NATS_URL needs ${name}`)])
  })

  it('spreads tables over all cores but one, unless it is told otherwise', () => {
    expect(readConfig({})).toMatchObject({ workers: Math.min(64, Math.max(1, availableParallelism() - 1)) })
    expect(readConfig({ STARBOARD_WORKERS: '3' })).toMatchObject({ workers: 3 })
  })

  it('takes no address for its own that a browser would call “null”', () => {
    const read = readConfig({ STARBOARD_PUBLIC_URL: 'https://games.example.org/path, http://[::1]:8080' })
    expect(read).toMatchObject({ publicUrls: ['https://games.example.org', 'http://[::1]:8080'] })
  })

  it('knows exactly the names in .env.example, and their values there are the defaults', () => {
    const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const examples = [...text.matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
      name,
      value,
    }))
    /** Read by `starboard play` and by the page under work, not by a server. */
    const ELSEWHERE = ['STARBOARD_URL', 'STARBOARD_PROXY']
    expect(examples.map(({ name }) => name).toSorted()).toEqual([...namesRead(), ...ELSEWHERE].toSorted())
    expect(Object.keys(BAD).concat(NEVER_BAD).toSorted()).toEqual([...namesRead()].toSorted())
    const EXAMPLES_ONLY = [
      'DATABASE_URL',
      'STARBOARD_PUBLIC_URL',
      'STARBOARD_CORS_ORIGINS',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
    ]
    const defaults = examples.filter(({ name }) => !EXAMPLES_ONLY.includes(name))
    expect(readConfig(Object.fromEntries(defaults.map(({ name, value }) => [name, value])))).toEqual(readConfig({}))
    expect(problemsOf(Object.fromEntries(examples.map(({ name, value }) => [name, value])))).toEqual([])
  })
})
