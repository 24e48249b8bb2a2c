import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { builtAlias } from '../tools/fixtures.mjs'
import { root } from '../tools/install.mjs'
import { exists, hashOf, makeFolder, removeOld } from './build-folder.mjs'
import { gamesWith, ROOMS } from './game-rooms.mjs'

const builds = join(root, '.build')

/**
 * Bundles the command line into .build and gives the address of its main module. A bundle, because loaders that
 * translate file by file wrap every function to keep its name, which makes the rules several times slower.
 */
export async function bundle() {
  const files = await compiled({ plugins: [thirdPartyStaysOutside] })
  const name = `cli-${hashOf(files)}`
  const folder = join(builds, name)
  if (!(await exists(folder))) await write(files, name)
  return pathToFileURL(join(folder, 'main.js')).href
}

/** All modules of the command line; with these settings of esbuild besides. */
export async function compiled({ plugins = [], ...settings }) {
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: {
        main: 'cli/main.ts',
        worker: 'cli/simulation/worker.ts',
        'bot-worker': 'server/bot-seats/worker.ts',
        'table-worker': 'server/cores/worker.ts',
        'gauge-worker': 'server/gauges/worker.ts',
        'bench-load': 'bench/load/main.ts',
      },
      outdir: '.build/cli',
      write: false,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: 'linked',
      alias: builtAlias,
      plugins: [...plugins, roomsAreKnown],
      ...settings,
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

/** Which games have commands and formats is settled here: a bundle must not change when a folder does. */
const roomsAreKnown = {
  name: 'rooms-are-known',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]game-rooms\.mjs$/ }, () => {
      const known = Object.fromEntries(ROOMS.map((room) => [room, gamesWith(room)]))
      return { contents: `const known = ${JSON.stringify(known)}; export const gamesWith = (room) => known[room]` }
    })
  },
}

const DAY_MS = 24 * 60 * 60 * 1000

async function write(files, name) {
  await makeFolder(builds, async (unfinished) => {
    await Promise.all(files.map((file) => writeFile(join(unfinished, file.name), file.contents)))
    return name
  })
  // A younger bundle may still be in use: its workers load their files when they start.
  await removeOld(builds, { names: /^(cli|unfinished)-/, olderThanMs: DAY_MS })
}
