import { backupCommand } from './backup.ts'
import { benchCommand } from './bench.ts'
import { checkCommand } from './check.ts'
import type { CliCommand } from './command.ts'
import { doctorCommand } from './doctor.ts'
import { broughtByGames } from './game-commands.ts'
import { gamesCommand } from './games.ts'
import { mergeCommand } from './merge.ts'
import { newGameCommand } from './new-game.ts'
import { playCommand } from './play.ts'
import { recordCommand } from './record.ts'
import { replayCommand } from './replay.ts'
import { restoreCommand } from './restore.ts'
import { serveCommand } from './serve.ts'
import { simulateCommand } from './simulate.ts'
import { verifyCommand } from './verify.ts'

/** Everything that `starboard` can do, in the order of its help; what games bring comes last. */
export const allCommands = async (): Promise<readonly CliCommand[]> => [
  ...commands,
  ...(await broughtByGames()).flatMap((brought) => brought.commands ?? []),
]

const commands: readonly CliCommand[] = [
  serveCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
  playCommand,
  gamesCommand,
  simulateCommand,
  mergeCommand,
  recordCommand,
  verifyCommand,
  replayCommand,
  checkCommand,
  benchCommand,
  newGameCommand,
]
