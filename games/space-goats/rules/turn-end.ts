import type { Automatic, Ctx } from '@starboard/kernel'
import { endGame, lastStanding } from './ending.ts'
import type { Event } from './events.ts'
import { isAlive, livingCount, playerAt } from './player.ts'
import type { State, Step } from './state.ts'
import { beginTurn, livingFrom } from './turn.ts'
import { endRound } from './wreckage.ts'

/** After an action that somebody may have to answer first. */
export const turnEndStep: Automatic<State, Extract<Step, { kind: 'turnEnd' }>, Event> = {
  run: (s, _step, ctx) => endTurn(s, ctx),
}

/** SG-2.9: win check, then a due extra turn, then the next living seat. */
export function endTurn(s: State, ctx: Ctx<Event>): void {
  const player = playerAt(s, s.active)
  if (livingCount(s) === 1) endGame(s, { how: 'rocket', winners: lastStanding(s) }, ctx)
  else if (player.extraDue && isAlive(player)) {
    player.extraDue = false
    beginTurn(s, { seat: s.active, isExtra: true }, ctx)
  } else nextTurn(s, ctx)
}

/** SG-1.4, 2.10: in seat order without the eliminated; the round ends before the start seat's place. */
function nextTurn(s: State, ctx: Ctx<Event>): void {
  const seats = s.players.length
  const untilStart = (s.start - s.active + seats) % seats || seats
  const seat = livingFrom(s, s.active + 1, untilStart - 1)
  if (seat === null) endRound(s, ctx)
  else beginTurn(s, { seat, isExtra: false }, ctx)
}
