import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtInputs, isForTests } from '../tools/fixtures.mjs'
import { root } from '../tools/install.mjs'
import { exists, hashOf, makeFolder, removeOld } from './build-folder.mjs'

/** Where the app is, where what is built of it goes, and all that it is built of. */
const SITE = {
  root,
  app: join(root, 'web'),
  builds: join(root, '.build'),
  inputs: [
    ...['web', 'games', 'kernel', 'bots', 'driver', 'wire', 'screen', 'package-lock.json', 'cli/web-build.mjs'],
    ...builtInputs,
  ],
}

const HOUR_MS = 60 * 60 * 1000

/**
 * The folder of the built web app. All that it is built of is in its name: an unchanged tree is not built again. Who
 * serves it reads it at once, so what nobody has asked for in the last hour can go.
 */
export async function webFolder(site = SITE) {
  const hash = await inputHash(site)
  const known = join(site.builds, `web-${hash}`)
  if (!(await exists(known))) return build(site, hash)
  await utimes(known, new Date(), new Date())
  return known
}

async function build(site, hash) {
  console.error('Building the web app; this takes a few seconds …')
  const folder = await makeFolder(site.builds, async (unfinished) => {
    await runVite(site.app, unfinished)
    await packAll(unfinished)
    // If somebody edits meanwhile, nobody can say of which tree this is: it gets a name that is never looked for.
    return `web-${(await inputHash(site)) === hash ? hash : randomUUID()}`
  })
  await removeOld(site.builds, { names: /^web-/, olderThanMs: HOUR_MS })
  return folder
}

async function inputHash({ root, inputs }) {
  const names = (await Promise.all(inputs.map((input) => filesIn(join(root, input))))).flat()
  const files = names.map((path) => ({ name: relative(root, path).split(sep).join('/'), path })).filter(isBuiltIn)
  return hashOf(
    await Promise.all(files.toSorted(byName).map(async ({ name, path }) => ({ name, contents: await readFile(path) }))),
  )
}

const NOT_BUILT_IN = /(^|\/)(node_modules|\.[^/]*)\/|\.(test|fixture)\.[a-z]+$/

const isBuiltIn = ({ name }) => !NOT_BUILT_IN.test(name)

const byName = (one, other) => (one.name < other.name ? -1 : 1)

async function filesIn(path) {
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** In a process of its own: what it needs in memory goes when it is done, and no setting of ours gets into the app. */
async function runVite(app, outDir) {
  const vite = join(createRequire(join(root, 'web', 'index.js')).resolve('vite/package.json'), '..', 'bin', 'vite.js')
  const words = [vite, 'build', app, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  const child = spawn(process.execPath, words, {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production' },
    // Standard output is for the server's log.
    stdio: ['ignore', 2, 2],
  })
  const [exitCode] = await once(child, 'exit')
  if (exitCode !== 0) throw new Error('The web app could not be built; what is wrong with it stands above.')
}

const PACKED = ['.css', '.html', '.js', '.json', '.map', '.svg', '.txt', '.wasm', '.webmanifest']
const LEAST_BYTES = 1024

/** The best takes longest: a build that only tests look at does without. */
const QUALITY = isForTests ? 4 : 11

const PACKERS = [
  {
    ending: '.br',
    pack: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  },
  { ending: '.gz', pack: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
]

/** Once here instead of at every request: the server only chooses. */
async function packAll(folder) {
  const files = (await filesIn(folder)).filter((path) => PACKED.includes(extname(path)))
  await Promise.all(files.map(packFile))
}

async function packFile(path) {
  const bytes = await readFile(path)
  if (bytes.length <= LEAST_BYTES) return
  await Promise.all(PACKERS.map(async ({ ending, pack }) => writeFile(path + ending, await pack(bytes))))
}
