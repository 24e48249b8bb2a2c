import type { Finding } from '@starboard/server'
import type { CliCommand } from './command.ts'
import { withData } from './data-place.ts'
import { Failure } from './ending.ts'
import { paint, print } from './print.ts'

export const doctorCommand: CliCommand = {
  name: 'doctor',
  about:
    'Looks whether the data of the server is whole and safe, and says what to do. Exit code 1 if something is wrong.',
  examples: ['doctor', 'STARBOARD_DATA=/var/lib/starboard starboard doctor', 'doctor --json'],
  declare(command) {
    command.option('--json', 'for programs').action(async ({ json }: { json?: true }) => {
      const findings = await withData((server, place) => server.examine(place))
      if (json) print.json(findings)
      else for (const one of findings) print.line(lineOf(one))
      if (findings.some(({ isFine }) => !isFine)) throw new Failure()
    })
  },
}

const lineOf = ({ what, isFine, text }: Finding): string =>
  `${isFine ? paint('green', 'fine ') : paint('red', 'wrong')}  ${what}: ${text}`
