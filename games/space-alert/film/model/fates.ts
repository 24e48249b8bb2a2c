import { list, type Names } from '../../rules/words/names.ts'
import type { Reel } from './reel.ts'

/** Of each threat, in the order of the mission: when it was destroyed and by whom, or when it got away. */
export const fatesOf = (reel: Reel): readonly (string | null)[] =>
  reel.mission.threats.map((_, threat) => fateOf(reel, threat))

function fateOf({ moments, names, mission }: Reel, threat: number): string | null {
  const end = moments.find(
    ({ happening }) =>
      (happening?.kind === 'threatDestroyed' || happening?.kind === 'threatSurvived') && happening.threat === threat,
  )?.happening
  if (end?.kind === 'threatDestroyed') return `turn ${turnText(end.turn, mission.turns)}${byWhom(end.by, names)}`
  return end === undefined || end === null ? null : `turn ${turnText(end.turn, mission.turns)}`
}

const turnText = (turn: number, turns: number): string => (turn > turns ? 'after the last' : `${turn}`)

const byWhom = (by: readonly number[], names: Names): string =>
  by.length === 0 ? '' : `, by ${list([...new Set(by)].map(names.crew))}`
