import type { CheckedFile } from '@starboard/games'
import { list, some } from './arguments.ts'
import { FORMATS, formatOf } from './check-formats.ts'
import type { CliCommand } from './command.ts'
import { Failure, Mistake } from './ending.ts'
import { jsonFilesAt, readJson } from './files.ts'
import { paint, print } from './print.ts'

export const checkCommand: CliCommand = {
  name: 'check',
  about: 'Plays scenario files and compares with what they expect. Exit code 1 on a difference.',
  examples: [`check games/${some.game}/scenarios`, 'check my-scenario.json --json'],
  declare(command) {
    command
      .argument('<file...>', 'JSON files, or folders of them')
      .option('--json', 'for programs')
      .action((paths: readonly string[], { json }: { json?: true }) => {
        const files = paths.flatMap(filesAt)
        if (files.length === 0)
          throw new Mistake(`Nothing to check there; formats known are ${list(Object.keys(FORMATS))}.`)
        report(files.map(checked), json === true)
      })
  },
}

interface FoundFile {
  readonly path: string
  readonly value: unknown
}

/** Whoever names a file means it; a folder may hold other JSON as well. */
function filesAt(path: string): readonly FoundFile[] {
  const files = jsonFilesAt(path).map((file) => ({ path: file, value: readJson(file) }))
  const isNamed = files.length === 1 && files[0]?.path === path
  const known = files.filter(({ value }) => formatOf(value) !== null)
  if (isNamed && known.length === 0)
    throw new Mistake(`${path}: its "format" is not one of ${list(Object.keys(FORMATS))}.`)
  return known
}

interface Checked extends CheckedFile {
  readonly file: string
}

function checked({ path, value }: FoundFile): Checked {
  const check = formatOf(value)
  return { file: path, ...(check?.(value) ?? { title: '', differences: [] }) }
}

function report(files: readonly Checked[], json: boolean): void {
  const failed = files.filter(({ differences }) => differences.length > 0).length
  const counts = { passed: files.length - failed, failed }
  if (json) print.json({ ...counts, files })
  else {
    for (const file of files) for (const line of linesOf(file)) print.line(line)
    print.line(`${counts.passed} passed, ${counts.failed} failed`)
  }
  if (failed > 0) throw new Failure()
}

const linesOf = ({ file, title, differences }: Checked): string[] => [
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
