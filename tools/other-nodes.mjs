import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './install.mjs'
import { runTests, runTool } from './run-tests.mjs'

/** The Nodes that people install, beside the one that runs this. */
export const OTHER_NODES = [24, 26]

/** A share of everything that another Node might do differently. */
const SHARES = [
  { name: 'the store', run: (node) => runTests({ node, files: ['server/store/sqlite'] }) },
  { name: 'a server with a whole match', run: (node) => runTests({ node, files: ['server/server.test.ts'] }) },
  {
    name: 'laws of one game',
    run: (node) => runTests({ node, files: ['games/laws.test.ts'], env: { LAW_GAMES: '1' } }),
  },
  { name: 'the web app', run: buildWebApp },
]

/** What is well on this Node and what is not; a Node that cannot be had counts as a failure. */
export async function runOnNode(version) {
  const node = fetchNode(version)
  if (node === null) {
    console.log(`FAILED Node ${version}: npm could not bring it, so nothing was tried on it.`)
    return [{ passed: 0, failed: 1 }]
  }
  const results = []
  for (const { name, run } of SHARES) {
    const result = await run(node)
    console.log(`${result.failed === 0 ? 'passed' : 'FAILED'} Node ${version}: ${name}`)
    results.push(result)
  }
  return results
}

/** npm's package `node` brings the program itself. It stays in .build for the next time; npm looks whether it is the newest. */
function fetchNode(version) {
  const folder = join(root, '.build', `node-${version}`)
  const words = ['install', '--prefix', folder, `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error']
  spawnSync('npm', words, { cwd: tmpdir(), stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  const program = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return existsSync(program) ? program : null
}

/** Always anew: a build that another Node has left proves nothing. */
async function buildWebApp(node) {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-web-'))
  const words = ['vite/bin/vite.js', 'build', 'web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error']
  const { exitCode } = await runTool(words, { isShown: true, node, env: { NODE_ENV: 'production' } })
  const isBuilt = exitCode === 0 && existsSync(join(folder, 'index.html'))
  rmSync(folder, { recursive: true })
  return isBuilt ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
