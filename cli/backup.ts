import type { CliCommand } from './command.ts'
import { onlyFiles, printContents, withData } from './data-place.ts'
import { print } from './print.ts'

export const backupCommand: CliCommand = {
  name: 'backup',
  about: 'Writes all tables, logs and people into one file and checks it, while the server plays or not.',
  examples: [
    'backup starboard-monday.sqlite',
    'STARBOARD_DATA=/var/lib/starboard starboard backup --force /mnt/backup/starboard.sqlite',
  ],
  declare(command) {
    command
      .argument('<file>', 'where to write it')
      .option('--force', 'overwrite the file if it is there')
      .option('--json', 'for programs')
      .action(async (file: string, { force = false, json }: { force?: boolean; json?: true }) => {
        const contents = await withData((server, place) => {
          onlyFiles(place, 'backup', file)
          return server.backUp(place, file, { isForced: force })
        })
        if (json) return print.json({ file, ...contents })
        print.line(`${file} is written and whole: ${printContents(contents)}.`)
        print.line(
          'The key that signs sessions is not in it: keep a copy of “secret” in the data folder, or set STARBOARD_SECRET.',
        )
      })
  },
}
