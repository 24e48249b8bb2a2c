import { Failure, paint, plural, print, readText } from '@starboard/cli/kit'
import { surelyUnfairDocks } from '../bot/measure/docks.ts'
import type { Measured } from '../data/courses/index.ts'
import type { Course, Remark } from '../rules/course/course.ts'
import { parseCourse } from '../rules/course/parse.ts'
import { warningsOf } from '../rules/course/playable.ts'
import { docksText, unfairText } from './docks.ts'
import { factsOf, measuredText } from './list.ts'
import { measured, type RaceWishes } from './races.ts'

interface CheckedCourse {
  readonly file: string
  readonly faults: readonly Remark[]
  readonly warnings: readonly Remark[]
  readonly name?: string
  readonly facts?: ReturnType<typeof factsOf>
  readonly measured?: Measured
}

/** RR-13.12: faults with their places; without any, warnings and what bots make of the course. */
export async function checkFiles(files: readonly string[], wishes: RaceWishes, isJson: boolean): Promise<void> {
  const courses = files.map((file) => ({ file, text: readText(file) }))
  const checked: CheckedCourse[] = []
  for (const { file, text } of courses) {
    const course = await check(file, text, wishes)
    checked.push(course)
    if (!isJson) for (const line of linesOf(course)) print.line(line)
  }
  if (isJson) print.json(checked)
  if (checked.some(({ faults }) => faults.length > 0)) throw new Failure()
}

async function check(file: string, text: string, wishes: RaceWishes): Promise<CheckedCourse> {
  const parsed = parseCourse(text, 'course')
  const warnings = warningsOf(text)
  if ('faults' in parsed) return { file, faults: parsed.faults, warnings }
  const { name = '' } = parsed.course.head
  const sound = { file, faults: [], warnings, name, facts: factsOf(text) }
  if (wishes.races === 0) return sound
  return { ...sound, measured: await measured(text, wishes.players ?? playersOf(parsed.course), wishes) }
}

/** Halfway between the fewest and the most. */
const playersOf = ({ head: { players = { least: 2, most: 2 } } }: Course): number =>
  Math.ceil((players.least + players.most) / 2)

const linesOf = ({ file, faults, warnings, name, facts, measured }: CheckedCourse): string[] => [
  ...faults.map((fault) => `${file}:${placed(fault)} ${paint('red', 'fault')} ${textOf(fault)}`),
  ...warnings.map((warning) => `${file}:${placed(warning)} ${paint('yellow', 'warning')} ${textOf(warning)}`),
  ...(facts === undefined ? [] : [`${file}: ${paint('green', 'ok')} ${name}, ${factsText(facts)}`]),
  ...(measured === undefined ? [] : racedLines(measured)),
]

/** Few races leave much to chance: only what is beyond doubt is worth a warning. */
const racedLines = (measured: Measured): string[] => [
  `  ${measuredText(measured)}`,
  `  ${docksText(measured.docks)}`,
  ...surelyUnfairDocks(measured.docks).map(
    (dock) => `  ${paint('yellow', 'warning')} ${unfairText(dock, measured.docks)}`,
  ),
]

const placed = ({ line, column }: Remark): string => `${line}:${column}`

const textOf = ({ token, text, rule }: Remark): string =>
  `${token === '' ? '' : `${JSON.stringify(token)}: `}${text} (${rule})`

const factsText = ({ level, size, checkpoints, docks, players }: ReturnType<typeof factsOf>): string =>
  [
    ...(level === '' ? [] : [level]),
    size,
    `${players} players, ${plural(docks, 'dock')}, ${plural(checkpoints, 'checkpoint')} that can be reached from all of them`,
  ].join(', ')
