import { readText, type Seat, type Sentence, seatOf } from '@starboard/kernel'
import type { Happening } from '../../rules/happening.ts'
import type { Mission } from '../../rules/mission.ts'
import { type Film, filmOf } from '../../rules/resolution/resolve.ts'
import type { ShipState } from '../../rules/resolution/state.ts'
import type { Result } from '../../rules/result.ts'
import { CLOSING_STEPS, type Step, TURN_STEPS } from '../../rules/vocabulary.ts'
import { type Names, namesOf, plural } from '../../rules/words/names.ts'
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
  /** By place in the acting order: whose colour and shape. */
  readonly seats: readonly number[]
}

export function reelOf(
  mission: Mission,
  seats: readonly number[] = mission.crew.map((_, place) => place),
  reader: Seat | null = null,
): Reel {
  const names = namesOf({ ...mission, seats: seats.map(seatOf), reader })
  const sentences: Sentence[] = []
  const film = filmOf(mission, (happening) => {
    const sentence = sentenceOf(happening, mission, names)
    if (sentence !== null) sentences.push(sentence)
    return sentence !== null
  })
  const moments = momentsOf(film, mission, (place) => readText(sentences[place] ?? '', names.reading))
  const starts = moments.flatMap(({ turn }, place) => (turn === moments[place - 1]?.turn ? [] : [place]))
  return { mission, names, moments, starts, result: film.result, seats }
}

/** Each frame has its sentence at the same place. Most of them nobody reads before the next change of the plan. */
function momentsOf({ opening, frames }: Film, mission: Mission, readAt: (place: number) => string): readonly Moment[] {
  const first: Moment = { happening: null, ship: opening, before: opening, ...OPENING }
  const others = frames.map(({ happening, ship }, place): Moment => {
    let text: string | undefined
    return {
      happening,
      ship,
      before: frames[place - 1]?.ship ?? opening,
      get text() {
        text ??= readAt(place)
        return text
      },
      turn: happening.turn,
      step: stepOf(happening, mission),
    }
  })
  return [first, ...others]
}

/** A turn begins with its first step; the ship is still in the last one of the turn before. */
const stepOf = ({ kind, turn, step }: Happening, { turns }: Mission): Step =>
  kind !== 'turnBegan' ? step : turn > turns ? CLOSING_STEPS[0] : TURN_STEPS[0]

const OPENING = { text: 'The ship before turn 1: all plans are made.', turn: 0, step: 'threatsAppear' } as const

/** What the story says, and a line where a turn begins and where all ends. */
function sentenceOf(happening: Happening, { turns }: Mission, names: Names): Sentence | null {
  if (happening.kind === 'turnBegan') return happening.turn > turns ? 'The closing step.' : `Turn ${happening.turn}.`
  if (happening.kind === 'missionScored') return endText(happening.result)
  return sentenceFor(happening, names)
}

export const endText = ({ outcome, score }: Result): string =>
  outcome === 'won' ? `The mission is won: ${plural(score, 'point')}.` : 'The mission is lost.'

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
