import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { fixtures } from './tools/fixtures.mjs'
import { rulebooks } from './web/build/rulebooks.ts'

/** What is made once for all test files lies here (`onceARun`), also where several runs belong together. */
process.env.STARBOARD_TEST_RUN ??= ownFolder()

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-run-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What takes longest, in this order: none of it may be left over at the end, when the other cores have nothing to do. */
const LONG = [
  /\/e2e\/browser\/pages\./,
  /\/server\/safety\//,
  /\/e2e\/\w+\./,
  /\/(e2e|browser-tests)\//,
  /\/games\/.*\/server-tests\//,
  /\/server\/store\/postgres\./,
  /\/(cli|bench|commands)\//,
  /\/board\/board\.test/,
  /\/(laws|solo|races|script-laws)\.test/,
]

const PROJECTS = ['served', 'cores', 'fixtures', 'drawn', 'pages', 'pure']

/**
 * A process goes on to the next file with all that it has loaded, but only if that is one of the same project: each
 * project's files come in one row.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = LONG.findIndex((long) => long.test(moduleId))
      return PROJECTS.indexOf(project.name) * (LONG.length + 1) + (place === -1 ? LONG.length : place)
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Whatever draws: in a page that is made of objects. */
const DRAWN = ['screen/**/*.test.{ts,tsx}', 'games/*/{board,editor,lobby,film,art}/**/*.test.tsx']
const PAGES = ['web/**/*.test.tsx', 'web/{api,games}/**/*.test.ts', 'web/pages/{editor/ways,solo/wishes}.test.ts']
/** Real servers, once more with their tables in workers. Whatever changes rules for a test does not reach those. */
const CORES = [
  'server/server.test.ts',
  'server/failures/exactly-once.test.ts',
  'server/{running/windows,safety/logout}.test.ts',
]
/** Servers, browsers, commands: they wait more than they work, for a disk, a clock, a process or a page. */
const SERVED = [
  '{server,e2e,cli,bench,tools}/**/*.test.ts',
  'games/*/{server-tests,browser-tests,commands}/**/*.test.ts',
]
/** With the game on the shelf that is for tests alone. */
const FIXTURES = ['e2e/night-watch/**/*.test.{ts,tsx}']
/**
 * A game that is not on the shelf yet cannot be played: what tries it at a table or on a screen waits until it is. Its
 * editor is open already.
 */
const shelf = readFileSync('games/shelf.ts', 'utf8')
const ahead = readdirSync('games', { withFileTypes: true })
  .filter((room) => room.isDirectory() && !shelf.includes(`'./${room.name}/rules/`))
  .map(({ name }) => `games/${name}/{browser-tests/!(editor).test.ts,server-tests/**}`)
const NEVER = ['**/node_modules/**', '.build/**', ...ahead]

const IN_A_PAGE = {
  environment: 'happy-dom',
  setupFiles: ['screen/patience.fixture.ts', 'screen/owner-stacks.fixture.ts', 'screen/fresh-page.fixture.ts'],
}

const project = (name: string, test: object) => ({
  plugins: [react(), rulebooks()],
  test: {
    name,
    exclude: NEVER,
    // Nothing of one file is left for the next, so that all of them share what was loaded.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What does come on a busy machine comes within this time.
    expect: { poll: { timeout: 20_000 } },
    ...test,
  },
})

export default defineConfig({
  test: {
    // More than there are cores: somebody always waits, for a pause to end, a page to load or a server to start.
    maxWorkers: Number(process.env.STARBOARD_TEST_WORKERS ?? availableParallelism() + 2),
    sequence: { sequencer: LongFirst },
    projects: [
      project('drawn', { ...IN_A_PAGE, include: DRAWN }),
      project('pages', {
        ...IN_A_PAGE,
        include: PAGES,
        setupFiles: ['web/fresh-modules.fixture.ts', ...IN_A_PAGE.setupFiles],
      }),
      project('cores', { include: CORES, env: { STARBOARD_WORKERS: '2' } }),
      { ...project('fixtures', { include: FIXTURES }), resolve: { alias: fixtures } },
      project('served', { include: SERVED, exclude: [...NEVER, ...FIXTURES] }),
      project('pure', {
        include: ['**/*.test.{ts,tsx}'],
        exclude: [...NEVER, ...DRAWN, ...PAGES, ...SERVED, ...FIXTURES],
      }),
    ],
  },
})
