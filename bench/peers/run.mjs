#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installMissing, requireNode, root } from '../../tools/install.mjs'

/** Measures Starboard beside others. Nothing of the others is installed before somebody asks for this. */

const home = dirname(fileURLToPath(import.meta.url))

requireNode()
installMissing()
const { main } = await import(await bundle())
try {
  await main(process.argv.slice(2), { home, starboard: join(root, 'cli', 'starboard.mjs'), install: installPeers })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Not by `npm ci`, for the reason that tools/install.mjs gives. */
function installPeers() {
  if (existsSync(join(home, 'node_modules', '.package-lock.json'))) return
  console.error('Installing the other servers into bench/peers/node_modules; this is done once and takes a minute …')
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: home,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(`The installation failed. Run npm install in ${home} to see why.`)
  process.exit(1)
}

/** The measuring program and its load, as one folder of JavaScript; packages of others stay where they are. */
async function bundle() {
  const { build } = await import('esbuild')
  mkdirSync(join(root, '.build'), { recursive: true })
  const outdir = mkdtempSync(join(root, '.build', 'peers-'))
  process.on('exit', () => rmSync(outdir, { recursive: true, force: true }))
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'bench/peers/main.ts', 'bench-load': 'bench/peers/load.ts' },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'linked',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@starboard/') ? undefined : { path, external: true },
          )
        },
      },
    ],
  })
  return pathToFileURL(join(outdir, 'main.js')).href
}
