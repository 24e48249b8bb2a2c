import { columns, list, percent, plural } from '@starboard/cli/kit'
import { type DockShare, dockLimits, dockShares } from '../bot/measure/docks.ts'
import { type BuiltCourse, COURSES, type DockRaces } from '../data/courses/index.ts'

/** How often each dock of each course has won, and where its true share lies. */
export const docksTable = (): readonly string[] => columns([headOf(COURSES), ...COURSES.map(rowOf)])

const headOf = (courses: readonly BuiltCourse[]): string[] => {
  const most = Math.max(...courses.map(({ measured }) => measured.docks.wins.length))
  return ['wins by dock, in %', 'races', ...Array.from({ length: most }, (_, place) => String(place + 1))]
}

const rowOf = ({ name, measured: { docks } }: BuiltCourse): string[] => [
  name,
  String(docks.races),
  ...dockShares(docks).map(({ share, interval }) => `${hundreds(share)} (${interval.map(hundreds).join('–')})`),
]

const hundreds = (share: number): string => String(Math.round(100 * share))

/** All docks in one sentence. */
export function docksText(docks: DockRaces): string {
  const shares = dockShares(docks).map(
    ({ share, interval }) => `${hundreds(share)} (${interval.map(hundreds).join('–')})`,
  )
  return `Of ${plural(docks.races, 'race')} docks 1 to ${docks.wins.length} won, in %: ${list(shares)}.`
}

/** What is wrong with one dock. */
export function unfairText({ dock, share }: DockShare, docks: DockRaces): string {
  const [least, most] = dockLimits(docks.wins.length)
  const limit = share > most ? `at most ${percent(most)}` : `at least ${percent(least)}`
  return `Dock ${dock} won ${percent(share)} of ${plural(docks.races, 'race')}; ${limit} would be fair.`
}
