import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shelf } from '@starboard/games'
import { describe, expect, it } from 'vitest'
import { LAYERS, picture, risingRows, type SourceFile, violations } from './architecture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** What the host and the tools write beside our folders. */
const NOT_OURS = ['data', 'coverage']
const GAMES = [
  { id: 'moon-golf', name: 'Moon Golf' },
  { id: 'star-chess', name: 'Star Chess' },
  { id: 'go', name: 'Go' },
]

const isOurs = (folder: string, name: string) =>
  !name.startsWith('.') && name !== 'node_modules' && !(folder === '' && NOT_OURS.includes(name))

/** All code in the folder and the folders in it; files beside package.json only configure tools. */
const sourcesIn = (folder: string): SourceFile[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => isOurs(folder, name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) return sourcesIn(path)
      return folder !== '' && /\.(ts|tsx|mjs)$/.test(path)
        ? [{ path, text: readFileSync(join(root, path), 'utf8') }]
        : []
    })

describe('the architecture', () => {
  it('points inwards, and no game is known outside its folder', () => {
    const games = shelf.map(({ game }) => game.meta)
    expect(violations(sourcesIn(''), games)).toEqual([])
  })

  it('only goes down: no row of the table lets an import rise', () => {
    expect(risingRows(LAYERS)).toEqual([])
    const cellar = { folder: 'cellar/', storey: 'the ground', ours: ['server/'], packages: [] } as const
    expect(risingRows([...LAYERS, cellar])).toEqual(['cellar/ → server/'])
  })

  it('is the picture of ARCHITECTURE.md', () => {
    expect(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')).toContain(picture())
  })

  it.each([
    ['kernel/match/match.ts', "import { simulate } from '../../bots/index.ts'", 'may not import bots/index.ts'],
    ['kernel/match/match.ts', "import type { Figures } from '@starboard/bots'", 'may not import bots/index.ts'],
    ['kernel/clock.ts', "import { readFile } from 'node:fs/promises'", 'may not import node:fs/promises'],
    ['kernel/fast.ts', 'const roll = () => Math.random()', 'may not use Math.random'],
    [
      'games/moon-golf/rules/turn.ts',
      "import { bot } from '../bot/index.ts'",
      'may not import games/moon-golf/bot/index.ts',
    ],
    [
      'games/moon-golf/rules/turn.ts',
      "export * from '../../star-chess/rules/turn.ts'",
      'may not import games/star-chess/rules/turn.ts',
    ],
    [
      'games/moon-golf/turn.test.ts',
      "import '@starboard/games/star-chess/rules/turn.ts'",
      'may not import games/star-chess/rules/turn.ts',
    ],
    ['games/moon-golf/bot/index.ts', "import { playOut } from '@starboard/bots'", 'may not import bots/index.ts'],
    ['games/moon-golf/bot/index.ts', 'const start = Date.now()', 'may not use Date.now'],
    [
      'games/moon-golf/commands/index.ts',
      "import { print } from '../../../cli/print.ts'",
      'may not import cli/print.ts',
    ],
    ['bots/arena.ts', "const { shelf } = await import('@starboard/games')", 'may not import games/shelf.ts'],
    ['cli/games.ts', "const first = 'moon-golf'", 'may not know Moon Golf'],
    ['games/star-chess/rules/words.ts', "const like = 'as in Moon Golf'", 'may not know Moon Golf'],
    ['server/lobby/lobby.ts', "if (row.game === 'go') return null", 'may not know Go'],
    ['web/games/registry.ts', "const first = { game: 'go' }", 'may not know Go'],
    ['web/games/registry.ts', "const rules = 'games/go/RULES.md'", 'may not know Go'],
    [
      'server/table/table.ts',
      "import { board } from '@starboard/games/moon-golf/board/index.tsx'",
      'may not import games/moon-golf/board/index.tsx',
    ],
    [
      'games/moon-golf/scenarios/arrange.ts',
      "import { stage } from '../board/stage.ts'",
      'may not import games/moon-golf/board/stage.ts',
    ],
    ['server/table/table.ts', "import { main } from '../../cli/main.ts'", 'may not import cli/main.ts'],
    ['web/live/live-source.ts', "import { Table } from '@starboard/server'", 'may not import server/index.ts'],
    ['cli/play/live.ts', "import { api } from '../../web/api/api.ts'", 'may not import web/api/api.ts'],
    [
      'screen/frame/frame.tsx',
      "import { posterOf } from '../../web/games/registry.ts'",
      'may not import web/games/registry.ts',
    ],
    [
      'games/moon-golf/board/board.tsx',
      "import { levels } from '../../../web/games/levels.ts'",
      'may not import web/games/levels.ts',
    ],
    ['kernel/contract/words.ts', "import { shelf } from '@starboard/games'", 'may not import games/shelf.ts'],
    ['attic/old.ts', '', 'belongs to no layer of tools/architecture.ts'],
  ])('finds what is wrong in %s: %s', (path, text, problem) => {
    expect(violations([{ path, text }], GAMES)).toContain(`${path}: ${problem}`)
  })

  it.each([
    [
      'kernel/match/match.ts',
      "// Math.random would spoil Moon Golf\nimport { copy } from './copy.ts'\nimport * as z from 'zod/mini'",
    ],
    [
      'games/moon-golf/bot/index.ts',
      "import { seatOf } from '@starboard/kernel'\nimport { hole } from '../rules/hole.ts'",
    ],
    [
      'cli/games.ts',
      "import { shelf } from '@starboard/games'\nimport { cpus } from 'node:os'\nconst now = Date.now()",
    ],
    ['games/moon-golf/commands/index.ts', "import { print } from '@starboard/cli/kit'\nimport '../bot/index.ts'"],
    ['kernel/match.test.ts', "import { it } from 'vitest'\nconst game = 'moon-golf'"],
    ['server/table/table.ts', "const word = 'Go on'\nconst kind: string = 'go'\nconst category = ['go']"],
  ])('leaves %s alone', (path, text) => {
    expect(violations([{ path, text }], GAMES)).toEqual([])
  })
})
