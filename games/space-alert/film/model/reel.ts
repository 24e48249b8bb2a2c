import type { Happening } from '../../rules/happening.ts'
import type { Mission } from '../../rules/mission.ts'
import { type Film, type Frame, filmOf } from '../../rules/resolution/resolve.ts'
import type { ShipState } from '../../rules/resolution/state.ts'
import type { Result } from '../../rules/result.ts'
import { CLOSING_STEPS, type Step, TURN_STEPS } from '../../rules/vocabulary.ts'
import { type Names, namesOf } from '../../rules/words/names.ts'
import { sentenceFor } from '../../rules/words/sentences.ts'

/** One picture of the film: what has just happened, the ship after it, and the ship before it. */
export interface Moment {
  /** Null: the ship before turn 1. */
  readonly happening: Happening | null
  readonly ship: ShipState
  readonly before: ShipState
  readonly text: string
  /** 0 before turn 1; the closing step is the last turn + 1. */
  readonly turn: number
  readonly step: Step
}

/** A mission resolved once, as pictures in their order. */
export interface Reel {
  readonly mission: Mission
  readonly names: Names
  readonly moments: readonly Moment[]
  /** By turn, from 0: where it begins. */
  readonly starts: readonly number[]
  readonly result: Result
}

export function reelOf(mission: Mission): Reel {
  const names = namesOf(mission)
  const film = filmOf(mission, (happening) => textOf(happening, mission, names) !== null)
  const moments = momentsOf(film, mission, names)
  const turns = [...new Set(moments.map(({ turn }) => turn))]
  const starts = turns.map((turn) => moments.findIndex((moment) => moment.turn === turn))
  return { mission, names, moments, starts, result: film.result }
}

function momentsOf({ opening, frames }: Film, mission: Mission, names: Names): readonly Moment[] {
  const first: Moment = { happening: null, ship: opening, before: opening, ...OPENING }
  return [first, ...frames.flatMap((frame, place) => momentOf(frame, frames[place - 1]?.ship ?? opening))]

  function momentOf({ happening, ship }: Frame, before: ShipState): readonly Moment[] {
    const text = textOf(happening, mission, names)
    return text === null
      ? []
      : [{ happening, ship, before, text, turn: happening.turn, step: stepOf(happening, mission) }]
  }
}

/** A turn begins with its first step; the ship is still in the last one of the turn before. */
const stepOf = ({ kind, turn, step }: Happening, { turns }: Mission): Step =>
  kind !== 'turnBegan' ? step : turn > turns ? CLOSING_STEPS[0] : TURN_STEPS[0]

const OPENING = { text: 'The ship before turn 1: all plans are made.', turn: 0, step: 'threatsAppear' } as const

/** What the story says, and a line where a turn begins and where all ends. */
function textOf(happening: Happening, { turns }: Mission, names: Names): string | null {
  if (happening.kind === 'turnBegan') return happening.turn > turns ? 'The closing step.' : `Turn ${happening.turn}.`
  if (happening.kind === 'missionScored') return endText(happening.result)
  return sentenceFor(happening, names)
}

export const endText = ({ outcome, score }: Result): string =>
  outcome === 'won'
    ? `The mission is won: ${score} ${Math.abs(score) === 1 ? 'point' : 'points'}.`
    : 'The mission is lost.'

export const lastMoment = ({ moments }: Reel): number => moments.length - 1

/** The moment at a place, whatever place is asked for. */
export function momentAt({ moments }: Reel, place: number): Moment {
  const moment = moments[Math.max(0, Math.min(place, moments.length - 1))]
  if (moment === undefined) throw new Error('A film has at least its opening.')
  return moment
}

/** Where the film is in a new version of it: the same turn and step, or the end if it was there. */
export function placeLike(old: Reel, place: number, next: Reel): number {
  if (place >= lastMoment(old)) return lastMoment(next)
  const { turn, step } = momentAt(old, place)
  const inTurn = next.moments.findIndex((moment) => moment.turn === turn)
  if (inTurn === -1) return lastMoment(next)
  const ahead = place - old.moments.findIndex((moment) => moment.turn === turn)
  const same = next.moments[inTurn + ahead]
  if (same?.turn === turn && same.step === step) return inTurn + ahead
  const inStep = next.moments.findIndex((moment) => moment.turn === turn && moment.step === step)
  return inStep === -1 ? inTurn : inStep
}
