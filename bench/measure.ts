/** What is measured, and what it should come to. */
export interface Aim {
  readonly name: string
  readonly unit: string
  readonly goal?: Goal
  /** Where it stands, if figures are shown as a table of their own: each row has the same columns. */
  readonly cell?: { readonly row: string; readonly column: string }
}

export type Goal = { readonly atLeast: number } | { readonly below: number }

export interface Figure extends Aim {
  readonly median: number
  readonly min: number
  readonly max: number
  /** How many values there were. */
  readonly rounds: number
  /** Absent where there is no goal. */
  readonly met?: boolean
}

/** One or more figures that are taken together. `prepare` is not measured; each round gives one value per aim. */
export interface Measurement<M> {
  readonly aims: readonly Aim[]
  prepare(material: M): () => readonly number[]
}

const WARM_UP_ROUNDS = 3

/** The compiler gets a few rounds to do its work, then every round counts. */
export function measure<M>({ aims, prepare }: Measurement<M>, material: M, rounds: number): readonly Figure[] {
  const round = prepare(material)
  for (let count = 0; count < WARM_UP_ROUNDS; count++) round()
  const values = Array.from({ length: rounds }, round)
  return aims.map((aim, place) =>
    figureOf(
      aim,
      values.map((one) => one[place] ?? Number.NaN),
    ),
  )
}

export function figureOf(aim: Aim, values: readonly number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (place: number) => sorted[place] ?? Number.NaN
  const median = (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2
  const figure = { ...aim, median, min: at(0), max: at(sorted.length - 1), rounds: sorted.length }
  return aim.goal === undefined ? figure : { ...figure, met: isMet(aim.goal, median) }
}

const isMet = (goal: Goal, value: number): boolean => ('atLeast' in goal ? value >= goal.atLeast : value < goal.below)

/** The value that this share of them does not exceed. */
export function shareOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function secondsFor(run: () => void): number {
  const start = performance.now()
  run()
  return (performance.now() - start) / 1000
}

/** What the processor spent on it: other work on the same machine hardly shows. */
export function coreSecondsFor(run: () => void): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

export const times = (count: number, run: () => void): void => {
  for (let done = 0; done < count; done++) run()
}
