import type { Action } from '../../rules/actions.ts'
import type { PartKind } from '../../rules/vocabulary.ts'

/** Parts that have been marked: one's own and those of somebody else. */
export interface Marked {
  readonly own: readonly PartKind[]
  readonly theirs: readonly PartKind[]
}

export const NO_PARTS: Marked = { own: [], theirs: [] }

export type Side = keyof Marked

/** The parts an answer names, on whichever side they are; null: it names no set of parts. */
function partsOf(action: Action): Marked | null {
  if (action.kind === 'chooseLosses' || action.kind === 'insuranceKeep') return { own: action.parts, theirs: [] }
  if (action.kind === 'chooseRpgTargets') return { own: [], theirs: action.parts }
  if (action.kind === 'playAbility' && action.give !== undefined && action.take !== undefined)
    return { own: action.give, theirs: action.take }
  return null
}

/** Whether a set of parts is to be put together from these. */
export const areSets = (actions: readonly Action[]): boolean =>
  actions.length > 0 && actions.every((action) => partsOf(action) !== null)

/** Every part that some answer names. */
export const partsIn = (actions: readonly Action[], side: Side): readonly PartKind[] => [
  ...new Set(actions.flatMap((action) => partsOf(action)?.[side] ?? [])),
]

const isSameSet = (one: readonly PartKind[], other: readonly PartKind[]): boolean =>
  one.length === other.length && one.every((kind) => other.includes(kind))

/** The answer that names exactly these. */
export function answerWith(actions: readonly Action[], marked: Marked): Action | null {
  const isThis = (action: Action): boolean => {
    const parts = partsOf(action)
    return parts !== null && isSameSet(parts.own, marked.own) && isSameSet(parts.theirs, marked.theirs)
  }
  return actions.find(isThis) ?? null
}

/** Whether some answer goes on from these. */
export const leadsOn = (actions: readonly Action[], marked: Marked): boolean =>
  actions.some((action) => {
    const parts = partsOf(action)
    const holds = (side: Side) => marked[side].every((kind) => parts?.[side].includes(kind))
    return parts !== null && holds('own') && holds('theirs')
  })

/** One part more or less. */
export function toggled(marked: Marked, side: Side, kind: PartKind): Marked {
  const list = marked[side]
  return { ...marked, [side]: list.includes(kind) ? list.filter((one) => one !== kind) : [...list, kind] }
}
