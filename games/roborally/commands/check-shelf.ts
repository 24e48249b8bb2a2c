import { Failure, paint, print } from '@starboard/cli/kit'
import { unfairDocks } from '../bot/measure/docks.ts'
import { type BuiltCourse, COURSES, type DockRaces } from '../data/courses/index.ts'
import { docksText, unfairText } from './docks.ts'
import { DOCK_RACES, FULL_TABLE, fingerprintOf } from './measure-all.ts'
import { measured, type RaceWishes } from './races.ts'

interface CheckedDocks {
  readonly name: string
  readonly docks: DockRaces
  readonly faults: readonly string[]
}

/** The courses of the house, by the figures that are kept of them, or by new races if a number is asked for. */
export async function checkShelf(wishes: RaceWishes, isJson: boolean): Promise<void> {
  const checked: CheckedDocks[] = []
  for (const course of COURSES) {
    const one = wishes.races === undefined ? byKeptFigures(course) : await byRaces(course, wishes)
    checked.push(one)
    if (!isJson) for (const line of linesOf(one)) print.line(line)
  }
  if (isJson) print.json(checked)
  if (checked.some(({ faults }) => faults.length > 0)) throw new Failure()
}

export function byKeptFigures({ name, text, measured }: Pick<BuiltCourse, 'name' | 'text' | 'measured'>): CheckedDocks {
  const { fingerprint, ...docks } = measured.docks
  const isOld = fingerprint !== fingerprintOf(text)
  const isShort = docks.races < DOCK_RACES
  return { name, docks, faults: [...(isOld ? [DRAWN_ANEW] : []), ...(isShort ? [TOO_FEW] : []), ...faultsOf(docks)] }
}

async function byRaces({ name }: BuiltCourse, wishes: RaceWishes): Promise<CheckedDocks> {
  const { docks } = await measured(name, wishes.players ?? FULL_TABLE, wishes)
  return { name, docks, faults: faultsOf(docks) }
}

const DRAWN_ANEW = 'It was drawn anew after it was measured: starboard courses --measure.'

const TOO_FEW = `Fewer than ${DOCK_RACES} races leave too much to chance: starboard courses --measure.`

const faultsOf = (docks: DockRaces): readonly string[] => unfairDocks(docks).map((dock) => unfairText(dock, docks))

const linesOf = ({ name, docks, faults }: CheckedDocks): string[] => [
  `${name}: ${faults.length === 0 ? `${paint('green', 'ok')} ` : ''}${docksText(docks)}`,
  ...faults.map((fault) => `${name}: ${paint('red', 'fault')} ${fault}`),
]
