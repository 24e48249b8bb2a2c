import { bug, canonical, isRefusal, type Refusal, type Seat, sentenceOf } from '@starboard/kernel'
import * as z from 'zod/mini'
import type { CardId } from '../rules/cards.ts'
import { cardOf, effectOf } from '../rules/catalogue.ts'
import { deadline } from '../rules/clock.ts'
import { shipsInPlay } from '../rules/fleet.ts'
import { pieceCounts } from '../rules/pieces.ts'
import { isAlive, livingCount } from '../rules/player.ts'
import { rowOf, takeOut } from '../rules/rows.ts'
import type { Player, Ship, State } from '../rules/state.ts'
import { parseShip } from './fleet-words.ts'
import { impossible, type Pool, takeFor, takeFromMarket, takeUp } from './pool.ts'
import { type PlayerPosition, type Position, position } from './position.ts'

type SeatNamed = (name: string) => Seat | null

/** Brings a fresh state into the position that a scenario describes. Cards only move, so none is lost or made. */
export function arrange(state: object, given: unknown, seatNamed: SeatNamed): Refusal | null {
  const read = z.safeParse(position, given)
  if (!read.success) return impossible(read.error.issues[0] ? sentenceOf(read.error.issues[0]) : 'This is no position.')
  const s = state as State
  const before = canonical(pieceCounts(s))
  const problem = layOut(s, read.data, seatNamed)
  if (problem === null && canonical(pieceCounts(s)) !== before) bug('Arranging the position has lost or made cards.')
  return problem
}

interface Laying {
  readonly given: Position
  readonly pool: Pool
  readonly seatNamed: SeatNamed
  /** What the set-up laid out. */
  readonly market: readonly (CardId | null)[]
}

function layOut(s: State, given: Position, seatNamed: SeatNamed): Refusal | null {
  const market = s.market.slice()
  const laying: Laying = { given, pool: takeUp(s), seatNamed, market }
  for (const arranger of ARRANGERS) {
    const problem = arranger(s, laying)
    if (problem !== null) return problem
  }
  return null
}

/** Players first, the pile and the trash last: they get what is nowhere else. */
const ARRANGERS: readonly ((s: State, laying: Laying) => Refusal | null)[] = [
  strangers,
  players,
  trash,
  market,
  pile,
  ships,
  turn,
]

function strangers(_s: State, { given, seatNamed }: Laying): Refusal | null {
  const named = [...Object.keys(given.players ?? {}), ...(given.pile?.top ?? []).flatMap(({ seenBy }) => seenBy)]
  const stranger = [...named, ...(given.turn === undefined ? [] : [given.turn])].find(
    (name) => seatNamed(name) === null,
  )
  return stranger === undefined ? null : impossible(`Nobody here is called ${stranger}.`)
}

function players(s: State, { given, pool, seatNamed }: Laying): Refusal | null {
  const wanted = new Map(Object.entries(given.players ?? {}).map(([name, player]) => [seatNamed(name), player]))
  for (const player of s.players) {
    const own = wanted.get(player.seat) ?? {}
    const problem = dealCards(player, own, pool) ?? (own.fleet ? buildFleet(s, player, own.fleet, pool) : null)
    if (problem !== null) return problem
    leaveStarters(s, player, { isDrawGiven: own.draw !== undefined, pool })
    const { lastStand = false, skipsNext = false, extraDue = false } = own
    Object.assign(player, { lastStand, skipsNext, extraDue, shown: [], sifted: 0 })
  }
  return null
}

const CARD_ZONES = ['hand', 'draw', 'discard', 'bank'] as const

function dealCards(player: Player, wanted: PlayerPosition, pool: Pool): Refusal | null {
  for (const zone of CARD_ZONES) {
    const cards = takeFor(pool, player, wanted[zone] ?? [])
    if (isRefusal(cards)) return cards
    player[zone].push(...cards)
  }
  const strange = player.bank.find((card) => effectOf(pool.catalogue, card).kind !== 'currency')
  return strange === undefined
    ? null
    : impossible(`Only currency is banked, not ${cardOf(pool.catalogue, strange).name}.`)
}

