import type { Happening } from '../../rules/happening.ts'
import { CLOSING_STEPS, type Step, TURN_STEPS } from '../../rules/vocabulary.ts'
import { attackSum, hitSum } from '../../rules/words/arithmetic.ts'
import type { Names } from '../../rules/words/names.ts'
import { type Moment, momentAt, type Reel } from './reel.ts'

/** A line below a step: a sentence with who it is about, or a sum with what it is the sum of. */
export interface StoryLine {
  readonly place: number
  readonly text: string
  /** Whose colour and shape stand before it. */
  readonly seat: number | null
  readonly sum: { readonly label: string; readonly figures: string } | null
}

export interface StepStory {
  readonly step: Step
  readonly state: 'done' | 'now' | 'next'
  readonly lines: readonly StoryLine[]
}

/** The steps of the turn that the film is in, with everything of it up to this moment. */
export function stepsOf(reel: Reel, place: number): readonly StepStory[] {
  const { turn, step } = momentAt(reel, place)
  const steps: readonly Step[] = turn > reel.mission.turns ? CLOSING_STEPS : TURN_STEPS
  const now = turn === 0 ? -1 : steps.indexOf(step)
  return steps.map((one, index) => ({
    step: one,
    state: index < now ? 'done' : index === now ? 'now' : 'next',
    lines: turn === 0 ? [] : linesIn(reel, place, one),
  }))
}

function linesIn(reel: Reel, place: number, step: Step): readonly StoryLine[] {
  const start = reel.starts[momentAt(reel, place).turn] ?? 0
  return reel.moments
    .slice(start, place + 1)
    .flatMap((moment, index) => (moment.step === step && isTold(moment) ? [lineOf(reel, moment, start + index)] : []))
}

const isTold = ({ happening }: Moment): boolean => happening !== null && happening.kind !== 'turnBegan'

function lineOf({ names, seats }: Reel, { happening, text }: Moment, place: number): StoryLine {
  const crew = crewIn(happening)
  return { place, text, seat: crew === null ? null : (seats[crew] ?? crew), sum: sumOf(happening, names) }
}

/** Who does it, by place in the acting order. */
export const crewIn = (happening: Happening | null): number | null =>
  happening !== null && 'crew' in happening ? happening.crew : null

export const threatIn = (happening: Happening | null): number | null =>
  happening !== null && 'threat' in happening ? happening.threat : null

function sumOf(happening: Happening | null, names: Names): StoryLine['sum'] {
  if (happening?.kind === 'threatHit') return { label: names.threat(happening.threat), figures: hitSum(happening) }
  if (happening?.kind === 'zoneAttacked')
    return { label: `${names.threat(happening.threat)} on ${happening.zone}`, figures: attackSum(happening) }
  return null
}

/** What a crew member has done in this turn so far, the last of it; null: nothing yet. */
export function deedOf(reel: Reel, place: number, crew: number): string | null {
  const start = reel.starts[momentAt(reel, place).turn] ?? 0
  const last = reel.moments.slice(start, place + 1).findLast(({ happening }) => crewIn(happening) === crew)
  return last?.text ?? null
}
