import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { API } from 'typescript/unstable/sync'
import { root } from './install.mjs'
import { withValuesOnce } from './long-lists.mjs'
import { TypeSchemas } from './type-schema.mjs'

/**
 * `npm run describe` writes what the wire's and all games' types say as JSON Schema, for /api/openapi.json and
 * /api/protocol.json. The file is kept with the sources, so that a server needs no compiler to tell it;
 * `describe.test.ts` sees to it that it is up to date.
 */
export const WRITTEN = join(root, 'server/described/types.json')
const ROOTS = 'server/described/roots.ts'

/** The text of that file as it should be now. */
export function described() {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'tsconfig.json')
    return describe(api.updateSnapshot({ openProjects: [config] }).getProject(config))
  } finally {
    api.close()
  }
}

function describe({ program, checker }) {
  const exportsOf = (path) => {
    const file = program.getSourceFile(join(root, path))
    return checker.getExportsOfModule(checker.getSymbolAtLocation(file))
  }
  const games = readdirSync(join(root, 'games'))
    .filter((id) => existsSync(join(root, rulesOf(id))))
    .sort()
    .map((id) => [id, gameSchemas(checker, exportsOf(rulesOf(id)))])
  return printed({ wire: wireSchemas(checker, exportsOf(ROOTS)), games: Object.fromEntries(games) })
}

const rulesOf = (id) => `games/${id}/rules/index.ts`

/** What TypeScript's own libraries call their types is nobody's business. */
const isOurs = (path) => !path.includes('/node_modules/') && !/\/lib\.[\w.]+$/.test(path)

function wireSchemas(checker, exports) {
  const types = new TypeSchemas(checker, isOurs)
  const roots = membersOf(checker, checker.getDeclaredTypeOfSymbol(exports.find(({ name }) => name === 'Described')))
  return {
    answers: mapped(membersOf(checker, roots.answers), (type) => types.of(type)),
    messages: types.byKind(roots.message),
    shown: types.of(roots.shown),
    change: types.of(roots.change),
    undone: types.of(roots.undone),
    $defs: types.defs,
  }
}

/** A game's types are the argument of the one `Game` that its rules export. */
function gameSchemas(checker, exports) {
  const games = exports.map((symbol) => checker.getTypeOfSymbol(symbol))
  const [carried] = checker.getTypeArguments(games.find((type) => type?.getSymbol()?.name === 'Game'))
  const types = new TypeSchemas(checker, isOurs)
  const { View: view, Event: event } = membersOf(checker, carried)
  return withValuesOnce({ view: types.of(view), events: types.byKind(event), $defs: types.defs })
}

const membersOf = (checker, type) =>
  Object.fromEntries(checker.getPropertiesOfType(type).map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]))

const mapped = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

const LISTS = ['answers', 'messages', 'events', '$defs']

/** A line for each type, message and kind of event, so that a difference can be read. */
function printed({ wire, games }) {
  const ofGames = Object.entries(games).map(([id, game]) => `  ${JSON.stringify(id)}: ${lines(game, 3)}`)
  return `{\n "wire": ${lines(wire, 2)},\n "games": {\n${ofGames.join(',\n')}\n }\n}\n`
}

function lines(record, depth) {
  const members = Object.entries(record).map(([name, value]) => {
    const text = LISTS.includes(name) && depth < 4 ? lines(value, depth + 1) : JSON.stringify(value)
    return `${' '.repeat(depth)}${JSON.stringify(name)}: ${text}`
  })
  return `{\n${members.join(',\n')}\n${' '.repeat(depth - 1)}}`
}

if (fileURLToPath(import.meta.url) === process.argv[1]) writeFileSync(WRITTEN, described())