/** Starter cards of which nothing is said are in the draw pile, or trashed if the draw pile is given. */
function leaveStarters(s: State, player: Player, { isDrawGiven, pool }: { isDrawGiven: boolean; pool: Pool }): void {
  const left = pool.starter[player.seat] ?? []
  if (isDrawGiven) s.trash.push(...left)
  else player.draw.push(...left)
  const { hand, draw, discard, bank } = player
  player.draw = rowOf(pool.catalogue, draw)
  player.owned = rowOf(pool.catalogue, [...hand, ...draw, ...discard, ...bank])
}

/** The first ships keep their numbers; more than the set-up gave get new ones. */
function buildFleet(s: State, player: Player, wanted: readonly string[], pool: Pool): Refusal | null {
  const ids = player.fleet.map(({ id }) => id)
  const fleet: Ship[] = []
  for (const [place, text] of wanted.entries()) {
    const ship = parseShip(pool.catalogue, { id: ids[place] ?? s.shipsMade++, text })
    if (isRefusal(ship)) return ship
    const shield = takeFromMarket(pool, ship.shield === null ? [] : [ship.shield.card])
    if (isRefusal(shield)) return shield
    fleet.push(ship)
  }
  player.fleet = fleet
  if (fleet.length === 0) player.out = ++s.blows
  return null
}

function trash(s: State, { given, pool }: Laying): Refusal | null {
  const cards = takeFromMarket(pool, given.trash ?? [])
  if (isRefusal(cards)) return cards
  s.trash.push(...cards)
  return null
}

/** If nothing is said of the market it is that of the set-up; a card that is elsewhere now makes room for another. */
function market(s: State, { given, pool, market: before }: Laying): Refusal | null {
  if (given.market === undefined) {
    s.market = before.map((card) => (card !== null && pool.market.includes(card) ? taken(pool, card) : null))
    s.market = s.market.map((card) => card ?? (pool.market[0] === undefined ? null : taken(pool, pool.market[0])))
    return null
  }
  const cards = takeFromMarket(
    pool,
    given.market.filter((name) => name !== null),
  )
  if (isRefusal(cards)) return cards
  const left = cards.slice()
  s.market = given.market.map((name) => (name === null ? null : (left.shift() ?? null)))
  return null
}

function taken(pool: Pool, card: CardId): CardId {
  takeOut(pool.market, card)
  return card
}

function pile(s: State, { given, pool, seatNamed }: Laying): Refusal | null {
  const { top = [], rest } = given.pile ?? {}
  const onTop = takeFromMarket(
    pool,
    top.map(({ card }) => card),
  )
  if (isRefusal(onTop)) return onTop
  const loose = takeFromMarket(pool, rest ?? [])
  if (isRefusal(loose)) return loose
  const seenBy = (place: number) => (top[place]?.seenBy ?? []).map(seatNamed).filter((seat) => seat !== null)
  s.pile.top = onTop.map((card, place) => ({ card, seenBy: seenBy(place) }))
  s.pile.loose = rest === undefined ? pool.market : rowOf(pool.catalogue, loose)
  if (rest !== undefined) s.trash.unshift(...pool.market)
  return null
}

function ships(s: State, { pool }: Laying): Refusal | null {
  if (livingCount(s) < 2) return impossible('At least two fleets must have a ship.')
  const { ships: inBox } = pool.catalogue
  return s.options.boxLimits && shipsInPlay(s) > inBox ? impossible(`There are only ${inBox} ship cards.`) : null
}

/** The turn began just now, at the start of the match clock. */
function turn(s: State, { given, seatNamed }: Laying): Refusal | null {
  const seat = given.turn === undefined ? s.start : seatNamed(given.turn)
  const player = seat === null ? undefined : s.players[seat]
  if (player === undefined || !isAlive(player)) return impossible('It must be the turn of somebody with a ship.')
  s.active = player.seat
  s.round = given.round ?? 1
  s.destroyed = given.destroyed ?? 0
  s.turnBy = deadline(s.options.turnSeconds, 0)
  s.agenda = { asked: s.agenda.asked + 1, steps: [{ kind: 'action', id: s.agenda.asked + 1 }] }
  return null
}
