import type { Moment, Reel } from '../../film/model/reel.ts'
import type { Result } from '../../rules/result.ts'
import type { Step } from '../../rules/vocabulary.ts'

/** Where two resolutions part, and what came of it. */
export interface Comparison {
  /** Null: turn by turn the same is told. */
  readonly first: FirstDifference | null
  /** "score 11, now 7" */
  readonly outcome: readonly string[]
}

export interface FirstDifference {
  readonly turn: number
  readonly step: Step
  /** What only one of them tells in that step. */
  readonly before: readonly string[]
  readonly now: readonly string[]
  /** Where in the present film that is. */
  readonly place: number
}

export const compare = (before: Reel, now: Reel): Comparison => ({
  first: firstDifference(before, now),
  outcome: outcomeDifferences(before.result, now.result),
})

function firstDifference(before: Reel, now: Reel): FirstDifference | null {
  const [then, today] = [told(before), told(now)]
  const place = today.findIndex((moment, index) => !isSame(moment, then[index]))
  const at = place === -1 ? (then.length > today.length ? today.length : -1) : place
  if (at === -1) return null
  const [one, other] = [then[at], today[at]]
  // Whichever comes earlier is where the two part.
  const parted = earlier(one, other)
  if (parted === undefined) return null
  const { turn, step } = parted
  const within = (moments: readonly Moment[]) =>
    moments.filter((moment) => moment.turn === turn && moment.step === step).map(({ text }) => text)
  const [once, anew] = [within(then), within(today)]
  const shown = now.moments.findIndex((moment) => moment.turn === turn && moment.step === step)
  return {
    turn,
    step,
    before: once.filter((text) => !anew.includes(text)),
    now: anew.filter((text) => !once.includes(text)),
    place: other !== undefined && shown !== -1 ? now.moments.indexOf(other) : now.moments.length - 1,
  }
}

/** Without the end, which has a line of its own. */
const told = ({ moments }: Reel): readonly Moment[] =>
  moments.filter(({ happening }) => happening !== null && happening.kind !== 'missionScored')

const isSame = (one: Moment, other: Moment | undefined): boolean =>
  other !== undefined && one.turn === other.turn && one.step === other.step && one.text === other.text

function earlier(one: Moment | undefined, other: Moment | undefined): Moment | undefined {
  if (one === undefined || other === undefined) return one ?? other
  if (one.turn !== other.turn) return one.turn < other.turn ? one : other
  return one.step === other.step || STEP_ORDER.indexOf(one.step) > STEP_ORDER.indexOf(other.step) ? other : one
}

const STEP_ORDER: readonly Step[] = [
  'threatsAppear',
  'crewActions',
  'pilotReturns',
  'computeDamage',
  'threatsAct',
  'rocketMoves',
  'computerCheck',
  'cleanUp',
  'jump',
]

function outcomeDifferences(before: Result, now: Result): readonly string[] {
  const sums = (['outcome', 'score', 'threatPoints', 'visual', 'penalties'] as const).flatMap((name) =>
    before[name] === now[name] ? [] : [`${OUTCOME_NAMES[name]} ${before[name]}, now ${now[name]}`],
  )
  const zones = (['red', 'white', 'blue'] as const).flatMap((zone) =>
    before.damage[zone] === now.damage[zone]
      ? []
      : [`damage in ${zone} ${before.damage[zone] ?? 0}, now ${now.damage[zone] ?? 0}`],
  )
  return [...sums, ...zones]
}

const OUTCOME_NAMES = {
  outcome: 'outcome',
  score: 'score',
  threatPoints: 'threats',
  visual: 'seen',
  penalties: 'penalties',
} as const
