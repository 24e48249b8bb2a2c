import type { Ctx, Seat } from '@starboard/kernel'
import type { Event } from './events.ts'
import { holdsAll } from './mars/gauges.ts'
import { countIn, isIn, othersAfter, playerAt } from './player.ts'
import { partCount, strengthOf } from './rocket.ts'
import type { Ending, Milestone, Player, State } from './state.ts'

export function endGame(
  s: State,
  { how, winners }: { readonly how: Ending; readonly winners: readonly Seat[] },
  ctx: Ctx<Event>,
): void {
  if (s.ended !== null) return
  for (const seat of winners) note(s, seat, 'won')
  s.ended = { how, winners }
  s.agenda.steps.length = 0
  ctx.emit({ kind: 'gameEnded', how, winners })
}

export function note(s: State, seat: Seat, what: Milestone['what']): void {
  s.milestones.push({ seat, round: s.round, what })
}

/** BR-18.1: at the end of an own turn; `holdRound` asks for two in a row. */
export function checkVictory(s: State, player: Player, ctx: Ctx<Event>): void {
  const holds = holdsAll(player)
  const { victoryCheck } = s.options
  if (holds && (victoryCheck !== 'holdRound' || player.holding)) win(s, player.seat, ctx)
  player.holding = holds
}

const win = (s: State, seat: Seat, ctx: Ctx<Event>): void => endGame(s, { how: 'mission', winners: [seat] }, ctx)

/** BR-18.9: after every completed action and step, the active player first. */
export function maybeWin(s: State, ctx: Ctx<Event>): void {
  if (s.options.victoryCheck !== 'immediate' || s.ended !== null) return
  const active = playerAt(s, s.active)
  const winner = [active, ...othersAfter(s, s.active)].find((player) => isIn(player) && holdsAll(player))
  if (winner !== undefined) win(s, winner.seat, ctx)
}

/** BR-18.3, R33: looked at after every elimination, destruction and explosion. */
export function checkStanding(s: State, ctx: Ctx<Event>) {
  if (s.ended !== null) return
  if (countIn(s) === 1) {
    const winners = s.players.filter(isIn).map(({ seat }) => seat)
    return endGame(s, { how: 'lastStanding', winners }, ctx)
  }
  if (s.options.lastStanding !== 'rockets') return
  const standing = s.players.filter((player) => isIn(player) && !isWrecked(player))
  const [only] = standing
  if (standing.length === 1 && only !== undefined && strengthOf(only) > 0)
    endGame(s, { how: 'rockets', winners: [only.seat] }, ctx)
}

/** A part that was placed face down since is a part, too. */
const isWrecked = (player: Player): boolean =>
  player.wrecked && partCount(player.rocket) === 0 && strengthOf(player) === 0
