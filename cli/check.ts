import type { CheckedFile } from '@starboard/games'
import { list, some } from './arguments.ts'
import { type CheckedAt, checkAt } from './check-file.ts'
import { allFormats } from './check-formats.ts'
import type { CliCommand } from './command.ts'
import { Failure, Mistake } from './ending.ts'
import { paint, print } from './print.ts'

export const checkCommand: CliCommand = {
  name: 'check',
  about:
    'Plays scenario files and compares with what they expect. Exit code 1 on a difference, 2 if a file is refused.',
  examples: [`check games/${some.game}/scenarios`, 'check my-scenario.json --json'],
  declare(command) {
    command
      .argument('<file...>', 'JSON files, or folders of them')
      .option('--json', 'for programs')
      .action(async (paths: readonly string[], { json }: { json?: true }) => {
        const formats = await allFormats()
        const files = paths.flatMap((path) => checkAt(path, formats))
        if (files.length === 0)
          throw new Mistake(`Nothing to check there; formats known are ${list(Object.keys(formats))}.`)
        report(files, json === true)
      })
  },
}

/** What was refused is a mistake and is told as one, after all that could be compared. */
function report(files: readonly CheckedAt[], json: boolean): void {
  const compared = files.flatMap((one) => (one.refused === undefined ? [one] : []))
  const refused = files.flatMap((one) => (one.refused === undefined ? [] : [`${one.file}: ${one.refused}`]))
  const failed = compared.filter(({ differences }) => differences.length > 0).length
  const counts = { passed: compared.length - failed, failed }
  if (json) print.json({ ...counts, refused: refused.length, files })
  else if (compared.length > 0) {
    for (const file of compared) for (const line of linesOf(file)) print.line(line)
    print.line(`${counts.passed} passed, ${failed} failed${refused.length === 0 ? '' : `, ${refused.length} refused`}`)
  }
  if (refused.length > 0) throw new Mistake(refused.join('\nstarboard: '))
  if (failed > 0) throw new Failure()
}

const linesOf = ({ file, title, differences }: CheckedFile & { readonly file: string }): string[] => [
  `${differences.length === 0 ? paint('green', 'ok     ') : paint('red', 'differs')} ${title} ${paint('dim', `(${file})`)}`,
  ...differences.flatMap(differenceLines),
]

/** A difference reads `where: expected …, found …`; below each other the two are easy to compare. */
function differenceLines(difference: string): string[] {
  const parts = /^(.*?): expected (.*), found (.*)$/s.exec(difference)
  if (parts === null) return [`    ${difference}`]
  const [, where = '', expected = '', found = ''] = parts
  return [`    ${where}`, paint('green', `      - expected ${expected}`), paint('red', `      + found    ${found}`)]
}
