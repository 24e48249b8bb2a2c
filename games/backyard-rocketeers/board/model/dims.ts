import type { Action } from '../../rules/actions.ts'

/** What a card may still have to be told, in the order in which it is asked. */
export const DIMS = ['target', 'second', 'victim', 'replaces', 'part', 'place', 'faceDown'] as const
export type Dim = (typeof DIMS)[number]

/** One answer: "target 3", "part thruster". What an action does not say is "none". */
export interface Choice {
  readonly dim: Dim
  readonly value: string
}

const answerIn = (action: Action, dim: Dim): string =>
  dim in action ? String((action as unknown as Readonly<Record<Dim, unknown>>)[dim]) : 'none'

export const fitsAll = (action: Action, choices: readonly Choice[]): boolean =>
  choices.every(({ dim, value }) => answerIn(action, dim) === value)

/** The values of one question, in the order of the list, each once. */
export const valuesIn = (actions: readonly Action[], dim: Dim): readonly string[] => [
  ...new Set(actions.map((action) => answerIn(action, dim))),
]

/** The first question in which these actions differ; null: there is none left. */
export const openDim = (actions: readonly Action[]): Dim | null =>
  DIMS.find((dim) => valuesIn(actions, dim).length > 1) ?? null
