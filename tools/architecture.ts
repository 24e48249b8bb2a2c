import { posix } from 'node:path'
import ts from 'typescript'

/**
 * Dependencies point inwards: web, server, cli → bots → games/…/rules → kernel. Here is that sentence as a table, and a
 * checker that works on texts, so that a test can show it a violation.
 */
interface Layer {
  /** Files under this folder; `*` stands for the folder of one game. The first layer that fits counts. */
  readonly folder: string
  /** Folders and files of ours that they may import; `*` is the same game again. */
  readonly ours: readonly string[]
  /** Packages of others, `node:` among them. */
  readonly packages: readonly string[]
  /** Touches neither clock nor chance of the machine. */
  readonly isPure?: true
}

const ANY = ['']

export const LAYERS: readonly Layer[] = [
  { folder: 'kernel/', ours: ['kernel/'], packages: ['zod', '@noble/'], isPure: true },
  {
    folder: 'games/*/rules/',
    ours: ['kernel/', 'games/*/rules/', 'games/*/courses/'],
    packages: ['zod'],
    isPure: true,
  },
  { folder: 'games/*/courses/', ours: ['games/*/rules/', 'games/*/courses/'], packages: [], isPure: true },
  {
    folder: 'games/*/bot/',
    ours: ['kernel/', 'games/*/rules/', 'games/*/courses/', 'games/*/bot/'],
    packages: [],
    isPure: true,
  },
  {
    folder: 'games/*/board/',
    ours: [
      'kernel/',
      'games/*/rules/',
      'games/*/courses/',
      'games/*/board/',
      'web/contract/',
      'web/frame/',
      'web/pieces/',
    ],
    packages: ['react'],
  },
  {
    folder: 'games/*/editor/',
    ours: [
      'kernel/',
      'games/*/rules/',
      'games/*/courses/',
      'games/*/bot/',
      'games/*/board/',
      'games/*/editor/',
      'web/contract/',
      'web/frame/',
      'web/pieces/',
    ],
    packages: ['react'],
  },
  {
    folder: 'games/*/lobby/',
    ours: [
      'kernel/',
      'games/*/rules/',
      'games/*/courses/',
      'games/*/board/',
      'games/*/lobby/',
      'web/contract/',
      'web/pieces/',
    ],
    packages: ['react'],
  },
  {
    folder: 'games/*/commands/',
    ours: ['kernel/', 'bots/', 'bench/', 'games/*/', 'cli/kit'],
    packages: ['node:os'],
  },
  { folder: 'games/*/poster/', ours: ['games/*/poster/', 'web/contract/', 'web/pieces/'], packages: ['react'] },
  { folder: 'games/*/', ours: ['kernel/', 'games/*/', 'games/shelf-entry.ts'], packages: ['zod'] },
  { folder: 'games/', ours: ['kernel/', 'games/'], packages: [] },
  { folder: 'bots/', ours: ['kernel/', 'bots/'], packages: [], isPure: true },
  { folder: 'server/', ours: ['kernel/', 'games/', 'bots/', 'server/'], packages: ANY },
  {
    folder: 'web/',
    ours: ['kernel/', 'games/', 'bots/', 'web/', 'server/protocol', 'server/client', 'server/protocol.ts'],
    packages: ANY,
  },
  { folder: 'bench/', ours: ANY, packages: ANY },
  { folder: 'cli/', ours: ANY, packages: ANY },
  { folder: 'tools/', ours: ANY, packages: ANY },
  { folder: 'e2e/', ours: ANY, packages: ANY },
]

/** Besides its own folder, the documents and the tests, only these may name a game. */
const MAY_NAME_GAMES = ['games/shelf.ts', 'bench/defaults.ts']

const IMPURE = ['Math.random', 'Date.now', 'new Date', 'performance.now']

export interface SourceFile {
  readonly path: string
  readonly text: string
}

export interface NamedGame {
  readonly id: string
  readonly name: string
}

/** One line for everything that points the wrong way. */
export function violations(files: readonly SourceFile[], games: readonly NamedGame[]): readonly string[] {
  return files.flatMap((file) => {
    const code = withoutComments(file.text)
    return [...strangeImports(file), ...impureWords(file.path, code), ...gamesNamed(file.path, code, games)].map(
      (problem) => `${file.path}: ${problem}`,
    )
  })
}

/** Tests, what they stand on, and the suites in `contract/` that exchangeable parts share. */
const isTest = (path: string): boolean => /\.(test|fixture)\.tsx?$|\/contract\//.test(path)

function strangeImports({ path, text }: SourceFile): string[] {
  const layer = layerOf(path)
  if (layer === undefined) return ['belongs to no layer of tools/architecture.ts']
  const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => targetOf(path, fileName))
  const strange = imported.filter((target) => isOfAnotherGame(path, target) || !mayImport(layer, path, target))
  return [...new Set(strange.map(({ name }) => `may not import ${name}`))]
}

const layerOf = (path: string): Layer | undefined =>
  LAYERS.find(({ folder }) => new RegExp(`^${folder.replace('*', '[^/]+')}`).test(path))

/** The game in whose folder a file lies. */
const gameOf = (path: string): string | null => /^games\/([^/]+)\//.exec(path)?.[1] ?? null

/** Where an import leads: a path from the root, or a package. */
interface Target {
  readonly kind: 'ours' | 'packages'
  readonly name: string
}

function targetOf(path: string, wanted: string): Target {
  if (wanted.startsWith('.')) return { kind: 'ours', name: posix.join(posix.dirname(path), wanted) }
  const ours = /^@starboard\/([^/]+)\/?(.*)$/.exec(wanted)
  return ours === null ? { kind: 'packages', name: wanted } : { kind: 'ours', name: `${ours[1]}/${ours[2]}` }
}

function isOfAnotherGame(path: string, { kind, name }: Target): boolean {
  const [own, other] = [gameOf(path), gameOf(name)]
  return kind === 'ours' && own !== null && other !== null && own !== other
}

/** A test may use whatever helps it. */
const mayImport = (layer: Layer, path: string, { kind, name }: Target): boolean =>
  isTest(path) || layer[kind].some((allowed) => isWithin(name, allowed.replace('*', gameOf(path) ?? '')))

const isWithin = (name: string, folder: string): boolean =>
  name === folder || name.startsWith(folder === '' || folder.endsWith('/') ? folder : `${folder}/`)

function impureWords(path: string, code: string): string[] {
  if (isTest(path) || layerOf(path)?.isPure !== true) return []
  return IMPURE.filter((word) => code.includes(word)).map((word) => `may not use ${word}`)
}

function gamesNamed(path: string, code: string, games: readonly NamedGame[]): string[] {
  if (isTest(path) || MAY_NAME_GAMES.includes(path)) return []
  return games
    .filter(({ id, name }) => gameOf(path) !== id && (code.includes(id) || code.includes(name)))
    .map(({ name }) => `may not know ${name}`)
}

const STRING_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** A comment may give an example; only code can depend. */
const withoutComments = (text: string): string =>
  text.replace(STRING_OR_COMMENT, (part) => (part.startsWith('/') ? '' : part))
