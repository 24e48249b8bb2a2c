import { type Arrival, FLIGHT_COMMENTS, TEST_RUN_COMMENTS } from '../../data/scripts/test-run-comments.ts'
import type { Mission } from '../../rules/mission.ts'
import type { Told } from '../../rules/state.ts'
import { THREAT_CARDS } from '../../rules/threats/cards.ts'
import type { SeenFlight, View } from '../../rules/view.ts'
import { cannonFor } from './cannon.ts'
import type { Course } from './courses.ts'

/** The test run without a clock is the first lesson: everything that is read out comes with a comment. */
const isLesson = ({ options: { mission, untimed, script } }: Pick<View, 'options'>): boolean =>
  mission === 'testRun' && untimed && script === null

interface Known {
  readonly view: View
  readonly mission: Mission
  readonly courses: readonly Course[]
}

/** What to do about an announcement, and why; null: nothing is to be said. */
export function planningComment(known: Known, told: Told | undefined): string | null {
  const { view } = known
  if (told === undefined || !isLesson(view)) return null
  const comment = TEST_RUN_COMMENTS[view.told.indexOf(told)]
  return comment?.({ arrival: arrivalOf(known, told), computer: view.missionRules.computer }) ?? null
}

function arrivalOf({ view, mission, courses }: Known, { threat: place }: Told): Arrival | null {
  if (place === undefined || place === null) return null
  const threat = view.threats[place]
  if (threat === undefined || threat.zone === null) return null
  const { id, zone, turn } = threat
  const first = courses[place]?.visits.find((visit) => visit.turn <= view.turns)
  const cannon = cannonFor(mission, place, zone)
  return { name: THREAT_CARDS[id].name, zone, turn, acts: first?.turn ?? null, cannon }
}

/** What to look at while the plans come true. */
export function flightComment(view: View, { turn, result }: SeenFlight, isOver: boolean): string | null {
  if (!isLesson(view)) return null
  if (isOver && result !== null) return FLIGHT_COMMENTS[result.outcome]
  return turn <= 1 ? FLIGHT_COMMENTS.first : FLIGHT_COMMENTS.turns
}
