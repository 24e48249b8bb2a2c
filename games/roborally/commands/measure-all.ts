import { print, writeText } from '@starboard/cli/kit'
import { hashOf } from '@starboard/kernel'
import { type BuiltCourse, COURSES, type KeptFigures } from '../data/courses/index.ts'
import { docksText } from './docks.ts'
import { measuredText } from './list.ts'
import { measured, type RaceWishes } from './races.ts'

export const MEASURED_FILE = 'games/roborally/data/courses/measured.ts'

/** Docks are measured with all of them taken, in so many races that chance hides little. */
export const FULL_TABLE = 8
export const DOCK_RACES = 400

/** Lets bots race on every course and writes what came of it. */
export async function measureCourses(file: string, wishes: RaceWishes): Promise<void> {
  let courses: readonly NamedFigures[] = COURSES
  // A file that cannot be written should be known before the races, not after them.
  writeText(file, sourceOf(courses))
  for (const course of COURSES) {
    const figures = await figuresFor(course, wishes)
    courses = courses.map((one) => (one.name === course.name ? { name: one.name, measured: figures } : one))
    // After each of them: whoever stops halfway keeps what was raced.
    writeText(file, sourceOf(courses))
    print.line(`${course.name}: ${measuredText(figures)} ${docksText(figures.docks)}`)
  }
}

type NamedFigures = Pick<BuiltCourse, 'name' | 'measured'>

async function figuresFor({ name, text, bestWith }: BuiltCourse, wishes: RaceWishes): Promise<KeptFigures> {
  const usual = await measured(name, wishes.players ?? Math.ceil((bestWith[0] + bestWith[1]) / 2), wishes)
  const { docks } = await measured(name, FULL_TABLE, { ...wishes, races: wishes.races ?? DOCK_RACES })
  return { ...usual, docks: { fingerprint: fingerprintOf(text), ...docks } }
}

/** Short, but no other text has it by chance. */
export const fingerprintOf = (text: string): string => hashOf(text).slice(0, 16)

const sourceOf = (courses: readonly NamedFigures[]): string =>
  [
    "import type { KeptFigures } from './figures.ts'",
    "import type { CourseName } from './names.ts'",
    '',
    '/** Written by `starboard courses --measure`. */',
    'export const MEASURED: Readonly<Record<CourseName, KeptFigures>> = {',
    ...courses.flatMap(({ name, measured }) => [`  '${name}': {`, ...rowsOf(measured), '  },']),
    '}',
    '',
  ].join('\n')

const rowsOf = ({ players, races, turns, deaths, finished, docks }: KeptFigures): string[] => [
  `    players: ${players},`,
  `    races: ${races},`,
  `    turns: { mean: ${turns.mean}, p50: ${turns.p50}, p95: ${turns.p95} },`,
  `    deaths: ${deaths},`,
  `    finished: ${finished},`,
  `    docks: { fingerprint: '${docks.fingerprint}', races: ${docks.races}, wins: [${docks.wins.join(', ')}] },`,
]
