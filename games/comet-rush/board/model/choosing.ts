import type { Refused, Seat } from '@starboard/kernel'
import type { BoardProps } from '@starboard/screen/contract/board.ts'
import type { Action, Play, Trade } from '../../rules/actions.ts'
import type { Card, Choice, DeckName } from '../../rules/cards.ts'
import type { CometRush } from '../../rules/state.ts'
import type { Held } from './hand.ts'

/** What somebody has picked on the way to an action. It lives on this screen only. */
export type Picked =
  | { readonly kind: 'nothing' }
  /** A card that asks for a target. */
  | { readonly kind: 'card'; readonly key: string; readonly card: Card }
  /** A card that cannot be played, and why. */
  | { readonly kind: 'stuck'; readonly key: string; readonly why: Refused }
  | { readonly kind: 'trade'; readonly keys: readonly string[]; readonly deck: DeckName | null }
  /** Complete: waits for a yes. */
  | { readonly kind: 'ready'; readonly action: Action; readonly keys: readonly string[]; readonly from: Picked }

export type Press =
  | { readonly kind: 'card'; readonly key: string }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'rocket'; readonly rocket: number }
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'deck'; readonly deck: DeckName }
  | { readonly kind: 'trade' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'back' }
  /** A button that says all there is to say: launch, build, spend the token. */
  | { readonly kind: 'act'; readonly action: Action }
  /** The same for what deserves a second look. */
  | { readonly kind: 'ask'; readonly action: Action }

export const NOTHING: Picked = { kind: 'nothing' }

export interface Table extends Pick<BoardProps<CometRush>, 'legal' | 'refused'> {
  readonly hand: readonly Held[]
}

export interface Chosen {
  readonly picked: Picked
  /** To be sent now. */
  readonly act: Action | null
}

const stay = (picked: Picked): Chosen => ({ picked, act: null })
const send = (act: Action): Chosen => ({ picked: NOTHING, act })

type Handlers = {
  readonly [K in Press['kind']]: (picked: Picked, press: Extract<Press, { kind: K }>, table: Table) => Chosen
}

const handlers: Handlers = {
  card(picked, { key }, table) {
    const trading = picked.kind === 'ready' ? picked.from : picked
    return trading.kind === 'trade' ? tradeCard(trading, key, table) : playCard(picked, key, table)
  },
  seat: (picked, { seat }, table) => aimed(picked, table, ({ target }) => target === seat),
  rocket: (picked, { rocket }, table) => aimed(picked, table, (play) => play.rocket === rocket),
  choice: (picked, { choice }, table) => aimed(picked, table, (play) => play.choice === choice),
  deck(picked, { deck }, table) {
    if (picked.kind === 'trade') return completed({ ...picked, deck }, table)
    const draw = table.legal.find(
      (action) => (action.kind === 'draw' || action.kind === 'draft') && action.deck === deck,
    )
    return draw === undefined ? stay(picked) : send(draw)
  },
  trade: (picked) => stay(picked.kind === 'trade' ? NOTHING : { kind: 'trade', keys: [], deck: null }),
  confirm: (picked) => (picked.kind === 'ready' ? send(picked.action) : stay(picked)),
  back: (picked) => stay(stepBack(picked)),
  act: (picked, { action }, { legal }) => (legal.some((one) => isSame(one, action)) ? send(action) : stay(picked)),
  ask: (picked, { action }, { legal }) =>
    legal.some((one) => isSame(one, action)) ? stay({ kind: 'ready', action, keys: [], from: NOTHING }) : stay(picked),
}

/** One press further. */
export const press = (picked: Picked, pressed: Press, table: Table): Chosen =>
  (handlers[pressed.kind] as (picked: Picked, press: Press, table: Table) => Chosen)(picked, pressed, table)

/** Every way to play this card now. */
export const playsOf = (legal: Table['legal'], card: Card): readonly Play[] =>
  legal.filter((action): action is Play => action.kind === 'play' && action.card === card)

const tradesOf = (legal: Table['legal']): readonly Trade[] =>
  legal.filter((action): action is Trade => action.kind === 'trade')

export const mayTrade = (legal: Table['legal']): boolean => legal.some(({ kind }) => kind === 'trade')

const cardAt = ({ hand }: Table, key: string): Card | undefined => hand.find((held) => held.key === key)?.card

