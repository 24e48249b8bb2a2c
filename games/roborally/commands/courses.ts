import { type CliCommand, Mistake, wholeNumber } from '@starboard/cli/kit'
import { checkFiles } from './check.ts'
import { checkShelf } from './check-shelf.ts'
import { listCourses, showCourse } from './list.ts'
import { MEASURED_FILE, measureCourses } from './measure-all.ts'
import type { RaceWishes } from './races.ts'

const MOST_RACES = 100_000

interface CoursesFlags extends RaceWishes {
  readonly check?: true | readonly string[]
  readonly measure?: true | string
  readonly json?: true
}

export const coursesCommand: CliCommand = {
  name: 'courses',
  about:
    'Lists the courses of RoboRally with measured turns, losses and wins by dock; prints one; checks and measures your own.',
  examples: [
    'courses',
    'courses "Warm-Up Lane II"',
    'courses --check',
    'courses --check my-course.txt',
    'courses --check my-course.txt --players 4 --races 100 --json',
    'courses --measure --races 200',
  ],
  declare(command) {
    command
      .argument('[name]', 'prints the text of this course')
      .option(
        '--check [file...]',
        'finds faults, warns, and lets bots race; without a file, whether the docks of our own courses are fair; exit code 1 on a fault',
      )
      .option('--measure [file]', `lets bots race on all courses and writes the figures (to ${MEASURED_FILE})`)
      .option(
        '--races <n>',
        'how many to measure, 0 for none (default: what fits into 20 seconds a course)',
        wholeNumber('--races', [0, MOST_RACES]),
      )
      .option(
        '--players <n>',
        'how many race (default: as many as the course is best with)',
        wholeNumber('--players', [2, 8]),
      )
      .option('--bots <name>', 'who races', 'heuristic')
      .option('--json', 'for programs')
      .action((name: string | undefined, flags: CoursesFlags) => courses(name, flags))
  },
}

async function courses(name: string | undefined, { check, measure, json, ...wishes }: CoursesFlags): Promise<void> {
  if ([name, check, measure].filter((one) => one !== undefined).length > 1)
    throw new Mistake('A name, --check and --measure exclude each other.')
  const isJson = json === true
  if (check === true) await checkShelf(wishes, isJson)
  else if (check !== undefined) await checkFiles(check, wishes, isJson)
  else if (measure !== undefined) await measureCourses(measure === true ? MEASURED_FILE : measure, wishes)
  else if (name !== undefined) showCourse(name, isJson)
  else listCourses(isJson)
}
