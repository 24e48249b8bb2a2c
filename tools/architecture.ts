import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'

/**
 * Imports only go down. Here is who may import whom as a table, a picture of it that stands in ARCHITECTURE.md, and a
 * checker that works on texts, so that a test can show it a violation.
 */
const STOREYS = ['the top', 'the server', 'boards', 'the screen', 'shared', 'the games', 'the ground'] as const

export interface Layer {
  /** Files under this folder; `*` stands for the folder of one game. The first layer that fits counts. */
  readonly folder: string
  readonly storey: (typeof STOREYS)[number]
  /** Folders and files of ours that they may import beside their own; `*` is the same game again. */
  readonly ours: readonly string[]
  /** Packages of others, `node:` among them. */
  readonly packages: readonly string[]
  /** Touches neither clock nor chance of the machine. */
  readonly isPure?: true
}

const ANY = ['']
const RULES = ['kernel/', 'games/*/rules/', 'games/*/data/']
const SHARED = ['kernel/', 'games/shelf.ts', 'bots/', 'driver/', 'wire/']
const COMMANDS = ['kernel/', 'games/*/rules/', 'games/*/data/', 'games/*/bot/', 'bots/', 'bench/', 'cli/kit']

export const LAYERS: readonly Layer[] = [
  { folder: 'web/', storey: 'the top', ours: [...SHARED, 'lab/', 'screen/', 'tools/fixtures.mjs'], packages: ANY },
  {
    folder: 'cli/new-game/template/',
    storey: 'boards',
    ours: ['kernel/', 'screen/'],
    packages: ['react', 'zod'],
  },
  {
    folder: 'cli/',
    storey: 'the top',
    ours: ['kernel/', 'games/shelf.ts', 'bots/', 'lab/', 'wire/', 'server/', 'bench/', 'tools/', 'package.json'],
    packages: ANY,
  },
  { folder: 'games/*/commands/', storey: 'the top', ours: COMMANDS, packages: ['node:os'] },
  { folder: 'bench/', storey: 'the top', ours: ['kernel/', 'bots/', 'wire/', 'server/', 'tools/'], packages: ANY },
  { folder: 'tools/', storey: 'the top', ours: [], packages: ANY },
  { folder: 'e2e/', storey: 'the top', ours: ANY, packages: ANY },
  { folder: 'server/', storey: 'the server', ours: SHARED, packages: ANY },
  {
    folder: 'games/*/editor/',
    storey: 'boards',
    ours: [...RULES, 'games/*/bot/', 'games/*/board/', 'games/*/film/', 'games/*/art/', 'screen/'],
    packages: ['react'],
  },
  { folder: 'games/*/lobby/', storey: 'boards', ours: [...RULES, 'games/*/board/', 'screen/'], packages: ['react'] },
  { folder: 'games/*/lesson/', storey: 'boards', ours: [...RULES, 'screen/'], packages: [] },
  { folder: 'games/*/minute/', storey: 'boards', ours: ['screen/'], packages: [] },
  {
    folder: 'games/*/board/',
    storey: 'boards',
    ours: [...RULES, 'games/*/film/', 'games/*/art/', 'screen/'],
    packages: ['react'],
  },
  { folder: 'games/*/film/', storey: 'boards', ours: [...RULES, 'games/*/art/', 'screen/'], packages: ['react'] },
  { folder: 'games/*/art/', storey: 'boards', ours: ['games/*/rules/', 'screen/'], packages: ['react'] },
  { folder: 'games/*/poster/', storey: 'boards', ours: ['screen/'], packages: ['react'] },
  { folder: 'screen/', storey: 'the screen', ours: ['kernel/', 'wire/'], packages: ['react', 'wouter'] },
  { folder: 'wire/', storey: 'shared', ours: ['kernel/'], packages: ['zod', 'ws', 'node:crypto'] },
  { folder: 'driver/', storey: 'shared', ours: ['kernel/'], packages: [], isPure: true },
  { folder: 'lab/', storey: 'shared', ours: ['kernel/', 'bots/'], packages: ['zod'], isPure: true },
  { folder: 'bots/', storey: 'shared', ours: ['kernel/'], packages: [], isPure: true },
  {
    folder: 'games/*/formats/',
    storey: 'the games',
    ours: [...RULES, 'games/*/scenarios/', 'games/formats.ts'],
    packages: ['zod'],
  },
  { folder: 'games/*/scenarios/', storey: 'the games', ours: [...RULES, 'games/formats.ts'], packages: ['zod'] },
  { folder: 'games/*/bot/', storey: 'the games', ours: RULES, packages: [], isPure: true },
  {
    folder: 'games/*/rules/',
    storey: 'the games',
    ours: ['kernel/', 'games/*/data/'],
    packages: ['zod'],
    isPure: true,
  },
  { folder: 'games/*/data/', storey: 'the games', ours: ['games/*/rules/'], packages: [], isPure: true },
  { folder: 'games/', storey: 'the games', ours: ['kernel/'], packages: [] },
  { folder: 'kernel/', storey: 'the ground', ours: [], packages: ['zod', '@noble/'], isPure: true },
]

/** The table for people, storey by storey, as ARCHITECTURE.md shows it. */
export const picture = (): string =>
  STOREYS.map((storey) => [storey, ...LAYERS.filter((layer) => layer.storey === storey).map(lineOf)].join('\n')).join(
    '\n',
  )

