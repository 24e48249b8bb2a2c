import { type Automatic, bug, type Ctx, type Move, next, type Question, refuse, seatOf } from '@starboard/kernel'
import type { Act, Action } from './actions.ts'
import { factsOf, nameOf } from './cards/catalogue.ts'
import { asked, deadline } from './clock.ts'
import { drawCards } from './draw.ts'
import { changeSpaceFuel } from './earth/fuel.ts'
import type { Event } from './events.ts'
import { outputOf } from './mars/gauges.ts'
import { driveRovers } from './mars/rovers.ts'
import { plainPlays } from './plain-plays.ts'
import { isIn, kindsIn, playerAt } from './player.ts'
import { rankedWinners } from './ranking.ts'
import { discardFromHand } from './space/explosion.ts'
import { upkeepInSpace } from './space/flight.ts'
import type { Player, State, Step } from './state.ts'
import { checkVictory, endGame, maybeWin } from './victory.ts'
import { HAND_LIMIT, type Level } from './vocabulary.ts'

type Of<K> = Extract<Step, { kind: K }>

/** BR-18.7: even without a limit. */
const LAST_ROUND = 1000

export const lastRound = ({ roundLimit }: State['options']): number => (roundLimit === 0 ? LAST_ROUND : roundLimit)

/** BR-2.1: upkeep, draw, then the action phase; the hand limit and the end come after it. */
export const turnStep: Automatic<State, Of<'turn'>, Event> = {
  run(s, { seat }, ctx) {
    const player = playerAt(s, seat)
    s.active = seat
    player.turns++
    if (player.level === 2) player.spaceTurns++
    s.placed = false
    s.placedOpenly = false
    s.powered = false
    s.hadGenerator = player.generators.length > 0
    s.counts.turns++
    if (ctx.hasListeners)
      ctx.emit({ kind: 'turnBegan', seat, round: s.round, turn: player.turns, spaceTurn: player.spaceTurns })
    if (player.level === 2) upkeepInSpace(s, player, ctx)
    draw(s, player, ctx)
    s.turnBy = deadline(s.options.turnSeconds, ctx.now)
    next<Step>(s, { kind: 'action' }, { kind: 'handLimit' }, { kind: 'turnEnd' })
  },
}

export function leaderLevel(players: readonly { readonly level: Level; readonly out: number }[]): Level {
  let leader: Level = 1
  for (const player of players) if (isIn(player) && player.level > leader) leader = player.level
  return leader
}

/** BR-2.3: one more while somebody is at a higher level. */
function draw(s: State, player: Player, ctx: Ctx<Event>): void {
  const { seat, level } = player
  const leader = leaderLevel(s.players)
  const isBehind = leader > level
  if (isBehind) ctx.emit({ kind: 'extraDraw', seat, leader })
  drawCards(s, player, { level, count: s.options.baseDraw + (isBehind ? 1 : 0) }, ctx)
}

/** BR-2.5, 15.2, 15.6, 16.1: production, then the rovers. */
export const marsStep: Automatic<State, Of<'mars'>, Event> = {
  run(s, _step, ctx) {
    const player = playerAt(s, s.active)
    produce(s, player, ctx)
    maybeWin(s, ctx)
    if (s.ended !== null) return
    driveRovers(s, player, ctx)
    maybeWin(s, ctx)
  },
}

function produce(s: State, player: Player, ctx: Ctx<Event>): void {
  if (!s.hadGenerator) return
  let by = 0
  for (const generator of player.generators) by += outputOf(player, generator, player.turns)
  if (by === 0) return
  player.power += by
  ctx.emit({ kind: 'powerChanged', seat: player.seat, by, to: player.power, why: 'production' })
}

/** BR-2.6 */
export const handLimitStep: Automatic<State, Of<'handLimit'>, Event> = {
  run(s, _step, ctx) {
    if (playerAt(s, s.active).hand.length > HAND_LIMIT) next<Step>(s, { kind: 'discardToSeven', ...asked(s, ctx) })
  },
}

const discarding = plainPlays((card) => ({ kind: 'discardToSeven', card }))

