import { print, writeText } from '@starboard/cli/kit'
import { type BuiltCourse, COURSES, type Measured } from '../data/courses/index.ts'
import { measuredText } from './list.ts'
import { measured, type RaceWishes } from './races.ts'

export const MEASURED_FILE = 'games/roborally/data/courses/measured.ts'

/** Lets bots race on every course and writes what came of it. */
export async function measureCourses(file: string, wishes: RaceWishes): Promise<void> {
  // A file that cannot be written should be known before the races, not after them.
  writeText(file, sourceOf(COURSES))
  const courses: Pick<BuiltCourse, 'name' | 'measured'>[] = []
  for (const { name, bestWith } of COURSES) {
    const figures = await measured(name, wishes.players ?? Math.ceil((bestWith[0] + bestWith[1]) / 2), wishes)
    courses.push({ name, measured: figures })
    print.line(`${name}: ${measuredText(figures)}`)
  }
  writeText(file, sourceOf(courses))
}

const sourceOf = (courses: readonly Pick<BuiltCourse, 'name' | 'measured'>[]): string =>
  [
    "import type { Measured } from './figures.ts'",
    "import type { CourseName } from './names.ts'",
    '',
    '/** Written by `starboard courses --measure`. */',
    'export const MEASURED: Readonly<Record<CourseName, Measured>> = {',
    ...courses.flatMap(({ name, measured }) => [`  '${name}': {`, ...rowsOf(measured), '  },']),
    '}',
    '',
  ].join('\n')

const rowsOf = ({ players, races, turns: { mean, p50, p95 }, deaths, finished }: Measured): string[] => [
  `    players: ${players},`,
  `    races: ${races},`,
  `    turns: { mean: ${mean}, p50: ${p50}, p95: ${p95} },`,
  `    deaths: ${deaths},`,
  `    finished: ${finished},`,
]
