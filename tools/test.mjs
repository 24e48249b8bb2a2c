import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from './chromium.mjs'
import { installMissing, requireNode } from './install.mjs'
import { requireNats } from './nats.mjs'
import { conclude, runTests, runTool } from './run-tests.mjs'
import { temporaryFolder } from './temporary.mjs'

/** npm test: style, types and all tests, and one line at the end that says how many of them are well. */

const PROJECTS = [
  'tsconfig.pure.json',
  'tsconfig.json',
  'web/tsconfig.json',
  'web/sw/tsconfig.json',
  'e2e/browser/tsconfig.json',
]

requireNode()
installMissing()
process.env.STARBOARD_CHROMIUM = requireChromium()
process.env.STARBOARD_NATS_SERVER = requireNats()
process.env.TMPDIR = temporaryFolder()

const cores = availableParallelism()
/** Half of the tests wait for pages, servers and clocks; the other half works on in every moment that those leave free. */
const HALVES = [
  { projects: ['served', 'cores', 'fixtures'], workers: cores + 2, isPatient: false },
  { projects: ['drawn', 'pages', 'pure'], workers: cores, isPatient: true },
]

// Nothing stops at the first failure.
const together = mkdtempSync(join(process.env.TMPDIR, 'starboard-run-'))
const env = { STARBOARD_TEST_RUN: together }
const [checks, ...tests] = await Promise.all([runChecks(), ...HALVES.map((half) => runTests({ ...half, env }))])
rmSync(together, { recursive: true, force: true })
conclude([...checks, ...tests])

async function runChecks() {
  return [
    await runCheck('style', [() => tool('@biomejs/biome/bin/biome', 'check', '.')]),
    await runCheck('nothing unused', [() => tool('knip/bin/knip.js')]),
    await runCheck(
      'types',
      PROJECTS.map((project) => () => tool('typescript/bin/tsc', '-p', project)),
    ),
  ]
}

function tool(...words) {
  return runTool(words, { isShown: false })
}

/** Counts as one, however many tools it takes. What they say is printed only if there is something wrong. */
async function runCheck(name, steps) {
  const wrong = []
  for (const step of steps) {
    const { exitCode, output } = await step()
    if (exitCode !== 0) wrong.push(output)
  }
  if (wrong.length > 0) console.log(`✗ ${name}\n${wrong.join('\n')}`)
  else console.log(`✓ ${name}`)
  return wrong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
