import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { root } from '../tools/install.mjs'

/**
 * Bundles the command line into .build and gives the address of its main module. A bundle, because loaders that
 * translate file by file wrap every function to keep its name, which makes the rules several times slower.
 */
export async function bundle() {
  const files = await compile()
  const folder = join(root, '.build', `cli-${hashOf(files)}`)
  if (!(await exists(folder))) await write(files, folder)
  return pathToFileURL(join(folder, 'main.js')).href
}

async function compile() {
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: { main: 'cli/main.ts', worker: 'cli/simulation/worker.ts', 'bot-worker': 'server/bots/worker.ts' },
      outdir: '.build/cli',
      write: false,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: 'linked',
      plugins: [thirdPartyStaysOutside],
    })
    return outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }))
  } catch {
    // esbuild has already said on stderr what it does not understand.
    process.exit(1)
  }
}

const thirdPartyStaysOutside = {
  name: 'third-party-stays-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@starboard/') ? undefined : { path, external: true },
    )
  },
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const { name, contents } of files) hash.update(name).update(contents)
  return hash.digest('hex').slice(0, 16)
}

/** The folder appears complete or not at all: another process may be doing the very same now. */
async function write(files, folder) {
  const unfinished = join(root, '.build', `unfinished-${randomUUID()}`)
  await mkdir(unfinished, { recursive: true })
  await Promise.all(files.map(({ name, contents }) => writeFile(join(unfinished, name), contents)))
  try {
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true })
    if (!(await exists(folder))) throw error
  }
  await removeOldBundles()
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A younger bundle may still be in use: its workers load their files when they start. */
async function removeOldBundles() {
  for (const name of await readdir(join(root, '.build'))) {
    const path = join(root, '.build', name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (/^(cli|unfinished)-/.test(name) && Date.now() - mtimeMs > DAY_MS)
      await rm(path, { recursive: true, force: true })
  }
}

const exists = (path) =>
  stat(path).then(
    () => true,
    () => false,
  )
