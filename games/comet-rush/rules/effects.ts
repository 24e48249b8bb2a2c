import { bug, type Ctx, peekCards } from '@starboard/kernel'
import type { Play } from './actions.ts'
import { type Effect, factsOf } from './cards.ts'
import type { Event } from './events.ts'
import { moveUnseen } from './hands.ts'
import { findRocket, isBuilding, playerAt, removeRocket } from './player.ts'
import { putUnderPressure } from './pressure.ts'
import type { Player, Rocket, State } from './state.ts'
import { advance, incomeOf } from './turn.ts'

/** waiting: the card stays on the table until a question about it is answered. */
type Done = 'done' | 'waiting'

type Executor<E> = (s: State, played: { by: Player; action: Play; effect: E }, ctx: Ctx<Event>) => Done

type Executors = { readonly [K in Effect['kind']]: Executor<Extract<Effect, { kind: K }>> }

const executors: Executors = {
  raise(s, { by, action, effect: { what, most } }, ctx) {
    if (by[what] >= most && isTold(s)) return nothingChanged(by, action, ctx)
    by[what] = Math.min(most, by[what] + 1)
    ctx.emit({ kind: 'bonusRaised', seat: by.seat, what, to: by[what] })
    return 'done'
  },
  gain(s, { by, effect }, ctx) {
    gain(by, GAINS[effect.by](s, by), ctx)
    if (effect.by === 'grant') for (const other of s.players) if (other !== by) gain(other, GRANT_TO_OTHERS, ctx)
    return 'done'
  },
  /** CR-6.6: only rockets that are building now. */
  hurry(s, { by, action, effect }, ctx) {
    const rockets = effect.which === 'all' ? by.rockets.filter(isBuilding) : [targetOf(s, action).rocket]
    if (rockets.length === 0 && isTold(s)) return nothingChanged(by, action, ctx)
    for (const rocket of rockets) advance(by, rocket, ctx)
    return 'done'
  },
  /** CR-6.7, 6.16: a ready rocket, where it may be chosen, goes back to building. */
  delay(s, { action }, ctx) {
    const { owner, rocket } = targetOf(s, action)
    rocket.remaining++
    ctx.emit({ kind: 'rocketDelayed', seat: owner.seat, rocket: rocket.id, remaining: rocket.remaining })
    return 'done'
  },
  /** CR-6.8: no refund, and the slot is free at once. */
  strike(s, { action }, ctx) {
    const { owner, rocket } = targetOf(s, action)
    removeRocket(owner, rocket.id)
    ctx.emit({ kind: 'rocketDestroyed', seat: owner.seat, rocket: rocket.id })
    return 'done'
  },
  token(_s, { by }, ctx) {
    by.tokens++
    ctx.emit({ kind: 'tokenGained', seat: by.seat, tokens: by.tokens })
    return 'done'
  },
  /** CR-6.15: adds up, and lasts until the next launch. */
  calibrate(_s, { by, action }, ctx) {
    const what = action.choice === 'power' ? 'power' : 'accuracy'
    by[`${what}Calibration`]++
    ctx.emit({ kind: 'calibrated', seat: by.seat, what, bonus: by[`${what}Calibration`] })
    return 'done'
  },
  /** CR-6.9: the card stays where it is. */
  peek(s, { by: { seat }, action }, ctx) {
    const deck = action.choice === 'strength' ? 'strength' : 'movement'
    const [card] =
      deck === 'strength' ? peekCards(s.segments, 1, seat, ctx.random) : peekCards(s.movement, 1, seat, ctx.random)
    ctx.reveal({ kind: 'cometPeeked', seat, deck, card: card ?? bug(`The ${deck} deck is empty.`) })
    return 'done'
  },
  /** CR-7.1: a second copy adds nothing. */
  status(s, { by, action, effect: { status } }, ctx) {
    const target = targetPlayer(s, action)
    if (target[status] && isTold(s)) return nothingChanged(by, action, ctx)
    target[status] = true
    ctx.emit({ kind: 'statusLaid', seat: target.seat, status })
    return 'done'
  },
  pressure: (s, { by, action }, ctx) => putUnderPressure(s, { by, target: targetPlayer(s, action) }, ctx),
  /** CR-6.11: any card of the hand with the same chance. */
  takeCard(s, { by, action }, ctx) {
    const from = targetPlayer(s, action)
    const event = { seat: by.seat, from: from.seat }
    const card = from.hand.length === 0 ? undefined : from.hand[ctx.random.below(from.hand.length, 'agent')]
    if (card === undefined) ctx.emit({ kind: 'nothingTaken', ...event })
    else {
      moveUnseen(s, { card, from, to: by })
      ctx.reveal({ kind: 'cardTaken', ...event, card })
    }
    return 'done'
  },
  /** CR-6.12 */
  takeCubes(s, { by, action, effect: { most } }, ctx) {
    const from = targetPlayer(s, action)
    const cubes = Math.min(most, from.cubes)
    from.cubes -= cubes
    by.cubes += cubes
    ctx.emit({ kind: 'cubesTaken', seat: by.seat, from: from.seat, cubes })
    return 'done'
  },
}

const isTold = ({ rules }: State): boolean => rules > 1

function nothingChanged({ seat }: Player, { card }: Play, ctx: Ctx<Event>): Done {
  ctx.emit({ kind: 'nothingChanged', seat, card })
  return 'done'
}

const GRANT = 5
export const GRANT_TO_OTHERS = 2
const DONATION = 2

type Gain = (s: Pick<State, 'distance' | 'options'>, player: Pick<Player, 'incomeBonus' | 'rockets'>) => number

/** What a card pays who plays it now. */
export const GAINS: Readonly<Record<Extract<Effect, { kind: 'gain' }>['by'], Gain>> = {
  income: incomeOf,
  /** CR-6.14 */
  rockets: (_s, { rockets }) => DONATION * rockets.length,
  distance: (s) => funding(s),
  grant: () => GRANT,
}

/** CR-6.13: by the distance at the moment of play. */
export function funding({ distance, options: { fundingSteps } }: Pick<State, 'distance' | 'options'>): number {
  if (distance >= fundingSteps.far) return 4
  return distance >= fundingSteps.near ? 8 : 12
}

function gain(player: Player, cubes: number, ctx: Ctx<Event>): void {
  player.cubes += cubes
  ctx.emit({ kind: 'cubesGained', seat: player.seat, cubes })
}

const targetPlayer = (s: State, { target }: Play): Player =>
  target === undefined ? bug('No player was named.') : playerAt(s, target)

const targetOf = (s: State, { rocket = 0 }: Play): { owner: Player; rocket: Rocket } =>
  findRocket(s, rocket) ?? bug(`There is no rocket ${rocket}.`)

export function applyEffect(s: State, by: Player, action: Play, ctx: Ctx<Event>): Done {
  const { effect } = factsOf(action.card)
  return (executors[effect.kind] as Executor<Effect>)(s, { by, action, effect }, ctx)
}
