import { type Ctx, type Move, next, refuse, type Window, withdraw } from '@starboard/kernel'
import type { Resign } from './actions.ts'
import { endGame, lastStanding } from './ending.ts'
import type { Event } from './events.ts'
import { breakShield } from './hits.ts'
import { isAlive, livingCount, playerAt } from './player.ts'
import type { Player, State, Step } from './state.ts'

/** SG-7.7 */
export const resign: Move<State, Step | undefined, Resign, Event> = {
  legal: () => [],
  check(s, seat) {
    if (s.ended !== null) return refuse('game-over', 'SG-7.7', 'The game is over.')
    return isAlive(playerAt(s, seat)) ? null : refuse('already-out', 'SG-7.2', 'You are out of the game already.')
  },
  apply(s, seat, _action, ctx, step) {
    ctx.reveal({ kind: 'resigned', seat })
    leave(s, playerAt(s, seat), ctx)
    if (livingCount(s) === 1) endGame(s, { how: 'resigned', winners: lastStanding(s) }, ctx)
    else if (s.active === seat) endTurn(s)
    else if (step !== undefined && 'window' in step) withdraw(step.window as Window<unknown>, seat)
    return 'open'
  },
}

/** The ships go back without counting as destroyed (SG-R24). */
function leave(s: State, player: Player, ctx: Ctx<Event>): void {
  const { seat } = player
  for (const ship of player.fleet) breakShield(s, { seat, ship, why: 'left' }, ctx)
  player.fleet = []
  player.out = ++s.blows
  player.resigned = true
  player.extraDue = false
}

/** What the player had begun is dropped, questions to others too; but whoever has used an Aegis still owes a card. */
function endTurn(s: State): void {
  const owed = s.agenda.steps.filter(({ kind }) => kind === 'aegis')
  s.agenda.steps = []
  next<Step>(s, ...owed, { kind: 'turnEnd' })
}
