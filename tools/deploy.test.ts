import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { freePort } from '../server/fixtures/free-port.fixture.ts'
import { testServer } from '../server/fixtures/server.fixture.ts'
import { readConfig } from '../server/index.ts'
import { createMetrics } from '../server/metrics.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')

/** What stands at a path of what was parsed. */
const within = (tree: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | undefined)?.[step], tree)

const compose: unknown = parse(read('compose.yaml'), { merge: true })
const node1 = within(compose, 'services', 'node1')
const cluster = parseAllDocuments(read('kubernetes.yaml'))
const kind = (wanted: string): unknown =>
  cluster.map((document): unknown => document.toJS()).find((one) => within(one, 'kind') === wanted)
const dockerfile = read('Dockerfile')
const unit = read('starboard.service')
const pod = within(kind('Deployment'), 'spec', 'template', 'spec')
const container = within(pod, 'containers', 0)

type Environment = Readonly<Record<string, string>>

/** What a host writes into deploy/.env. */
const FILLED_IN: Environment = {
  STARBOARD_DOMAIN: 'localhost',
  STARBOARD_SECRET: 'thirty-two-letters-or-more-of-them',
  POSTGRES_PASSWORD: 'hunter2',
  STARBOARD_METRICS_TOKEN: 'sixteen-letters-or-more',
  STARBOARD_ADMIN_TOKEN: 'sixteen-other-letters-or-more',
}

/** `${NAME:-initial}` and `${NAME:?why}`, as compose fills them in. */
const filledIn = (text: string, env: Environment): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, how, initial) => env[name] ?? (how === '-' ? initial : ''))

const node = (env: Environment): Environment =>
  Object.fromEntries(
    Object.entries(within(node1, 'environment') as Environment).map(([name, value]) => [name, filledIn(value, env)]),
  )

const imageEnvironment: Environment = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)

const podEnvironment: Environment = {
  ...(within(kind('ConfigMap'), 'data') as Environment),
  ...(within(kind('Secret'), 'stringData') as Environment),
}

