import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { shelf } from '@starboard/games'
import { isRefusal } from '@starboard/kernel'
import type { CliCommand } from './command.ts'
import { Failure, Mistake } from './ending.ts'
import { root, scaffold } from './new-game/scaffold.ts'
import { columns, print } from './print.ts'

interface NewGameFlags {
  readonly name?: string
  readonly prefix?: string
}

export const newGameCommand: CliCommand = {
  name: 'new-game',
  about: 'Writes the folder of a new game: small, complete, playable at once, and yours to change.',
  examples: ['new-game moon-golf', 'new-game moon-golf --name "Moon Golf!" --prefix MG'],
  declare(command) {
    command
      .argument('<id>', 'as in addresses: small letters, digits and hyphens')
      .option('--name <text>', 'as people read it (default: made from the id)')
      .option('--prefix <letters>', 'two capital letters that its rules begin with (default: made from the name)')
      .action((id: string, flags: NewGameFlags) => {
        const made = scaffold({ root, games: shelf.map(({ game }) => game.meta) }, { id, ...flags })
        if (isRefusal(made)) throw new Mistake(made.text)
        for (const path of made.written) print.line(path)
        describeAnew()
        print.line('')
        for (const line of nextSteps(id)) print.line(line)
      })
  },
}

/** What others read of our types (`/api/protocol.json`) has the new game in it from now on. */
function describeAnew(): void {
  const { status } = spawnSync(process.execPath, [join(root, 'tools/describe.mjs')], { stdio: ['ignore', 'ignore', 2] })
  if (status !== 0) throw new Failure('The game is written, but its types are not described yet: npm run describe.')
  print.line('server/described/types.json')
}

const nextSteps = (id: string): readonly string[] => [
  'Two players, three rules, and every law holds. From here:',
  ...columns([
    [`npx vitest run games/${id}`, 'its scenarios'],
    ['npx vitest run games', 'and the laws of every game'],
    [`npx starboard simulate ${id} --seats 2 --games 1000`, 'a thousand matches'],
    ['npm start, then npx starboard play', 'in the terminal; a screen comes with board/index.tsx'],
  ]),
  'CONTRIBUTING.md, “Adding a game”, has the rest in order.',
]
