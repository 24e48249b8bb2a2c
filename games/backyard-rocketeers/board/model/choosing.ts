import { type Refused, type Seat, seatOf } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import type { Action } from '../../rules/actions.ts'
import type { BackyardRocketeers } from '../../rules/state.ts'
import type { PartKind } from '../../rules/vocabulary.ts'
import { type Choice, DIMS, type Dim, fitsAll, openDim, valuesIn } from './dims.ts'
import type { Held } from './hand.ts'
import { answerWith, areSets, leadsOn, type Marked, NO_PARTS, type Side, toggled } from './sets.ts'
import { isWith, usesOf } from './uses.ts'

/** What somebody has picked on the way to an action. It lives on this screen only. */
export interface Picked {
  /** A card of the hand or one that lies face down. */
  readonly key: string | null
  readonly choices: readonly Choice[]
  readonly marked: Marked
  /** A button that says all there is to say and still deserves a second look. */
  readonly asked: Action | null
  /** Why the card that was pressed cannot be used. */
  readonly why: Refused | null
}

export const NOTHING: Picked = { key: null, choices: [], marked: NO_PARTS, asked: null, why: null }

export type Press =
  | { readonly kind: 'card'; readonly key: string }
  | { readonly kind: 'choose'; readonly dim: Dim; readonly value: string }
  | { readonly kind: 'part'; readonly side: Side; readonly part: PartKind }
  | { readonly kind: 'ask'; readonly action: Action }
  | { readonly kind: 'back' }

export interface Table extends Pick<BoardProps<BackyardRocketeers>, 'legal' | 'refused'> {
  readonly held: readonly Held[]
}

type Handlers = {
  readonly [K in Press['kind']]: (picked: Picked, press: Extract<Press, { kind: K }>, table: Table) => Picked
}

const handlers: Handlers = {
  card(picked, { key }, table) {
    const held = table.held.find((one) => one.key === key)
    if (held === undefined || (picked.key === key && picked.why === null)) return NOTHING
    return usesOf(table.legal, held).length > 0
      ? { ...NOTHING, key }
      : { ...NOTHING, key, why: whyNot(table.refused, held) }
  },
  choose(picked, { dim, value }, table) {
    const before = picked.choices.filter((choice) => DIMS.indexOf(choice.dim) < DIMS.indexOf(dim))
    const next = { ...picked, choices: [...before, { dim, value }], marked: NO_PARTS, why: null }
    return actionsOf(next, table).length === 0 ? picked : next
  },
  part(picked, { side, part }, table) {
    const next = { ...picked, marked: toggled(picked.marked, side, part) }
    if (leadsOn(actionsOf(picked, table), next.marked)) return next
    const alone = { ...picked, marked: { ...picked.marked, [side]: [part] } }
    return leadsOn(actionsOf(picked, table), alone.marked) ? alone : picked
  },
  ask: (picked, { action }, { legal }) =>
    legal.some((one) => isSame(one, action)) ? { ...NOTHING, asked: action } : picked,
  back: (picked) => stepBack(picked),
}

/** One press further. */
export const press = (picked: Picked, pressed: Press, table: Table): Picked =>
  (handlers[pressed.kind] as (picked: Picked, press: Press, table: Table) => Picked)(picked, pressed, table)

function stepBack(picked: Picked): Picked {
  const { marked, choices } = picked
  if (marked.own.length + marked.theirs.length > 0) return { ...picked, marked: NO_PARTS }
  return choices.length > 0 ? { ...picked, choices: choices.slice(0, -1) } : NOTHING
}

/** The reason the rules give for this card, if they were asked. */
export const whyNot = (refused: Table['refused'], held: Held): Refused | null =>
  refused.find(({ action }) => isWith(action, held))?.why ?? null

/** What can still come of what is picked. */
export function actionsOf({ key, choices }: Picked, { legal, held }: Table): readonly Action[] {
  if (key === null) return areSets(legal) ? legal : []
  const card = held.find((one) => one.key === key)
  return card === undefined ? [] : usesOf(legal, card).filter((action) => fitsAll(action, choices))
}

/** Complete: it waits for a yes. */
export function completed(picked: Picked, table: Table): Action | null {
  if (picked.asked !== null) return picked.asked
  const actions = actionsOf(picked, table)
  if (areSets(actions)) return openDim(actions) === null ? answerWith(actions, picked.marked) : null
  return actions.length === 1 ? (actions[0] ?? null) : null
}

export interface Question {
  readonly dim: Dim
  readonly values: readonly string[]
}

/** What has to be said next, and what may be said. */
export function questionOf(picked: Picked, table: Table): Question | null {
  const actions = actionsOf(picked, table)
  const dim = openDim(actions)
  return dim === null ? null : { dim, values: valuesIn(actions, dim) }
}

/** Everybody the picked card may be aimed at, also after one was named: another one may be named instead. */
export function aimsOf(picked: Picked, table: Table): readonly Seat[] {
  const dim = aimDim(picked, table)
  if (dim === null) return []
  const before = picked.choices.filter((choice) => DIMS.indexOf(choice.dim) < DIMS.indexOf(dim))
  return valuesIn(actionsOf({ ...picked, choices: before }, table), dim).flatMap((value) =>
    value === 'none' ? [] : [seatOf(Number(value))],
  )
}

const AIMS: readonly Dim[] = ['target', 'second', 'victim']

/** Which of the seats is being named. */
export function aimDim(picked: Picked, table: Table): Dim | null {
  if (picked.key === null) return null
  const open = openDim(actionsOf(picked, table))
  if (open !== null && AIMS.includes(open)) return open
  const named = picked.choices.findLast(({ dim }) => AIMS.includes(dim))?.dim
  if (named !== undefined) return named
  const all = actionsOf({ ...picked, choices: [] }, table)
  return AIMS.find((dim) => valuesIn(all, dim).some((value) => value !== 'none')) ?? null
}

/** What is picked, if the table still offers it: it may have changed meanwhile. */
export function stillPicked(picked: Picked, table: Table): Picked {
  if (picked.asked !== null) {
    const { asked } = picked
    return table.legal.some((one) => isSame(one, asked)) ? picked : NOTHING
  }
  if (picked.key === null) return leadsOn(actionsOf(picked, table), picked.marked) ? picked : NOTHING
  if (!table.held.some(({ key }) => key === picked.key)) return NOTHING
  if (picked.why !== null) return picked
  return actionsOf(picked, table).length > 0 ? picked : NOTHING
}

const isSame = (one: Action, other: Action): boolean => flat(one) === flat(other)

const flat = (action: Action): string => JSON.stringify(Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1)))
