import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { fixtures } from './tools/fixtures.mjs'
import { rulebooks } from './web/build/rulebooks.ts'

/** What is made once for all test files lies here (`onceARun`). */
const run = mkdtempSync(join(tmpdir(), 'starboard-run-'))
process.env.STARBOARD_TEST_RUN = run
process.once('exit', () => rmSync(run, { recursive: true, force: true }))

/** What takes longest, in this order: none of it may be left over at the end, when the other cores have nothing to do. */
const LONG = [
  /\/games\/laws\./,
  /\/server\/safety\//,
  /\/e2e\/\w+\./,
  /\/(e2e|browser-tests)\//,
  /\/games\/.*\/server-tests\//,
]

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = LONG.findIndex((long) => long.test(moduleId))
      return place === -1 ? LONG.length + (project.config.isolate ? 0 : 1) : place
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Whatever only computes: nothing of one file is left for the next, so that all of them share what was loaded. */
const PURE = [
  'kernel/**/*.test.ts',
  'bots/**/*.test.ts',
  'driver/**/*.test.ts',
  'games/*/{rules,scenarios,formats,bot,data}/**/*.test.ts',
  // Models of screens: what draws is `.test.tsx`.
  'games/*/{board,editor,lobby,film,art}/**/*.test.ts',
  'web/{build,replay}/**/!(player).test.ts',
  'web/{solo,sw}/**/*.test.ts',
  'web/shared/code.test.ts',
  'web/pages/{home,lobby,rules}/**/*.test.ts',
  'web/pages/solo/address.test.ts',
  'cli/print.test.ts',
  'cli/play/!(play).test.ts',
  'bench/metronome/*.test.ts',
]
/** What draws and keeps next to nothing between two drawings: these share what was loaded too. */
const DRAWN = [
  'screen/!(sound)/**/*.test.{ts,tsx}',
  'games/*/{board,editor,lobby,film,art}/**/*.test.tsx',
  'web/pages/lobby/table-settings.test.tsx',
  'web/pages/replay/{mark-glyph,result-line}.test.tsx',
]
/** Pages know who you are, what is on the shelf and whether the server answers: each file loads them anew. */
const PAGES = ['{screen,web}/**/*.test.{ts,tsx}']
/** Servers and tables keep what they know in objects that a test makes. */
const TABLES = ['{server,wire,tools}/**/*.test.ts', 'games/*/server-tests/!(kill).test.ts']
/** Real servers, once more with their tables in workers. Whatever changes rules for a test does not reach those. */
const CORES = [
  'server/server.test.ts',
  'server/failures/exactly-once.test.ts',
  'server/{running/windows,safety/logout}.test.ts',
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

const SCREEN_SETUP = ['screen/patience.fixture.ts', 'screen/owner-stacks.fixture.ts']

const project = (name: string, test: object) => ({
  plugins: [react(), rulebooks()],
  test: {
    name,
    exclude: NEVER,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What does come on a busy machine comes within this time.
    expect: { poll: { timeout: 20_000 } },
    ...test,
  },
})

export default defineConfig({
  test: {
    // One more than there are cores: somebody always waits, for a pause to end, a page to load or a server to start.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    projects: [
      project('pure', { include: PURE, isolate: false }),
      project('drawn', {
        include: DRAWN,
        isolate: false,
        setupFiles: [...SCREEN_SETUP, 'screen/fresh-page.fixture.ts'],
      }),
      project('pages', { include: PAGES, exclude: [...NEVER, ...PURE, ...DRAWN], setupFiles: SCREEN_SETUP }),
      project('tables', { include: TABLES, isolate: false }),
      project('cores', { include: CORES, isolate: false, env: { STARBOARD_WORKERS: '2' } }),
      project('whole', {
        include: ['**/*.test.{ts,tsx}'],
        exclude: [...NEVER, ...PURE, ...DRAWN, ...PAGES, ...TABLES, ...FIXTURES],
      }),
      {
        ...project('fixtures', { include: FIXTURES, setupFiles: SCREEN_SETUP }),
        resolve: { alias: fixtures },
      },
    ],
  },
})
