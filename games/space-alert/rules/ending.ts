import type { Outcome, ScoreLine } from '@starboard/kernel'
import { carriedOn } from './campaign/carry-on.ts'
import { missionOf } from './flight/mission-of.ts'
import type { Result } from './result.ts'
import type { State } from './state.ts'
import { plural } from './words/names.ts'
import { lossText, type ScoreRow, sumRows, threatRows } from './words/score-rows.ts'

/** SA-9.1, SA-9.2: all win or lose together. */
export function outcome(s: State): Outcome | null {
  const { flight, agenda, crew } = s
  if (flight === null || flight.result === null || agenda.steps.length > 0) return null
  const { result } = flight
  const isWon = result.outcome === 'won'
  return {
    places: crew.map(() => (isWon ? 1 : 2)),
    points: crew.map(() => result.score),
    result: result.outcome,
    ending: result.lostBy === undefined ? 'jumped' : `lost-${result.lostBy.reason}`,
    text: textOf(result),
    rule: isWon ? 'SA-9.1' : 'SA-9.5',
    turns: flight.turn,
    lines: linesOf(s, result),
    statistics: statisticsOf(s, result),
    ...(s.goesOn === true && { carry: carriedOn(s, result) }),
  }
}

const textOf = ({ score, lostBy }: Result): string =>
  lostBy === undefined ? `The ship jumps home: ${plural(score, 'point')}.` : `The ship is lost: ${lossText(lostBy)}.`

function linesOf(s: State, result: Result): readonly ScoreLine[] {
  const line = ({ what, how, points }: ScoreRow): ScoreLine => ({
    seat: 'crew',
    rule: 'SA-9.2',
    text: how === '' ? what : `${what}: ${how}`,
    points,
  })
  return [...threatRows(result), ...sumRows(missionOf(s), result)].map(line)
}

const statisticsOf = (s: State, { threats, damage, visual, knockedOut, disabledSquads }: Result) => {
  const count = (wanted: Result['threats'][number]['status']) =>
    threats.filter(({ status }) => status === wanted).length
  return {
    announced: threats.length,
    destroyed: count('destroyed'),
    survived: count('survived'),
    remaining: count('remaining'),
    damage: Object.values(damage).reduce((sum, tiles) => sum + tiles, 0),
    visual,
    knockedOut: knockedOut.length,
    disabledSquads,
    trips: s.flight?.trips.length ?? 0,
    cardsPlaced: s.crew.reduce((sum, { board }) => sum + board.flat().length, 0),
  }
}
