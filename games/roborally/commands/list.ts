import { columns, list, Mistake, number, percent, plural, print } from '@starboard/cli/kit'
import { dockShares } from '../bot/measure/docks.ts'
import { FIRST_DRAWINGS } from '../data/courses/first/index.ts'
import { type BuiltCourse, COURSES, type Measured } from '../data/courses/index.ts'
import { courseOf } from '../rules/course/table.ts'
import { docksTable } from './docks.ts'

export function listCourses(isJson: boolean): void {
  if (isJson) print.json(COURSES.map(described))
  else for (const line of [...columns([HEAD, ...COURSES.map(rowOf)]), '', ...docksTable()]) print.line(line)
}

export function showCourse(name: string, isJson: boolean): void {
  const course = COURSES.find((one) => sameName(one.name) === sameName(name))
  const text = course?.text ?? FIRST_DRAWINGS.find((one) => sameName(one.name) === sameName(name))?.text
  if (text === undefined)
    throw new Mistake(`There is no course ${JSON.stringify(name)}; there are ${list(COURSES.map((one) => one.name))}.`)
  if (isJson) print.json({ ...(course === undefined ? factsOf(text) : described(course)), text })
  else print.line(text.trimEnd())
}

/** However it is typed: `Warm-Up Lane`, `warm-up-lane`. */
const sameName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

const HEAD = ['course', 'level', 'size', 'checkpoints', 'players', 'best with', 'turns', '95 % up to', 'losses']

function rowOf({ name, text, bestWith, measured }: BuiltCourse): string[] {
  const { level, size, checkpoints, players } = factsOf(text)
  const { turns, deaths } = measured
  const figures = [turns.mean, turns.p95, deaths].map(number)
  return [name, level, size, String(checkpoints), players, bestWith.join('–'), ...figures]
}

function described({ name, text, bestWith, measured }: BuiltCourse) {
  return { name, ...factsOf(text), bestWith, measured, docks: dockShares(measured.docks) }
}

/** What the text says, in a few words. */
export function factsOf(text: string) {
  const { head, width, height, tiles } = courseOf(text)
  return {
    level: head.difficulty ?? '',
    size: `${width}x${height}`,
    checkpoints: tiles.filter(({ checkpoint }) => checkpoint !== undefined).length,
    docks: tiles.filter(({ dock }) => dock !== undefined).length,
    players: head.players === undefined ? '' : `${head.players.least}–${head.players.most}`,
  }
}

export const measuredText = ({ players, races, turns, deaths, finished }: Measured): string =>
  [
    `${plural(races, 'race')} of ${players} bots took ${number(turns.mean)} turns`,
    `(half up to ${turns.p50}, 95 % up to ${turns.p95})`,
    `and cost ${number(deaths)} robots each; ${percent(finished)} ended at the last checkpoint.`,
  ].join(' ')