const discardToSeven: Move<State, Of<'discardToSeven'>, Act<'discardToSeven'>, Event> = {
  legal: (s, seat) => kindsIn(playerAt(s, seat).hand).map((card) => discarding(factsOf(card))),
  check: (s, seat, { card }) =>
    playerAt(s, seat).hand.includes(card) ? null : refuse('not-in-hand', 'BR-2.6', `You do not hold ${nameOf(card)}.`),
  apply(s, seat, { card }, ctx) {
    const player = playerAt(s, seat)
    discardFromHand(s, player, { card, why: 'handLimit' }, ctx)
    return player.hand.length > HAND_LIMIT ? 'open' : 'answered'
  },
}

export const discardStep: Question<State, Of<'discardToSeven'>, Action, Event> = {
  asks: (s, { by }) => [
    { seat: s.active, mode: 'single', by: by ?? undefined, part: playerAt(s, s.active).hand.length },
  ],
  moves: { discardToSeven },
  fallback(s, seat) {
    const newest = playerAt(s, seat).hand.at(-1) ?? bug('There is nothing to discard.')
    return { kind: 'discardToSeven', card: newest }
  },
}

/** BR-2.7: fuel burn, victory, expiry, next player. */
export const turnEndStep: Automatic<State, Of<'turnEnd'>, Event> = {
  run(s, _step, ctx) {
    const player = playerAt(s, s.active)
    if (isIn(player)) closeTurn(s, player, ctx)
    if (s.ended === null) passTurn(s, ctx)
  },
}

function closeTurn(s: State, player: Player, ctx: Ctx<Event>): void {
  const { fuelBurn } = s.options
  if (player.level === 2 && s.powered && fuelBurn > 0) changeSpaceFuel(player, { by: -fuelBurn, why: 'burn' }, ctx)
  checkVictory(s, player, ctx)
  if (s.ended !== null) return
  player.boost = 0
  if (player.spaceTurns > 0) player.slingshotKm = 0
  expire(player, ctx)
  ctx.emit({ kind: 'turnEnded', seat: player.seat })
}

/** BR-2.8: over at the end of the last own turn it was meant for. */
function expire(player: Player, ctx: Ctx<Event>): void {
  const { seat, turns } = player
  if (player.heldUntil > 0 && turns >= player.heldUntil) {
    player.heldUntil = 0
    ctx.emit({ kind: 'statusEnded', seat, what: 'held', by: null })
  }
  if (player.delayedUntil > 0 && turns >= player.delayedUntil) {
    player.delayedUntil = 0
    ctx.emit({ kind: 'statusEnded', seat, what: 'delayed', by: null })
  }
  expireDust(player, ctx)
  const over = player.spies.filter(({ until }) => turns >= until)
  if (over.length === 0) return
  player.spies = player.spies.filter(({ until }) => turns < until)
  for (const { by } of over) ctx.emit({ kind: 'statusEnded', seat, what: 'spies', by })
}

function expireDust(player: Player, ctx: Ctx<Event>): void {
  const { seat, turns } = player
  const isOver = (until: number): boolean => until > 0 && turns >= until
  if (!isOver(player.dustUntil) && !player.generators.some(({ dustUntil }) => isOver(dustUntil))) return
  if (isOver(player.dustUntil)) player.dustUntil = 0
  for (const generator of player.generators) if (isOver(generator.dustUntil)) generator.dustUntil = 0
  ctx.emit({ kind: 'statusEnded', seat, what: 'dust', by: null })
}

/** BR-1.7, 2.12, 18.5: the round is over when the turn passes the seat of the first player. */
function passTurn(s: State, ctx: Ctx<Event>) {
  const seats = s.players.length
  let seat = s.active
  do {
    seat = seatOf((seat + 1) % seats)
    if (seat === s.first) {
      if (s.round >= lastRound(s.options)) return endGame(s, { how: 'roundLimit', winners: rankedWinners(s) }, ctx)
      s.round++
      ctx.emit({ kind: 'roundBegan', round: s.round })
    }
  } while (!isIn(playerAt(s, seat)))
  next<Step>(s, { kind: 'turn', seat })
}