export const keysOf = (picked: Picked): readonly string[] => {
  if (picked.kind === 'nothing') return []
  return 'keys' in picked ? picked.keys : [picked.key]
}

function playCard(picked: Picked, key: string, table: Table): Chosen {
  const card = cardAt(table, key)
  if (card === undefined || (keysOf(picked).includes(key) && picked.kind !== 'stuck')) return stay(NOTHING)
  const plays = playsOf(table.legal, card)
  const [only] = plays
  if (only === undefined) return stay(stuck(table, key, card))
  const choosing: Picked = { kind: 'card', key, card }
  if (plays.length > 1) return stay(choosing)
  return stay({ kind: 'ready', action: only, keys: [key], from: NOTHING })
}

function stuck({ refused }: Table, key: string, card: Card): Picked {
  const found = refused.find(({ action }) => action.kind === 'play' && action.card === card)
  return found === undefined ? NOTHING : { kind: 'stuck', key, why: found.why }
}

/** The card that is being aimed, also after a target was named: another target may be named instead. */
export function aiming(picked: Picked): Extract<Picked, { kind: 'card' }> | null {
  if (picked.kind === 'card') return picked
  return picked.kind === 'ready' && picked.from.kind === 'card' ? picked.from : null
}

function aimed(picked: Picked, { legal }: Table, fits: (play: Play) => boolean): Chosen {
  const from = aiming(picked)
  if (from === null) return stay(picked)
  const action = playsOf(legal, from.card).find(fits)
  return stay(action === undefined ? picked : { kind: 'ready', action, keys: [from.key], from })
}

type Trading = Extract<Picked, { kind: 'trade' }>

function tradeCard(picked: Trading, key: string, table: Table): Chosen {
  if (cardAt(table, key) === undefined) return stay(picked)
  const rest = picked.keys.filter((one) => one !== key)
  const keys = rest.length < picked.keys.length ? rest : [...rest.slice(-1), key]
  return completed({ ...picked, keys }, table)
}

function completed(picked: Trading, table: Table): Chosen {
  const cards = picked.keys.map((key) => cardAt(table, key))
  const action = tradesOf(table.legal).find((trade) => trade.deck === picked.deck && holdsAll(trade, cards))
  return stay(
    action === undefined ? picked : { kind: 'ready', action, keys: picked.keys, from: { ...picked, deck: null } },
  )
}

function stepBack(picked: Picked): Picked {
  if (picked.kind === 'ready') return picked.from
  return picked.kind === 'trade' && picked.keys.length > 0 ? { ...picked, keys: picked.keys.slice(0, -1) } : NOTHING
}

/** Decks that a trade may name with what is picked so far. */
export function tradeDecks(picked: Picked, table: Table): readonly DeckName[] {
  if (picked.kind !== 'trade' || picked.keys.length < 2) return []
  const cards = picked.keys.map((key) => cardAt(table, key))
  const fitting = tradesOf(table.legal).filter((trade) => holdsAll(trade, cards))
  return [...new Set(fitting.map(({ deck }) => deck))]
}

function holdsAll({ cards: [first, second] }: Trade, wanted: readonly (Card | undefined)[]): boolean {
  const fits = (a: Card, b: Card) => wanted[0] === a && wanted[1] === b
  return fits(first, second) || fits(second, first)
}

/** What is picked, if the table still offers it: it may have changed meanwhile. */
export function stillPicked(picked: Picked, table: Table): Picked {
  if (picked.kind === 'nothing') return picked
  const isHeld = keysOf(picked).every((key) => cardAt(table, key) !== undefined)
  return isHeld && STILL[picked.kind](picked as never, table) ? picked : NOTHING
}

const STILL: {
  readonly [K in Exclude<Picked['kind'], 'nothing'>]: (picked: Extract<Picked, { kind: K }>, table: Table) => boolean
} = {
  card: ({ card }, { legal }) => playsOf(legal, card).length > 1,
  stuck: ({ why }, { refused }) => refused.some((one) => one.why.code === why.code),
  trade: (_picked, { legal }) => mayTrade(legal),
  ready: ({ action }, { legal }) => legal.some((one) => isSame(one, action)),
}

/** Actions are flat, but for the two cards of a trade. */
const isSame = (one: Action, other: Action): boolean => flat(one) === flat(other)

const flat = (action: Action): string => JSON.stringify(Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1)))
