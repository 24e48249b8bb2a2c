import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './install.mjs'

/** Runs these test files, or all of them, shows how it goes, and counts. `node` is the program of another Node. */
export async function runTests({ files = [], env = {}, node = process.execPath } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { exitCode } = await runTool(['vitest/vitest.mjs', 'run', ...reporters, ...files], { isShown: true, env, node })
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

/** A script of a package, in a process of its own. */
export const runTool = ([tool, ...words], how) => runNode([join(root, 'node_modules', tool), ...words], how)

function runNode(words, { isShown, env = {}, node = process.execPath }) {
  return new Promise((resolve) => {
    const child = spawn(node, words, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    })
    let output = ''
    const keep = (text) => {
      output += text
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
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
