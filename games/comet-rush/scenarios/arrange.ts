import { bug, canonical, type Deck, isRefusal, putOnTop, type Refusal, refuse, type Seat } from '@starboard/kernel'
import * as z from 'zod/mini'
import { type Card, DECKS, type DeckName, factsOf, segmentOf, strengthOf } from '../rules/cards.ts'
import { pieceCounts } from '../rules/pieces.ts'
import type { Player, Rocket, State, Step } from '../rules/state.ts'
import { deadline } from '../rules/turn.ts'
import { type PlayerPosition, type Position, position, type RocketPosition } from './position.ts'

type SeatNamed = (name: string) => Seat | null

/** Brings a fresh state into the position that a scenario describes. Cards only move, so none is lost or made. */
export function arrange(state: object, given: unknown, seatNamed: SeatNamed): Refusal | null {
  const read = z.safeParse(position, given)
  if (!read.success) return impossible(sentenceOf(read.error.issues[0]))
  const s = state as State
  const before = canonical(pieceCounts(s))
  const problem = firstProblem(read.data, s, seatNamed)
  if (problem === null && canonical(pieceCounts(s)) !== before) bug('Arranging the position has lost or made cards.')
  return problem
}

type Arranger = (position: Position, s: State, seatNamed: SeatNamed) => Refusal | null

const firstProblem: Arranger = (given, s, seatNamed) => {
  for (const arranger of ARRANGERS) {
    const problem = arranger(given, s, seatNamed)
    if (problem !== null) return problem
  }
  return null
}

/** Hands and trophies first: what they take is no longer in the decks. */
const ARRANGERS: readonly Arranger[] = [players, decks, comet, movement, turn]

function players(given: Position, s: State, seatNamed: SeatNamed): Refusal | null {
  for (const [name, wanted] of Object.entries(given.players ?? {})) {
    const player = playerNamed(s, name, seatNamed)
    if (isRefusal(player)) return player
    const problem = dealHand(s, player, wanted.hand ?? []) ?? placeRockets(s, player, wanted.rockets ?? [])
    if (problem !== null) return problem
    setNumbers(player, wanted)
  }
  return null
}

function playerNamed(s: State, name: string, seatNamed: SeatNamed): Player | Refusal {
  const seat = seatNamed(name)
  const player = seat === null ? undefined : s.players[seat]
  return player ?? impossible(`Nobody here is called ${name}.`)
}

function setNumbers(player: Player, wanted: PlayerPosition): void {
  const { hand: _hand, rockets: _rockets, trophies: _trophies, ...numbers } = wanted
  for (const [key, value] of Object.entries(numbers)) if (value !== undefined) Object.assign(player, { [key]: value })
}

function dealHand(s: State, player: Player, hand: readonly Card[]): Refusal | null {
  for (const card of hand) {
    const problem = takeOut(s.decks[factsOf(card).deck], card)
    if (problem !== null) return problem
    player.hand.push(card)
  }
  return null
}

function takeOut<C extends string>(deck: Deck<C>, card: C): Refusal | null {
  if ((deck.loose[card] ?? 0) === 0) return impossible(`There is no ${card} left in the ${deck.name} deck.`)
  deck.loose[card]--
  return null
}

function placeRockets(s: State, player: Player, rockets: readonly RocketPosition[]): Refusal | null {
  for (const wanted of rockets) {
    if (s.players.some((other) => other.rockets.some(({ id }) => id === wanted.id)))
      return impossible(`There are two rockets ${wanted.id}.`)
    const { id, power, accuracy, level = 1, remaining } = wanted
    const rocket: Rocket = { id, power, accuracy, level, remaining }
    player.rockets.push(rocket)
    s.rocketsBuilt = Math.max(s.rocketsBuilt, id)
  }
  return null
}

function decks(given: Position, s: State, seatNamed: SeatNamed): Refusal | null {
  for (const name of DECKS) {
    const { top = [], discard = [], rest } = given.decks?.[name] ?? {}
    const deck = s.decks[name]
    for (const card of [...top, ...discard]) {
      const problem = takeOut(deck, card)
      if (problem !== null) return problem
    }
    putOnTop(deck, top, [])
    deck.discard.push(...discard)
    const problem = rest === undefined ? null : placeRest(s, { name, rest }, seatNamed)
    if (problem !== null) return problem
  }
  return null
}

function placeRest(s: State, { name, rest }: { name: DeckName; rest: string }, seatNamed: SeatNamed): Refusal | null {
  const deck = s.decks[name]
  const cards = (Object.keys(deck.loose) as Card[]).flatMap((card) => new Array<Card>(deck.loose[card]).fill(card))
  const player = rest === 'discarded' ? null : playerNamed(s, rest, seatNamed)
  if (player !== null && isRefusal(player)) return player
  const pile = player === null ? deck.discard : player.hand
  pile.push(...cards)
  for (const card of cards) deck.loose[card]--
  return null
}

