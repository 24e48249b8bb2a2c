import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { onceARun } from '../tools/once-a-run.fixture.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SCRIPT = `import { bundle } from './cli/bundle.mjs'; process.stdout.write(await bundle())`

const made = new Map<string, Promise<string>>()

/** The address of the bundle that `starboard` makes for itself in this environment, made once for all test files. */
export function bundled({ STARBOARD_FIXTURES = 'off' }: Readonly<Record<string, string>> = {}): Promise<string> {
  const env = { ...process.env, STARBOARD_FIXTURES }
  const known = made.get(STARBOARD_FIXTURES) ?? onceARun(`bundle-${STARBOARD_FIXTURES}`, () => bundle(env))
  made.set(STARBOARD_FIXTURES, known)
  return known
}

async function bundle(env: NodeJS.ProcessEnv): Promise<string> {
  const words = ['--input-type=module', '--eval', SCRIPT]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })
  return stdout
}
