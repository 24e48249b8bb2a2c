import { repeated, some, wholeNumber } from './arguments.ts'
import type { CliCommand } from './command.ts'
import { loadEnvironment } from './env-file.ts'
import { type PlayFlags, parseWanted } from './play/parse-wanted.ts'

const SEATS = [1, 16] as const

export const playCommand: CliCommand = {
  name: 'play',
  about: 'Plays any game of the shelf in the terminal: at a table that exists, or at a new one.',
  examples: [
    'play KFQ7M-3TXWA --name Ada',
    'play http://127.0.0.1:8080/t/KFQ7M3TXWA --watch',
    `play --game ${some.game} --seats 4 --bots random,random,random`,
    `play https://games.example.org --game ${some.game} --time 2d --export match.json`,
  ],
  declare(command) {
    command
      .argument('[table]', 'its code or link, or the address of a server')
      .option('--server <url>', 'where codes are looked up (default: STARBOARD_URL or http://127.0.0.1:8080)')
      .option('--name <name>', 'who you are; the same name comes back to its seat (default: your user name)')
      .option('--watch', 'look on without a seat')
      .option('--forget', 'come as a new guest and keep no session')
      .option('--export <file>', 'write the match there when it is over')
      .option('--game <id>', 'create a table of this game')
      .option('--seats <n>', 'of a new table: how many play', wholeNumber('--seats', SEATS))
      .option('--bots <names>', 'of a new table: who takes the seats after yours, with commas')
      .option(
        '--option <name=value>',
        'of a new table: an option of the game, its value or @file; may be given several times',
        repeated,
      )
      .option('--time <limit>', 'of a new table: auto (no clock for whoever plays alone), game, off, 30s or 2d')
      .action(async (word: string | undefined, flags: PlayFlags) => {
        loadEnvironment()
        const wanted = parseWanted(word, flags, process.env)
        // Loaded only here: the other commands need no socket.
        const { visit } = await import('./play/visit.ts')
        await visit(wanted)
      })
  },
}
