import type { Refused, Seat } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import type { Action, Payment } from '../../rules/actions.ts'
import type { CardId } from '../../rules/cards.ts'
import type { SpaceGoats } from '../../rules/state.ts'
import type { Held } from './hand.ts'

/** The four things one action can be, besides passing. */
export const SORTS = ['buy', 'rocket', 'shield', 'special'] as const
export type Sort = (typeof SORTS)[number]

/** What somebody has picked on the way to an action. It lives on this screen only. */
export type Picked =
  | { readonly kind: 'nothing' }
  /** "I want to buy": what can be bought lights up. */
  | { readonly kind: 'sort'; readonly sort: Sort }
  /** A hand card that asks for a target or a ship. */
  | { readonly kind: 'card'; readonly key: string; readonly card: CardId }
  /** Something that cannot be chosen, and why. */
  | { readonly kind: 'stuck'; readonly key: string | null; readonly slot: number | null; readonly why: Refused }
  /** Complete: waits for a yes. */
  | { readonly kind: 'ready'; readonly action: Action; readonly key: string | null; readonly from: Picked }

export type Press =
  | { readonly kind: 'sort'; readonly sort: Sort }
  | { readonly kind: 'card'; readonly key: string }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'ship'; readonly ship: number }
  | { readonly kind: 'payment'; readonly payment: Payment | undefined }
  /** A button that says what it does and shows what comes of it first. */
  | { readonly kind: 'ask'; readonly action: Action }
  | { readonly kind: 'back' }

export const NOTHING: Picked = { kind: 'nothing' }

export interface Table extends Pick<BoardProps<SpaceGoats>, 'legal' | 'refused'> {
  readonly hand: readonly Held[]
  /** Why a card cannot be played, where the rules were not asked. */
  whyNot(card: CardId): Refused | null
}

const ready = (action: Action, key: string | null, from: Picked): Picked => ({ kind: 'ready', action, key, from })

type Handlers = {
  readonly [K in Press['kind']]: (picked: Picked, press: Extract<Press, { kind: K }>, table: Table) => Picked
}

const handlers: Handlers = {
  sort: (picked, { sort }) => (picked.kind === 'sort' && picked.sort === sort ? NOTHING : { kind: 'sort', sort }),
  card: pressCard,
  slot(picked, { slot }, { legal, refused }) {
    const action = legal.find((one) => one.kind === 'buy' && one.slot === slot)
    if (action !== undefined) return toggled(picked, action, { kind: 'sort', sort: 'buy' })
    const why = refused.find((one) => one.action.kind === 'buy' && one.action.slot === slot)?.why
    return why === undefined ? picked : { kind: 'stuck', key: null, slot, why }
  },
  seat: (picked, { seat }, table) => aimed(picked, table, (action) => targetOf(action) === seat),
  ship: (picked, { ship }, table) => aimed(picked, table, (action) => shipIn(action) === ship),
  payment(picked, { payment }) {
    if (picked.kind !== 'ready' || picked.action.kind !== 'buy') return picked
    const { slot } = picked.action
    return { ...picked, action: { kind: 'buy', slot, ...(payment !== undefined && { payment }) } }
  },
  ask: (picked, { action }, { legal }) => (isAmong(legal, action) ? ready(action, null, NOTHING) : picked),
  back: (picked) => (picked.kind === 'ready' ? picked.from : NOTHING),
}

/** One press further. */
export const press = (picked: Picked, pressed: Press, table: Table): Picked =>
  (handlers[pressed.kind] as (picked: Picked, press: Press, table: Table) => Picked)(picked, pressed, table)

/** What lights up: everything that may be done, or only what somebody has said they want. */
export const litOf = (picked: Picked, legal: Table['legal']): Table['legal'] =>
  picked.kind === 'sort' ? legal.filter(({ kind }) => kind === picked.sort) : legal

/** Every way to use this card of the hand now. */
export const usesOf = (legal: Table['legal'], card: CardId): readonly Action[] =>
  legal.filter((action) => isFromHand(action, card))

/** Whether an action moves this card out of the hand. */
function isFromHand(action: Action, card: CardId): boolean {
  if (!('card' in action) || action.card !== card) return false
  if (action.kind === 'retrieve' || action.kind === 'loseBank') return false
  return action.kind !== 'trashOne' || action.zone === 'hand'
}