/** Segments are trophies, the active one, or still ahead. */
function comet(given: Position, s: State, seatNamed: SeatNamed): Refusal | null {
  if (given.distance !== undefined) s.distance = given.distance
  const left = segmentsAhead(s)
  const take = (strength: number) => {
    const place = left.indexOf(strength)
    if (place < 0) return impossible(`There is no segment of strength ${strength} left.`)
    left.splice(place, 1)
    return null
  }
  for (const [name, { trophies = [] }] of Object.entries(given.players ?? {}))
    for (const strength of trophies) {
      const player = playerNamed(s, name, seatNamed)
      const problem = isRefusal(player) ? player : take(strength)
      if (problem !== null) return problem
      if (!isRefusal(player)) player.trophies.push(strength)
    }
  const active = given.segment ?? openByOption(s, left)
  const problem = active === null ? null : take(active.strength)
  if (problem !== null) return problem
  s.segment = active === null ? null : { ...active }
  return layFaceDown(given, s, { left, seatNamed })
}

/** Everything not destroyed, in the order in which it would be attacked if that is known. */
function segmentsAhead(s: State): number[] {
  const faceDown = Object.keys(s.segments.loose) as ReturnType<typeof segmentOf>[]
  return [
    ...(s.segment === null ? [] : [s.segment.strength]),
    ...s.ahead,
    ...s.segments.top.map(({ card }) => strengthOf(card)),
    ...faceDown.filter((card) => (s.segments.loose[card] ?? 0) > 0).map(strengthOf),
  ]
}

/** CR-5.5, 5.6: at such a table there is always an open segment. */
function openByOption(s: State, left: readonly number[]): State['segment'] {
  const isOpen = s.options.segmentOrder === 'ascending' || s.options.segmentReveal === 'onActivate'
  const strength = isOpen ? left[0] : undefined
  return strength === undefined ? null : { strength, health: strength }
}

function layFaceDown(
  { nextSegment }: Position,
  s: State,
  { left, seatNamed }: { left: readonly number[]; seatNamed: SeatNamed },
): Refusal | null {
  const isOpen = s.options.segmentOrder === 'ascending'
  s.ahead = isOpen ? [...left] : []
  s.segments.top = []
  for (const card of Object.keys(s.segments.loose) as (keyof typeof s.segments.loose)[])
    s.segments.loose[card] = !isOpen && left.includes(strengthOf(card)) ? 1 : 0
  if (nextSegment === undefined) return null
  return layOnTop(s.segments, { card: segmentOf(nextSegment.strength), seenBy: nextSegment.seenBy }, seatNamed)
}

function layOnTop<C extends string>(
  deck: Deck<C>,
  { card, seenBy = [] }: { card: C; seenBy: readonly string[] | undefined },
  seatNamed: SeatNamed,
): Refusal | null {
  const seats = seenBy.map(seatNamed)
  const known = seats.filter((seat) => seat !== null)
  if (known.length < seats.length) return impossible(`Nobody here is called ${seenBy[seats.indexOf(null)]}.`)
  const problem = takeOut(deck, card)
  if (problem === null) putOnTop(deck, [card], known)
  return problem
}

function movement({ moves = [], nextMove }: Position, s: State, seatNamed: SeatNamed): Refusal | null {
  for (const card of moves) {
    const problem = takeOut(s.movement, card)
    if (problem !== null) return problem
    s.moves.push(card)
  }
  return nextMove === undefined
    ? null
    : layOnTop(s.movement, { card: nextMove.card, seenBy: nextMove.seenBy }, seatNamed)
}

/** The turn began just now, at the start of the match clock. */
function turn(given: Position, s: State, seatNamed: SeatNamed): Refusal | null {
  const seat = given.turn === undefined ? s.start : seatNamed(given.turn)
  if (seat === null) return impossible(`Nobody here is called ${given.turn}.`)
  s.active = seat
  s.round = given.round ?? 1
  s.built = given.built ?? false
  s.turnBy = deadline(s.options.turnSeconds, 0)
  s.agenda = { asked: s.agenda.asked + 1, steps: stepsOf(given, s) }
  return null
}

function stepsOf({ step = 'main' }: Position, s: State): Step[] {
  const id = s.agenda.asked + 1
  if (step === 'main') return [{ kind: 'main', id }]
  const left = s.distance <= s.options.lateGameAt ? 2 : 1
  return [{ kind: 'main' }, { kind: 'draw', id, left, from: null }]
}

const impossible = (text: string): Refusal => refuse('impossible-position', 'scenario', text)

const sentenceOf = (issue: z.core.$ZodIssue | undefined): string => {
  if (issue === undefined) return 'This is no position.'
  const where = issue.path.length === 0 ? 'The position' : `“${issue.path.map(String).join('.')}”`
  if (issue.code === 'unrecognized_keys') return `${where} has unknown parts: ${issue.keys.join(', ')}.`
  if (issue.code === 'invalid_value') return `${where} must be one of ${issue.values.map(String).join(', ')}.`
  return `${where} is not as it should be: ${issue.message}.`
}
