import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { onceARun } from '../tools/once-a-run.fixture.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

type Environment = Readonly<Record<string, string>>

/** The address of the bundle that `starboard` makes for itself in this environment, made once for all test files. */
export const bundled = once('bundle', `import { bundle } from './cli/bundle.mjs'; process.stdout.write(await bundle())`)

/** The folder of the web app that a server in this environment serves, built once for all test files. */
export const webApp = once(
  'web',
  `import { webFolder } from './cli/web-build.mjs'; process.stdout.write(await webFolder())`,
)

/** Whoever asks first has it made, in a process with that environment; all others wait, each for what it needs. */
function once(name: string, script: string): (env?: Environment) => Promise<string> {
  const made = new Map<string, Promise<string>>()
  return ({ STARBOARD_FIXTURES = 'off' } = {}) => {
    const make = () => outputOf(script, { ...process.env, STARBOARD_FIXTURES })
    const known = made.get(STARBOARD_FIXTURES) ?? onceARun(`${name}-${STARBOARD_FIXTURES}`, make)
    made.set(STARBOARD_FIXTURES, known)
    return known
  }
}

async function outputOf(script: string, env: NodeJS.ProcessEnv): Promise<string> {
  const words = ['--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })
  return stdout
}
