import { requireChromium } from './chromium.mjs'
import { installMissing, requireNode } from './install.mjs'
import { conclude, runTests, runTool } from './run-tests.mjs'

/** npm test: style, types and all tests, and one line at the end that says how many of them are well. */

requireNode()
installMissing()
process.env.STARBOARD_CHROMIUM = requireChromium()

// Style and types keep one core busy while the tests use the rest; nothing stops at the first failure.
const [checks, tests] = await Promise.all([runChecks(), runTests()])
conclude([...checks, tests])

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
    const { exitCode, output } = await runTool(command, { isShown: false })
    if (exitCode !== 0) wrong.push(output)
  }
  if (wrong.length > 0) console.log(`✗ ${name}\n${wrong.join('\n')}`)
  else console.log(`✓ ${name}`)
  return wrong.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
