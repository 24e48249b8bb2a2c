import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const SCRIPT = `import { bundle } from './cli/bundle.mjs'; process.stdout.write(await bundle())`

let made: Promise<string> | undefined

/** The address of the bundle that `starboard` makes for itself, made once for all processes of a test file. */
export function bundled(): Promise<string> {
  made ??= promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], { cwd: ROOT }).then(
    ({ stdout }) => stdout,
  )
  return made
}