function lineOf({ folder, ours, packages, isPure }: Layer): string {
  const others = ours === ANY ? 'anything' : ours.join(' ') || '–'
  const strangers = packages === ANY ? 'any package' : packages.join(' ')
  const notes = [strangers, ...(isPure ? ['pure'] : [])].filter((note) => note !== '').join(', ')
  return `  ${folder.padEnd(19)} → ${others}${notes === '' ? '' : `   (${notes})`}`
}

/** Rows of the table that would let an import go up. */
export const risingRows = (layers: readonly Layer[]): readonly string[] =>
  layers.flatMap(({ folder, storey, ours }) =>
    ours
      .map((target) => ({ target, to: layers.find((layer) => isWithin(target, layer.folder)) }))
      .filter(({ to }) => to !== undefined && STOREYS.indexOf(to.storey) < STOREYS.indexOf(storey))
      .map(({ target }) => `${folder} → ${target}`),
  )

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

/** Tests, what they stand on, and the suites that exchangeable parts share. */
const isTest = (path: string): boolean => /\.(test|fixture|suite)\.tsx?$|\/suite\//.test(path)

function strangeImports({ path, text }: SourceFile): string[] {
  const layer = layerOf(path)
  if (layer === undefined) return ['belongs to no layer of tools/architecture.ts']
  const imported = importsIn({ path, text }).map((wanted) => targetOf(path, wanted))
  const strange = imported.filter((target) => isOfAnotherGame(path, target) || !mayImport(layer, path, target))
  return [...new Set(strange.map(({ name }) => `may not import ${name}`))]
}

/** Everything that is imported, handed on or loaded later, types as well. */
function importsIn({ path, text }: SourceFile): readonly string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module
  const handedOn = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []))
  const named = [...staticImports.map(({ moduleRequest }) => moduleRequest), ...handedOn].map(({ value }) => value)
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => quotedIn(text.slice(start, end)))
  return [...named, ...later.filter((name) => name !== null)]
}

/** Null: what is loaded is worked out. */
const quotedIn = (code: string): string | null => /^(['"])(.*)\1$/.exec(code)?.[2] ?? null

const layerOf = (path: string): Layer | undefined =>
  LAYERS.find(({ folder }) => new RegExp(`^${folder.replace('*', '[^/]+')}`).test(path))

/** The game in whose folder a file lies. */
const gameOf = (path: string): string | null => /^games\/([^/]+)\//.exec(path)?.[1] ?? null

/** Where an import leads: a path from the root, or a package. */
interface Target {
  readonly kind: 'ours' | 'packages'
  readonly name: string
}

/** What a package gives to an import of its bare name, where that is not its index. */
const MAIN: Readonly<Record<string, string>> = { games: 'shelf.ts' }

function targetOf(path: string, wanted: string): Target {
  if (wanted.startsWith('.')) return { kind: 'ours', name: posix.join(posix.dirname(path), wanted) }
  const ours = /^@starboard\/([^/]+)\/?(.*)$/.exec(wanted)
  if (ours === null) return { kind: 'packages', name: wanted }
  const [, folder = '', file] = ours
  return { kind: 'ours', name: `${folder}/${file || MAIN[folder] || 'index.ts'}` }
}

function isOfAnotherGame(path: string, { kind, name }: Target): boolean {
  const [own, other] = [gameOf(path), gameOf(name)]
  return kind === 'ours' && own !== null && other !== null && own !== other
}

/** A test may use whatever helps it. */
const mayImport = (layer: Layer, path: string, { kind, name }: Target): boolean =>
  isTest(path) || allowedIn(layer, kind).some((allowed) => isWithin(name, allowed.replace('*', gameOf(path) ?? '')))

const allowedIn = (layer: Layer, kind: Target['kind']): readonly string[] =>
  kind === 'ours' ? [layer.folder, ...layer.ours] : layer.packages

const isWithin = (name: string, folder: string): boolean =>
  name === folder || name.startsWith(folder === '' || folder.endsWith('/') ? folder : `${folder}/`)

function impureWords(path: string, code: string): string[] {
  if (isTest(path) || layerOf(path)?.isPure !== true) return []
  return IMPURE.filter((word) => code.includes(word)).map((word) => `may not use ${word}`)
}

function gamesNamed(path: string, code: string, games: readonly NamedGame[]): string[] {
  if (isTest(path) || MAY_NAME_GAMES.includes(path)) return []
  return games
    .filter((game) => gameOf(path) !== game.id && isNamedIn(code, game))
    .map(({ name }) => `may not know ${name}`)
}

/** Called by one word, as people write many others: Go. */
const COMMON_NAME = /^\p{Lu}\p{Ll}*$/u

/** Such a game is named only where nothing else can be meant: by its folder, or as somebody's game. */
function isNamedIn(code: string, { id, name }: NamedGame): boolean {
  if (!COMMON_NAME.test(name)) return code.includes(id) || code.includes(name)
  return new RegExp(`\\bgames/${id}\\b|\\b(?:game|id)(?:: | = | === )(['"])${id}\\1`).test(code)
}

const STRING_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g

/** A comment may give an example; only code can depend. */
const withoutComments = (text: string): string =>
  text.replace(STRING_OR_COMMENT, (part) => (part.startsWith('/') ? '' : part))
