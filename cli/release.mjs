import { cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { installMissing, requireNode, root } from '../tools/install.mjs'

/**
 * node cli/release.mjs <folder>: all that a server needs, in a new folder that needs nothing else but Node. It holds the
 * command line with everything that it imports, and the web app; nothing is installed or built where it runs. One that was
 * made with a Node that is too old to have a SQLite of its own is for such a Node on such a machine.
 */

/** Stays outside: what only measurements and an older Node ask for, and what packages look for without needing it. */
const OUTSIDE = [
  '@starboard/old-node',
  'better-sqlite3',
  'bufferutil',
  'pg-native',
  'playwright-core',
  'utf-8-validate',
]

/** Packages of others are written for Node's older modules. */
const BANNER =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

const START = `#!/usr/bin/env -S node --max-semi-space-size=64
import { main } from './main.js'

process.setSourceMapsEnabled(true)
await main(process.argv.slice(2))
`

/** What a compiled SQLite consists of, without all that it was compiled from. */
const SQLITE = [
  'better-sqlite3/package.json',
  'better-sqlite3/lib',
  'better-sqlite3/build/Release/better_sqlite3.node',
  'bindings',
  'file-uri-to-path',
]

const [wanted] = process.argv.slice(2)
if (wanted === undefined) fail('Say where to: node cli/release.mjs <folder>.')
requireNode()
installMissing()
await write(resolve(wanted))

async function write(folder) {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) fail(`${folder} is not empty.`)
  // Only now: what these need may just have been installed.
  const [{ compiled }, { webFolder }] = await Promise.all([import('./bundle.mjs'), import('./web-build.mjs')])
  const files = await compiled({ external: OUTSIDE, banner: { js: BANNER }, sourcesContent: false })
  await Promise.all(files.map(({ name, contents }) => writeFile(join(folder, name), contents)))
  await writeFile(join(folder, 'starboard.mjs'), START, { mode: 0o755 })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n')
  for (const name of ['LICENSE', '.env.example']) await cp(join(root, name), join(folder, name))
  await cp(await webFolder(), join(folder, 'web'), { recursive: true })
  if (!isBuiltin('node:sqlite')) await Promise.all(SQLITE.map((path) => copyPackage(path, folder)))
  console.error(`Starboard is in ${folder}: node --max-semi-space-size=64 ${join(folder, 'starboard.mjs')} serve`)
}

function copyPackage(path, folder) {
  return cp(join(root, 'node_modules', path), join(folder, 'node_modules', path), { recursive: true })
}

function fail(text) {
  console.error(text)
  process.exit(2)
}