export const targetOf = (action: Action): Seat | undefined => ('target' in action ? action.target : undefined)
export const shipIn = (action: Action): number | undefined => ('ship' in action ? action.ship : undefined)

export const keyOf = (picked: Picked): string | null => ('key' in picked ? picked.key : null)

export const slotOf = (picked: Picked): number | null => {
  if (picked.kind === 'stuck') return picked.slot
  return picked.kind === 'ready' && picked.action.kind === 'buy' ? picked.action.slot : null
}

function pressCard(picked: Picked, { key }: Extract<Press, { kind: 'card' }>, table: Table): Picked {
  const card = table.hand.find((held) => held.key === key)?.card
  if (card === undefined || (keyOf(picked) === key && picked.kind !== 'stuck')) return NOTHING
  const uses = usesOf(table.legal, card)
  const [only] = uses
  if (only === undefined) return stuck(key, table.whyNot(card))
  return uses.length > 1 ? { kind: 'card', key, card } : ready(only, key, NOTHING)
}

const stuck = (key: string, why: Refused | null): Picked =>
  why === null ? NOTHING : { kind: 'stuck', key, slot: null, why }

const toggled = (picked: Picked, action: Action, from: Picked): Picked =>
  picked.kind === 'ready' && isSame(picked.action, action) ? NOTHING : ready(action, null, from)

/** The card that is being aimed, also after a target was named: another one may be named instead. */
export function aiming(picked: Picked): Extract<Picked, { kind: 'card' }> | null {
  if (picked.kind === 'card') return picked
  return picked.kind === 'ready' && picked.from.kind === 'card' ? picked.from : null
}

/** Whatever can be pointed at now: targets and ships of the card that is aimed, else of the question itself. */
export function pointed(picked: Picked, { legal }: Pick<Table, 'legal'>): readonly Action[] {
  const from = aiming(picked)
  if (from !== null) return usesOf(legal, from.card)
  if (picked.kind === 'ready' && picked.key !== null && QUESTION.every((kind) => kind !== picked.action.kind))
    return [picked.action]
  return legal.filter(({ kind }) => QUESTION.some((one) => one === kind))
}

/** Answers that point at a ship or an opponent without a card before. */
const QUESTION = ['defend', 'wreckage', 'nextHit'] as const

function aimed(picked: Picked, table: Table, fits: (action: Action) => boolean): Picked {
  const from = aiming(picked)
  const action = pointed(picked, table).find(fits)
  if (action === undefined) return picked
  return ready(action, from?.key ?? null, from ?? NOTHING)
}

/** What is picked, if the table still offers it: it may have changed meanwhile. */
export function stillPicked(picked: Picked, table: Table): Picked {
  if (picked.kind === 'nothing') return picked
  const key = keyOf(picked)
  const isHeld = key === null || table.hand.some((held) => held.key === key)
  return isHeld && STILL[picked.kind](picked as never, table) ? picked : NOTHING
}

const STILL: {
  readonly [K in Exclude<Picked['kind'], 'nothing'>]: (picked: Extract<Picked, { kind: K }>, table: Table) => boolean
} = {
  sort: ({ sort }, { legal }) => legal.some(({ kind }) => kind === sort),
  card: ({ card }, { legal }) => usesOf(legal, card).length > 1,
  stuck: ({ slot, why, key }, { refused, hand, whyNot }) =>
    slot === null
      ? hand.some((held) => held.key === key && whyNot(held.card)?.code === why.code)
      : refused.some((one) => one.action.kind === 'buy' && one.action.slot === slot),
  ready: ({ action }, { legal }) => isAmong(legal, action),
}

/** SG-3.2: how a card is paid for is the buyer's choice, which the list of legal actions leaves out. */
const isAmong = (legal: readonly Action[], action: Action): boolean =>
  legal.some((one) => isSame(one, action.kind === 'buy' ? { kind: 'buy', slot: action.slot } : action))

export const isSame = (one: Action, other: Action): boolean => flat(one) === flat(other)

const flat = (action: Action): string =>
  JSON.stringify(
    Object.entries(action)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
