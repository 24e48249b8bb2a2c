import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { type Built, offlineFiles } from './offline-files.ts'

const SOURCE = join(import.meta.dirname, '..', 'sw', 'sw.ts')
/** Files of `public/` that belong to the shell, besides those that a page asks for by itself. */
const PUBLIC = ['manifest.webmanifest', 'favicon.svg', 'favicon-turn.svg', 'icon.svg', 'icon-192.png', 'icon-512.png']

/** Emits the service worker with the list of files that make up the shell, and of those that it takes to play alone. */
export function offline(): Plugin {
  let publicDir = ''
  return {
    name: 'starboard-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.values(bundle) as readonly Built[]
        const { shell, games, assets } = offlineFiles(built)
        const extras = await Promise.all(
          PUBLIC.map(async (name) => ({ name, bytes: await readFile(join(publicDir, name)) })),
        )
        const all = [...built.map((file) => ({ name: file.fileName, bytes: bytesOf(file) })), ...extras]
        const pathsOf = (names: readonly string[]) => names.map((name) => `/${name}`)
        const files = {
          version: versionOf(all),
          shell: pathsOf([...shell, ...PUBLIC]),
          games: pathsOf(games),
          assets: pathsOf(assets),
        }
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await serviceWorker(files) })
        const weight = (names: readonly string[]) => weightOf(all.filter(({ name }) => names.includes(name)))
        this.info(`offline: shell ${weight([...shell, ...PUBLIC])}; to play alone another ${weight(games)}`)
      },
    },
  }
}

interface File {
  readonly name: string
  readonly bytes: Uint8Array
}

const bytesOf = (file: Built): Uint8Array => {
  const text = file.type === 'chunk' ? file.code : file.source
  return typeof text === 'string' ? new TextEncoder().encode(text) : text
}

function versionOf(files: readonly File[]): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  return hash.digest('base64url').slice(0, 12)
}

const weightOf = (files: readonly File[]): string => {
  const bytes = files.reduce(
    (sum, { name, bytes }) => sum + (isPacked(name) ? bytes.length : gzipSync(bytes).length),
    0,
  )
  return `${files.length} files, ${Math.ceil(bytes / 1024)} KB compressed`
}

const isPacked = (name: string): boolean => /\.(woff2|png)$/.test(name)

/** One plain script: not every browser takes a module here. */
async function serviceWorker(files: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { OFFLINE_BUILD: JSON.stringify(files) },
    build: {
      write: false,
      target: 'es2023',
      copyPublicDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
      modulePreload: false,
    },
  })
  const [first] = [result].flat()
  const script = first !== undefined && 'output' in first ? first.output[0] : undefined
  if (script === undefined) throw new Error('The service worker was not built.')
  return script.code
}
