import type { CliCommand } from './command.ts'
import { onlyFiles, printContents, withData } from './data-place.ts'
import { print } from './print.ts'

export const restoreCommand: CliCommand = {
  name: 'restore',
  about: 'Puts a backup in the place of the data, while no server runs; what was there stays beside it.',
  examples: ['restore starboard-monday.sqlite', 'STARBOARD_DATA=/var/lib/starboard starboard restore monday.sqlite'],
  declare(command) {
    command
      .argument('<file>', 'what “starboard backup” has written')
      .option('--json', 'for programs')
      .action(async (file: string, { json }: { json?: true }) => {
        const { aside, ...contents } = await withData((server, place) => {
          onlyFiles(place, 'restore', file)
          return server.restore(place, file)
        })
        if (json) return print.json({ file, aside, ...contents })
        print.line(`The data is that of ${file} now: ${printContents(contents)}.`)
        print.line(aside === null ? 'There was none before.' : `What was there before is ${aside}.`)
      })
  },
}
