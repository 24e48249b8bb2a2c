import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from './chromium.mjs'
import { installMissing, requireNode, root } from './install.mjs'

/** npm test: style, types and all tests, and one line at the end that says how many of them are well. */

requireNode()
installMissing()
process.env.STARBOARD_CHROMIUM = requireChromium()

// Style and types keep one core busy while the tests use the rest; nothing stops at the first failure.
const [checks, tests] = await Promise.all([runChecks(), runTests()])
const results = [...checks, tests]
const sum = (count) => results.reduce((total, result) => total + result[count], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

async function runChecks() {
  return [
    await runCheck('style', [['@biomejs/biome/bin/biome', 'check', '.']]),
    await runCheck('types', [
      ['typescript/bin/tsc', '-p', 'tsconfig.pure.json'],
      ['typescript/bin/tsc', '-p', 'tsconfig.json'],
      ['typescript/bin/tsc', '-p', 'web/tsconfig.json'],
      ['typescript/bin/tsc', '-p', 'web/sw/tsconfig.json'],
      ['typescript/bin/tsc', '-p', 'e2e/browser/tsconfig.json'],
    ]),
  ]
}

/** Counts as one, however many tools it takes. What they say is printed only if there is something wrong. */
async function runCheck(name, commands) {
  const wrong = []
  for (const command of commands) {
    const { exitCode, output } = await run(command, { isShown: false })
    if (exitCode !== 0) wrong.push(output)
  }
  if (wrong.length > 0) console.log(`✗ ${name}\n${wrong.join('\n')}`)
  else console.log(`✓ ${name}`)
  return wrong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { exitCode } = await run(['vitest/vitest.mjs', 'run', ...reporters], { isShown: true })
  const counts = countsIn(report)
  rmSync(folder, { recursive: true })
  // Something may go wrong outside of any test, such as a promise that nobody waited for.
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
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

function run([tool, ...words], { isShown }) {
  const script = join(root, 'node_modules', tool)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...words], {
      cwd: root,
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
