import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Log } from '@starboard/server'
import manifest from '../package.json' with { type: 'json' }
import type { CliCommand } from './command.ts'
import { Failure, Mistake } from './ending.ts'
import { loadEnvironment } from './env-file.ts'
import { print } from './print.ts'
import type * as WebBuild from './web-build.mjs'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const
const DRAIN_MS = 5000

export const serveCommand: CliCommand = {
  name: 'serve',
  about:
    'Serves tables and the web app on http://127.0.0.1:8080; set by environment variables or a file .env, see .env.example.',
  examples: [
    'serve',
    'PORT=9000 STARBOARD_DATA=/var/lib/starboard serve',
    'DATABASE_URL=postgres://… serve',
    'STARBOARD_CORS_ORIGINS=https://bots.example.org serve',
    'serve --no-web',
  ],
  declare(command) {
    command.option('--no-web', 'only the API, without the web app (also STARBOARD_WEB=off)')
    command.action(async ({ web }: { web: boolean }) => {
      // Loaded only here: the other commands need neither a database nor a web server.
      const [{ BotPool, readConfig, startServer }, { default: pino }] = await Promise.all([
        import('@starboard/server'),
        import('pino'),
      ])
      loadEnvironment()
      const config = readConfig(process.env)
      if ('problems' in config) throw new Mistake(config.problems.join(' '))
      const webDir = web && config.hasWeb ? await builtWebApp() : null
      const log = pino({ level: config.logLevel })
      const bots = new BotPool({ workers: config.botWorkers, script: new URL('./bot-worker.js', import.meta.url), log })
      const tableWorker = new URL('./table-worker.js', import.meta.url)
      const gaugeWorker = new URL('./gauge-worker.js', import.meta.url)
      // Before anybody hears that it listens: from then on it may be told to stop.
      const stopped = stopSignal().then(() => endInTime(log))
      const server = await startServer(config, {
        bots,
        log,
        version: manifest.version,
        webDir,
        tableWorker,
        gaugeWorker,
      }).catch(async (error: unknown) => {
        await bots.close()
        throw new Mistake(startProblem(error, config.port))
      })
      if (process.stdout.isTTY) print.line(`Starboard is at ${server.url}`)
      const ousted = server.ousted.then((why) => {
        endInTime(log)
        return why
      })
      const why = await Promise.race([stopped.then(() => null), ousted])
      if (why === null) await server.close()
      // Whatever still hangs there, it ends soon.
      else throw new Failure(`starboard: ${why}`)
    })
  },
}

/** The builder stays outside of the bundle, which lies two folders below the root: it works on the sources. */
const WEB_BUILD = new URL('../../cli/web-build.mjs', import.meta.url)

/** A release has the app beside its modules. */
const RELEASED = fileURLToPath(new URL('./web', import.meta.url))

async function builtWebApp(): Promise<string> {
  if (existsSync(RELEASED)) return RELEASED
  const { webFolder } = (await import(WEB_BUILD.href)) as typeof WebBuild
  return webFolder().catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error)
    throw new Mistake(`${why} Nothing is served; with --no-web the API would be.`)
  })
}

const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve())
  })

/** Whatever keeps the process alive, whether it closes or has closed: it ends, and tells what that was. */
function endInTime(log: Pick<Log, 'error'>): void {
  const end = () => {
    log.error({ heldBy: process.getActiveResourcesInfo() }, 'not ended in time')
    process.exit(1)
  }
  setTimeout(end, DRAIN_MS).unref()
}

function startProblem(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken; choose another with PORT=….`
  return error instanceof Error ? error.message : String(error)
}
