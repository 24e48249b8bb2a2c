import { type Automatic, type Ctx, type Ms, next } from '@starboard/kernel'
import { suppliers } from './decks.ts'
import type { Event } from './events.ts'
import { isBuilding, playerAt } from './player.ts'
import type { Player, Rocket, State, Step } from './state.ts'

type TurnStep = Extract<Step, { kind: 'turn' }>

/** CR-2.1: income, draw, main, end. Income is automatic, the other steps ask. */
export const turnStep: Automatic<State, TurnStep, Event> = {
  run(s, { seat }, ctx) {
    const player = playerAt(s, seat)
    s.active = seat
    s.built = false
    s.turnBy = deadline(s.options.turnSeconds, ctx.now)
    ctx.emit({ kind: 'turnBegan', seat, round: s.round })
    collectIncome(s, player, ctx)
    for (const rocket of player.rockets) if (isBuilding(rocket)) advance(player, rocket, ctx)
    if (suppliers(s).length > 0) next<Step>(s, { kind: 'draw', left: drawsOf(s), from: null }, { kind: 'main' })
    else {
      ctx.emit({ kind: 'drawSkipped', seat })
      next<Step>(s, { kind: 'main' })
    }
  },
}

/** CR-2.2, CR-6.10 */
export const incomeOf = ({ options }: Pick<State, 'options'>, player: Pick<Player, 'incomeBonus'>): number =>
  options.baseIncome + player.incomeBonus

/** CR-2.2, 2.3: an embargo eats one collection. */
function collectIncome(s: State, player: Player, ctx: Ctx<Event>): void {
  const { seat } = player
  if (player.embargoed) {
    player.embargoed = false
    ctx.emit({ kind: 'embargoBit', seat })
    return
  }
  const cubes = incomeOf(s, player)
  player.cubes += cubes
  ctx.emit({ kind: 'incomeCollected', seat, cubes })
}

/** CR-2.4, CR-6.6: one turn less; at 0 the rocket is ready at once. */
export function advance({ seat }: Player, rocket: Rocket, ctx: Ctx<Event>): void {
  rocket.remaining--
  if (rocket.remaining === 0) ctx.emit({ kind: 'rocketReadied', seat, rocket: rocket.id })
  else ctx.emit({ kind: 'rocketAdvanced', seat, rocket: rocket.id, remaining: rocket.remaining })
}

/** CR-2.5: two cards in the late game. */
const drawsOf = (s: State): number => (isLateGame(s) ? 2 : 1)

export const isLateGame = (s: Pick<State, 'distance' | 'options'>): boolean => s.distance <= s.options.lateGameAt

/** 0 seconds: no limit. */
export const deadline = (seconds: number, now: Ms): Ms | null => (seconds === 0 ? null : now + seconds * 1000)

/** Section 7: the turn clock stands still while a reroll or counter question is open. */
export function resumeTurnClock(s: State, since: Ms, now: Ms): void {
  if (s.turnBy !== null) s.turnBy += now - since
}
