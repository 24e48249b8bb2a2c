import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alike, isRefusal, type Refusal, refuse } from '@starboard/kernel'
import { shelfWith } from './shelf-line.ts'
import { type Spelling, spell, type Wanted } from './spelling.ts'

/** Where the games are, and the one that new ones are made from. */
export interface Workshop {
  /** The repository. */
  readonly root: string
  readonly games: readonly { readonly id: string; readonly botNames: readonly string[] }[]
}

export interface Scaffold {
  readonly spelling: Spelling
  /** Paths from the root, in their order. */
  readonly written: readonly string[]
}

/** This file and the bundle it becomes a part of both lie two folders below the root. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A real little game, which tests keep playable: its names are replaced, and nothing else. */
const TEMPLATE = 'cli/new-game/template'
const MODEL: Spelling = { id: 'fuel-heap', variable: 'fuelHeap', type: 'FuelHeap', name: 'Fuel Heap', prefix: 'FH' }
const MODEL_BOTS = ['Scoop', 'Hoard', 'Pinch']
/** Nobody's yet: a bot has one name on the whole shelf. */
const SPARE_BOTS = [
  ...MODEL_BOTS,
  ...'Nudge Quill Brisk Tumble Wedge Ferry Gusto Plank Sable Crumb Fidget Hazel Jolly Kettle Lumen'.split(' '),
  ...'Mallow Nimble Ochre Quaver Ripple Saffron Thimble Umber Velvet Whisk Yonder Acorn Bramble Fennel'.split(' '),
]
const SHELF = 'games/shelf.ts'

/** Writes a game that plays at once, and its line on the shelf; or says why not, and then writes nothing. */
export function scaffold({ root, games }: Workshop, wanted: Wanted): Scaffold | Refusal {
  const shelf = readFileSync(join(root, SHELF), 'utf8')
  const model = readModel(root)
  const spelling = spell(wanted, {
    ids: [...games.map(({ id }) => id), ...readdirSync(join(root, 'games'))],
    prefixes: prefixesIn(root),
    words: wordsOf([shelf, ...model.map(({ text }) => text)]),
  })
  if (isRefusal(spelling)) return spelling
  const bots = freeBots(games)
  if (bots === null)
    return refuse(
      'no-names',
      'cli',
      'All names for bots are taken: add three to SPARE_BOTS in cli/new-game/scaffold.ts.',
    )
  const listed = shelfWith(shelf, spelling)
  if (listed === null) return refuse('no-shelf', 'cli', `${SHELF} has no list of games that ends in ...extra.`)
  const files = model.map(({ path, text }) => ({
    path: `games/${spelling.id}/${path}`,
    text: renamed(text, { spelling, bots }),
  }))
  const written = [...files, { path: SHELF, text: listed }]
  for (const { path, text } of written) write(join(root, path), text)
  format(written.map(({ path }) => join(root, path)))
  return { spelling, written: written.map(({ path }) => path) }
}

interface Page {
  readonly path: string
  readonly text: string
}

const readModel = (root: string): readonly Page[] =>
  filesIn(join(root, TEMPLATE)).map((path) => ({ path, text: readFileSync(join(root, TEMPLATE, path), 'utf8') }))

const wordsOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.join('\n').match(/\w+/g))

/** A longer name breaks lines elsewhere, and names are imported in the order of the alphabet. */
function format(paths: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const words = ['check', '--write', '--vcs-enabled=false', `--config-path=${join(root, 'biome.json')}`]
  spawnSync(process.execPath, [biome, ...words, ...paths.filter((path) => /\.tsx?$/.test(path))], { stdio: 'ignore' })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()

/** What rules of each game begin with, on the shelf or not. */
const prefixesIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'games'), { withFileTypes: true })
    .map(({ name }) => join(root, 'games', name, 'RULES.md'))
    .filter((path) => existsSync(path))
    .flatMap((path) => /^\*\*([A-Z]{2})-/m.exec(readFileSync(path, 'utf8'))?.[1] ?? [])

function freeBots(games: Workshop['games']): readonly string[] | null {
  const taken = new Set(games.flatMap(({ botNames }) => botNames.map(alike)))
  const free = SPARE_BOTS.filter((name) => !taken.has(alike(name))).slice(0, MODEL_BOTS.length)
  return free.length === MODEL_BOTS.length ? free : null
}

interface Names {
  readonly spelling: Spelling
  readonly bots: readonly string[]
}

/** All at once: what one name is replaced by is not replaced again. */
function renamed(text: string, { spelling, bots }: Names): string {
  const replaced = new Map<string, string>([
    [MODEL.id, spelling.id],
    [MODEL.variable, spelling.variable],
    [MODEL.type, spelling.type],
    [MODEL.name, spelling.name],
    [`'${MODEL.prefix}'`, `'${spelling.prefix}'`],
    [`${MODEL.prefix}-`, `${spelling.prefix}-`],
    ...MODEL_BOTS.map((name, index): [string, string] => [name, bots[index] ?? name]),
  ])
  const any = new RegExp([...replaced.keys()].join('|'), 'g')
  return text.replace(any, (name) => replaced.get(name) ?? name)
}
