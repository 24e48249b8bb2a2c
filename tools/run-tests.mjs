import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * Runs these test files, or all of them, shows how it goes, and counts. `node` is the program of another Node; what is
 * patient works only where nobody else wants to.
 */
export async function runTests({ files = [], projects = [], workers, env = {}, ...how } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const wanted = [...projects.map((project) => `--project=${project}`), ...files]
  const { exitCode } = await runTool(['vitest/vitest.mjs', 'run', ...reporters, ...wanted], {
    ...how,
    isShown: true,
    env: workers === undefined ? env : { ...env, STARBOARD_TEST_WORKERS: String(workers) },
  })
  const counts = countsIn(report)
  rmSync(folder, { recursive: true })
  // Something may go wrong outside of any test, such as a promise that nobody waited for.
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** The last line says how many are well, and so does the exit code. */
export function conclude(results) {
  const sum = (count) => results.reduce((total, result) => total + result[count], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/** As the operating system counts: the higher, the later. */
const LAST_IN_LINE = 19
const COLOURED = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** A script of a package, in a process of its own. */
export const runTool = ([tool, ...words], how) => runNode([join(root, 'node_modules', tool), ...words], how)

function runNode(words, { isShown, isPatient = false, env = {}, node = process.execPath }) {
  return new Promise((resolve) => {
    const child = spawn(node, words, {
      cwd: root,
      env: { ...process.env, ...COLOURED, ...env },
      // Not a terminal of its own, whose lines it would write over: several may be shown at once.
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (isPatient && child.pid !== undefined) setPriority(child.pid, Math.min(LAST_IN_LINE, getPriority() + 10))
    let output = ''
    const keep = (text) => {
      if (isShown) process.stdout.write(text)
      else output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }))
    child.on('close', (exitCode) => resolve({ exitCode, output: output.trim() }))
  })
}

/** A file that could not even be loaded counts as one failure. */
function countsIn(report) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !hasFailure(assertionResults),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

function hasFailure(assertions) {
  return assertions.some(({ status }) => status === 'failed')
}