const unitEnvironment: Environment = Object.fromEntries(
  [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)

/** Every name that the server asks for; Node itself knows one besides. */
function settings(): ReadonlySet<string> {
  const names = new Set(['NODE_ENV'])
  const noting = { get: (_: object, name: string | symbol) => void names.add(String(name)) }
  readConfig(new Proxy<Record<string, string>>({}, noting))
  return names
}

const problemsOf = (env: Environment): readonly string[] => {
  const config = readConfig(env)
  return 'problems' in config ? config.problems : []
}

describe('what is in deploy/', () => {
  it('can be read', () => {
    expect(cluster.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
    expect(cluster.map((document) => within(document.toJS(), 'kind')).toSorted()).toEqual(
      ['ConfigMap', 'Deployment', 'Ingress', 'PodDisruptionBudget', 'Secret', 'Service'].toSorted(),
    )
    expect(Object.keys(within(compose, 'services') as object).toSorted()).toEqual([
      'caddy',
      'nats',
      'node1',
      'node2',
      'postgres',
    ])
    for (const line of unit.split('\n')) expect(line).toMatch(/^($|#|\[\w+\]$|\w+=)/)
    for (const name of readdirSync(join(root, 'deploy'))) expect(read(name).trim()).not.toBe('')
  })

  it('sets nothing that the server does not know', () => {
    const known = settings()
    for (const env of [node({}), imageEnvironment, podEnvironment, unitEnvironment]) {
      expect(Object.keys(env).length).toBeGreaterThan(1)
      expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([])
    }
  })

  it('is a setting with which a server starts, once secrets are filled in, and not before', () => {
    expect(problemsOf(node(FILLED_IN))).toEqual([])
    expect(problemsOf(imageEnvironment)).toEqual([])
    expect(problemsOf(unitEnvironment)).toEqual([])
    expect(problemsOf(podEnvironment).map((line) => line.split(' ')[0])).toEqual([
      'DATABASE_URL',
      'STARBOARD_SECRET',
      'STARBOARD_METRICS_TOKEN',
      'STARBOARD_ADMIN_TOKEN',
    ])
    const asked = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(asked.toSorted()).toEqual(Object.keys(FILLED_IN).toSorted())
  })

  it('agrees on ports, names and addresses', () => {
    const port = imageEnvironment.PORT
    expect(imageEnvironment.HOST).toBe('0.0.0.0')
    expect(/^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]).toBe(port)
    expect(within(node1, 'expose')).toEqual([port])
    expect(String(within(container, 'ports', 0, 'containerPort'))).toBe(port)
    const upstreams = /reverse_proxy (.*) \{/.exec(read('Caddyfile'))?.[1]?.split(' ')
    expect(upstreams).toEqual(['node1', 'node2'].map((name) => `${name}:${port}`))
    const { hostname, username, pathname } = new URL(node(FILLED_IN).DATABASE_URL ?? '')
    expect(within(compose, 'services', hostname, 'environment')).toMatchObject({
      POSTGRES_USER: username,
      POSTGRES_DB: pathname.slice(1),
    })
    const nats = new URL(node(FILLED_IN).NATS_URL ?? '')
    expect(within(compose, 'services', nats.hostname, 'command')).toContain(nats.port)
    const host = new URL(podEnvironment.STARBOARD_PUBLIC_URL ?? '').hostname
    expect(within(kind('Ingress'), 'spec')).toMatchObject({ rules: [{ host }], tls: [{ hosts: [host] }] })
    for (const what of ['Deployment', 'PodDisruptionBudget'])
      expect(within(kind(what), 'spec')).toMatchObject({ selector: { matchLabels: { app: 'starboard' } } })
    expect(within(kind('Service'), 'spec')).toMatchObject({
      selector: { app: 'starboard' },
      ports: [{ targetPort: 'http' }],
    })
  })

  it('runs as nobody, and writes where it may', () => {
    const user = /^USER (\d+):\d+$/m.exec(dockerfile)?.[1]
    expect(Number(user)).toBeGreaterThan(0)
    expect(within(pod, 'securityContext')).toMatchObject({
      runAsNonRoot: true,
      runAsUser: Number(user),
    })
    expect(within(container, 'securityContext')).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    })
    const data = imageEnvironment.STARBOARD_DATA
    expect(within(container, 'volumeMounts')).toEqual([{ name: 'data', mountPath: data }])
    expect(within(node1, 'tmpfs', 0)).toMatch(new RegExp(`^${data}:uid=${user},`))
    expect(dockerfile).toContain(`--chown=${user}:${user} ${data} ${data}`)
    expect(unit).toMatch(/^User=starboard$/m)
    expect(unitEnvironment.STARBOARD_DATA).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`)
  })

  it('asks for what a server answers', async () => {
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) =>
      within(container, name, 'httpGet', 'path'),
    )
    const asked = [
      ...probes,
      /health_uri (\S+)/.exec(read('Caddyfile'))?.[1],
      /HEALTHCHECK.*\$\{process\.env\.PORT\}([/\w]+)`/.exec(dockerfile)?.[1],
    ]
    const server = await testServer()
    for (const path of asked) expect((await fetch(`${server.url}${path}`)).status, String(path)).toBe(200)
    expect((await fetch(`${server.url}/undefined`)).status).toBe(404)
    await server.close()
  })

  it('copies and starts what is there', () => {
    expect(existsSync(join(root, /^RUN node (\S+)/m.exec(dockerfile)?.[1] ?? ''))).toBe(true)
    const build = ['context', 'dockerfile'].map((name) => String(within(node1, 'build', name)))
    expect(existsSync(join(root, 'deploy', ...build))).toBe(true)
    const started = /^ENTRYPOINT .*"(?<path>[^"]+)"\]$/m.exec(dockerfile)?.groups?.path
    expect(started).toBe('/app/starboard.mjs')
    expect(/^ExecStart=(.*)$/m.exec(unit)?.[1]).toMatch(
      /^\/usr\/bin\/node --\S+ \/opt\/starboard\/starboard\.mjs serve$/,
    )
  })

  it('shows figures that the server has, by labels that they have', async () => {
    const metrics = createMetrics()
    const known = new Map((await metrics.values()).map(({ name, type }) => [name, String(type)]))
    const shown = [...read('grafana.json').matchAll(/\b(starboard_\w+?)(_bucket|_count)?\b(?=[{,)])/g)]
    expect(new Set(shown.map(([, name]) => name))).toEqual(new Set(known.keys()))
    for (const [whole, name = '', part] of shown)
      expect(known.get(name) === 'histogram', whole).toBe(part !== undefined)
    const text = readFileSync(join(root, 'server/metrics.ts'), 'utf8')
    const labels = [...text.matchAll(/labelNames: \[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? [])
    const grouped = [...read('grafana.json').matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.match(/\w+/g))
    const own = ['instance', 'job', 'le', 'worker', 'quantile']
    expect(grouped.filter((label) => ![...labels, ...own].includes(String(label)))).toEqual([])
  })
})

const run = promisify(execFile)

/** Whether a program is here and says yes. */
function answers(program: string, ...words: readonly string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

describe('where there is an engine for it', () => {
  it.skipIf(!answers('systemd-analyze', '--version'))('the unit is one that systemd takes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-unit-'))
    const file = join(folder, 'starboard.service')
    writeFileSync(file, unit.replace(/^ExecStart=\/usr\/bin\/node/m, `ExecStart=${process.execPath}`))
    const { stdout, stderr } = await run('systemd-analyze', ['verify', file])
    rmSync(folder, { recursive: true })
    expect(`${stdout}${stderr}`).not.toContain('starboard.service')
  })

  it.skipIf(!answers('docker', 'info') || !answers('docker', 'compose', 'version'))(
    'compose.yaml starts, and people get in by https',
    async () => {
      const [http, https] = [await freePort(), await freePort()]
      const env = {
        ...process.env,
        ...FILLED_IN,
        STARBOARD_HTTP_PORT: String(http),
        STARBOARD_HTTPS_PORT: String(https),
      }
      const docker = (...words: readonly string[]) =>
        run('docker', ['compose', '--file', 'deploy/compose.yaml', '--project-name', 'starboard-test', ...words], {
          cwd: root,
          env,
          maxBuffer: 1e8,
        })
      try {
        await docker('up', '--build', '--detach', '--wait')
        expect(await statusOf(`https://localhost:${https}/healthz`)).toBe(200)
      } finally {
        await docker('down', '--volumes')
      }
    },
    900_000,
  )
})

/** Caddy’s certificate for this machine is its own. */
const statusOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { rejectUnauthorized: false }, (answer) => resolve(answer.resume().statusCode ?? 0))
    asked.once('error', reject).end()
  })
