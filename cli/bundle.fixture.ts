import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SCRIPT = `import { bundle } from './cli/bundle.mjs'; process.stdout.write(await bundle())`

const made = new Map<string, Promise<string>>()

/** The address of the bundle that `starboard` makes for itself in this environment, made once for all processes of a test file. */
export function bundled({ STARBOARD_FIXTURES = 'off' }: Readonly<Record<string, string>> = {}): Promise<string> {
  const known = made.get(STARBOARD_FIXTURES) ?? bundle({ ...process.env, STARBOARD_FIXTURES })
  made.set(STARBOARD_FIXTURES, known)
  return known
}

async function bundle(env: NodeJS.ProcessEnv): Promise<string> {
  const words = ['--input-type=module', '--eval', SCRIPT]
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: ROOT, env })
  return stdout
}
