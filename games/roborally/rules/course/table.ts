import { bug, type Refusal, refuse } from '@starboard/kernel'
import { FIRST_DRAWINGS } from '../../data/courses/first/index.ts'
import { COURSES } from '../../data/courses/index.ts'
import { factoryOf } from '../factory/compile.ts'
import type { Factory } from '../factory/factory.ts'
import type { Options } from '../options.ts'
import type { Course, Remark } from './course.ts'
import { FIRST_LINE, isSilent } from './header.ts'
import { type Parsed, parseCourse } from './parse.ts'

/** What a table says about its courses. */
type Wishes = Pick<Options, 'course' | 'series' | 'seriesCourses'>

interface Race {
  readonly options: Wishes
  /** From 1. */
  readonly race: number
}

/** RR-12.15: race r uses the r-th course of the series, the last one if there are fewer, else the table's course. */
export function courseFor({ options, race }: Race): Course {
  const wanted = wantedCourses(options)
  return courseOf(wanted[Math.min(race, wanted.length) - 1] ?? options.course)
}

const factories = new WeakMap<Wishes, (Factory | undefined)[]>()

/** Copies of a state share their options, so that whoever asks in mid-race need not read names and texts again. */
export function factoryFor({ options, race }: Race): Factory {
  const known = factories.get(options) ?? []
  const factory = known[race] ?? factoryOf(courseFor({ options, race }))
  if (known[race] === undefined) {
    known[race] = factory
    factories.set(options, known)
  }
  return factory
}

/** Names and texts, one a race, the last one for all further races. */
export const wantedCourses = ({ course, series, seriesCourses }: Wishes): readonly string[] => {
  const wanted = series === 'best-of-3' ? splitCourses(seriesCourses) : []
  return wanted.length === 0 ? [course] : wanted
}

/** Names apart by commas or line ends, and whole course texts between them. Comments may follow a text (RR-13.13). */
export function splitCourses(text: string): readonly string[] {
  const wanted: string[] = []
  let block: string[] | null = null
  for (const line of text.split('\n')) {
    if (block === null && !isFirstLine(line)) {
      if (!isSilent(line)) wanted.push(...line.split(',').map((name) => name.trim()))
      continue
    }
    block ??= []
    block.push(line)
    if (line.trimEnd() !== LAST_LINE) continue
    wanted.push(`${block.join('\n')}\n`)
    block = null
  }
  if (block !== null) wanted.push(block.join('\n'))
  return wanted.filter((one) => one !== '')
}

const LAST_LINE = 'end'
const FIRST_WORD = FIRST_LINE.split(' ')[0] ?? ''

const isFirstLine = (line: string): boolean => line.startsWith(FIRST_WORD)

const isText = (wanted: string): boolean => isFirstLine(wanted) || wanted.includes('\n')

/** RR-2.6: by its name or by its text. Whoever asks has checked it before. */
export function courseOf(wanted: string): Course {
  const parsed = read(wanted)
  return 'course' in parsed ? parsed.course : bug(`This is no course: ${faultText(parsed.faults)}`)
}

/** RR-2.6, RR-13.10 */
export function checkCourse(wanted: string): Refusal | null {
  const parsed = read(wanted.startsWith(IN_SCENARIO) ? '' : wanted)
  if ('course' in parsed) return null
  if (isText(wanted)) return refuse('bad-course', parsed.faults[0]?.rule ?? 'RR-13.10', faultText(parsed.faults))
  const names = COURSES.map(({ name }) => name).join(', ')
  return refuse('no-such-course', 'RR-2.6', `There is no course ${JSON.stringify(wanted)}; there are ${names}.`)
}

const faultText = ([fault]: readonly Remark[]): string =>
  fault === undefined ? 'Nothing can be read.' : `Line ${fault.line}, column ${fault.column}: ${fault.text}`

/** A server meets many texts; the ones in use are few. */
const MOST_REMEMBERED = 64
const remembered = new Map<string, Parsed>()

function read(wanted: string): Parsed {
  const parsed = remembered.get(wanted) ?? parse(wanted)
  // Taken out and put back: what has not been asked for the longest stands first.
  remembered.delete(wanted)
  remembered.set(wanted, parsed)
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size > MOST_REMEMBERED) remembered.delete(oldest)
  return parsed
}

const parse = (wanted: string): Parsed =>
  wanted.startsWith(IN_SCENARIO)
    ? parseCourse(wanted.slice(IN_SCENARIO.length), 'scenario')
    : parseCourse(textOf(wanted), 'course')

const IN_SCENARIO = 'scenario\n'

/** RR-13.14: what the course of a scenario is asked for by; it need not be playable, so no table may have it. */
export const scenarioCourse = (text: string): string => `${IN_SCENARIO}${text}`

const NAMED = [...COURSES, ...FIRST_DRAWINGS]

/** The text behind a name, of a first drawing too; a text is its own. */
export const textOf = (wanted: string): string => NAMED.find(({ name }) => name === wanted.trim())?.text ?? wanted
