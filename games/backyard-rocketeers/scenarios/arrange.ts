import { bug, canonical, type Refusal, type Seat, sentenceOf } from '@starboard/kernel'
import * as z from 'zod/mini'
import { type CardId, factsOf } from '../rules/cards/catalogue.ts'
import { deadline } from '../rules/clock.ts'
import { turnsOf } from '../rules/enhancements.ts'
import { pieceCounts } from '../rules/pieces.ts'
import { newPart, strengthOf } from '../rules/rocket.ts'
import type { FaceDown, Player, State } from '../rules/state.ts'
import { LEVELS } from '../rules/vocabulary.ts'
import { Impossible, impossible, refusalOf, takeCard, takeUp } from './pool.ts'
import { type PlayerPosition, type Position, position } from './position.ts'

type SeatNamed = (name: string) => Seat | null

/** Brings a fresh state into the position that a scenario describes. Cards only move, so none is lost or made. */
export function arrange(state: object, given: unknown, seatNamed: SeatNamed): Refusal | null {
  const read = z.safeParse(position, given)
  if (!read.success) return refusalOf(read.error.issues[0] ? sentenceOf(read.error.issues[0]) : 'This is no position.')
  const s = state as State
  const before = canonical(pieceCounts(s))
  try {
    layOut(s, read.data, seatNamed)
  } catch (cause) {
    if (cause instanceof Impossible) return refusalOf(cause.message)
    throw cause
  }
  if (canonical(pieceCounts(s)) !== before) bug('Arranging the position has lost or made cards.')
  return null
}

interface Laying {
  readonly pool: CardId[]
  seatOf(name: string): Seat
}

function layOut(s: State, given: Position, seatNamed: SeatNamed): void {
  const laying: Laying = {
    pool: takeUp(s),
    seatOf: (name) => seatNamed(name) ?? impossible(`Nobody here is called ${name}.`),
  }
  const wanted = new Map(Object.entries(given.players ?? {}).map(([name, own]) => [laying.seatOf(name), own]))
  for (const player of s.players) layPlayer(player, wanted.get(player.seat) ?? {}, laying)
  layDecks(s, given, laying)
  layTurn(s, given, laying)
}

/** Long enough ago for anything that had to wait a turn. */
const TURNS_BEFORE = 5

function layPlayer(player: Player, wanted: PlayerPosition, laying: Laying): void {
  const { hand, pad, rocket, faceDown, enhancements, generators, rovers, communications, spies, ...numbers } = wanted
  player.level = wanted.level ?? 1
  player.turns = wanted.turns ?? TURNS_BEFORE
  const take = (card: string): CardId => takeCard(laying.pool, card, player.level)
  layPad(player, pad ?? 'play', take)
  player.hand.push(...(hand ?? []).map(take))
  for (const one of rocket ?? []) layPart(player, one, take)
  player.faceDown = (faceDown ?? []).map((one) => hiddenCard(player, one, { take, laying }))
  const since = player.turns - 1
  player.enhancements = (enhancements ?? []).map(take).map((card) => ({ card, since, turns: turnsOf(card) }))
  layYard(player, { generators, rovers, communications }, take)
  player.spies = (spies ?? []).map((name) => ({ by: laying.seatOf(name), until: player.turns + 2 }))
  for (const [key, value] of Object.entries(numbers)) if (value !== undefined) Object.assign(player, { [key]: value })
  if (player.level > 1 && wanted.original === undefined) player.original = strengthOf(player)
}

type Take = (card: string) => CardId

function layPad(player: Player, where: 'play' | 'hand' | 'none', take: Take): void {
  if (where === 'none') return
  const pad = take('launch-pad')
  if (where === 'play') player.pad = pad
  else player.hand.push(pad)
}

function layPart(player: Player, wanted: NonNullable<PlayerPosition['rocket']>[number], take: Take): void {
  const card = take(typeof wanted === 'string' ? wanted : wanted.card)
  const { slot, name } = factsOf(card)
  if (slot < 0 || player.rocket[slot] !== null) impossible(`${name} does not fit on that rocket.`)
  const part = newPart(card)
  player.rocket[slot] = typeof wanted === 'string' ? part : { ...part, tier: wanted.tier }
}

function hiddenCard(
  { turns }: Player,
  wanted: NonNullable<PlayerPosition['faceDown']>[number],
  { take, laying }: { readonly take: Take; readonly laying: Laying },
): FaceDown {
  const { card: name, victim, isNew } = typeof wanted === 'string' ? { card: wanted } : { ...wanted }
  const card = take(name)
  if (factsOf(card).covert === 'never') impossible(`${name} cannot lie face down.`)
  const seat = victim === undefined ? null : laying.seatOf(victim)
  return { card, victim: seat, since: isNew === true ? turns : turns - 1, tier: newPart(card).tier }
}

type Yard = Pick<PlayerPosition, 'generators' | 'rovers' | 'communications'>

const BROKEN = ', broken'

function layYard(player: Player, { generators = [], rovers = [], communications = [] }: Yard, take: Take): void {
  const tierOf = (card: CardId) => {
    const { effect } = factsOf(card)
    return 'tier' in effect ? effect.tier : 0
  }
  player.generators = generators.map(take).map((card) => ({ card, tier: tierOf(card), dustUntil: 0 }))
  player.rovers = rovers.map((text) => {
    const card = take(text.replace(BROKEN, ''))
    return { card, tier: tierOf(card), broken: text.endsWith(BROKEN) }
  })
  player.communications = communications.map(take)
}

function layDecks(s: State, { decks = {} }: Position, { pool }: Laying): void {
  for (const level of LEVELS) {
    const { draw, discard = [] } = decks[level] ?? {}
    const pile = s.piles[level - 1] ?? bug(`There is no deck ${level}.`)
    pile.discard = discard.map((card) => takeCard(pool, card, level))
    pile.draw = (draw ?? []).map((card) => takeCard(pool, card, level))
  }
  for (const card of pool.splice(0)) {
    const { home } = factsOf(card)
    if (decks[home]?.draw === undefined && card !== 'launch-pad@1') s.piles[home - 1]?.draw.push(card)
    else s.removed.push(card)
  }
}

/** The turn began just now, at the start of the match clock. */
function layTurn(s: State, given: Position, { seatOf }: Laying): void {
  s.active = given.turn === undefined ? s.first : seatOf(given.turn)
  s.round = given.round ?? 1
  s.placed = given.placed ?? false
  s.placedOpenly = s.placed
  s.powered = given.powered ?? false
  s.hadGenerator = given.hadGenerator ?? (s.players[s.active]?.generators.length ?? 0) > 0
  s.turnBy = deadline(s.options.turnSeconds, 0)
  const id = s.agenda.asked + 1
  s.agenda = { asked: id, steps: [{ kind: 'turnEnd' }, { kind: 'handLimit' }, { kind: 'action', id }] }
}
