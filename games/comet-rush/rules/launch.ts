import { type Automatic, askOne, bug, type Ctx, type Move, next, type Question, refuse } from '@starboard/kernel'
import type { Action, LaunchRocket, Reroll } from './actions.ts'
import { hitComet } from './comet.ts'
import type { Event } from './events.ts'
import { findRocket, isReady, playerAt, removeRocket, rocketOf } from './player.ts'
import type { Launch, Player, Rocket, State, Step } from './state.ts'
import { deadline, resumeTurnClock } from './turn.ts'

type Of<K> = Extract<Step, { kind: K }>

const MOST_ACCURACY = 5
const MOST_POWER = 8

/** CR-4.1: ready rockets, one after another. */
export const launch: Move<State, Of<'main'>, LaunchRocket, Event> = {
  legal(s, seat) {
    const launches: LaunchRocket[] = []
    for (const rocket of playerAt(s, seat).rockets)
      if (isReady(rocket)) launches.push({ kind: 'launch', rocket: rocket.id })
    return launches
  },
  check(s, seat, { rocket: id }) {
    const found = findRocket(s, id)
    if (found === undefined)
      return id >= 1 && id <= s.rocketsBuilt
        ? refuse('rocket-gone', 'CR-4.1', `Rocket ${id} has been launched or destroyed.`)
        : refuse('unknown-rocket', 'CR-4.1', `There is no rocket ${id}.`)
    if (found.owner.seat !== seat) return refuse('not-your-rocket', 'CR-4.1', `Rocket ${id} belongs to another player.`)
    if (isReady(found.rocket)) return null
    return refuse(
      'not-ready',
      'CR-4.1',
      `Rocket ${id} is still under construction: ${turns(found.rocket.remaining)} to go.`,
    )
  },
  apply(s, seat, { rocket: id }, ctx) {
    const player = playerAt(s, seat)
    const aimed = aim(player, rocketOf(player, id) ?? bug(`Seat ${seat} has no rocket ${id}.`))
    removeRocket(player, id)
    player.launches++
    player.flown?.push({ rocket: id, power: aimed.power, accuracy: aimed.accuracy, hit: null })
    player.sabotaged = false
    if (ctx.hasListeners) ctx.emit({ kind: 'rocketLaunched', ...aimed })
    next<Step>(s, { kind: 'roll', launch: aimed })
    return 'open'
  },
}

const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`)

type Aimer = Pick<Player, 'seat' | 'powerCalibration' | 'accuracyCalibration' | 'sabotaged'>

/** CR-4.2: the rocket's values plus calibration, below the absolute maxima. */
export const aim = (player: Aimer, rocket: Rocket): Launch => ({
  seat: player.seat,
  rocket: rocket.id,
  power: Math.min(MOST_POWER, rocket.power + player.powerCalibration),
  accuracy: Math.min(MOST_ACCURACY, rocket.accuracy + player.accuracyCalibration),
  sabotaged: player.sabotaged,
})

/** CR-4.3 */
function rollDie({ seat, accuracy }: Launch, roll: 'first' | 'forced' | 'reroll', ctx: Ctx<Event>): boolean {
  const die = ctx.random.d6()
  ctx.emit({ kind: 'dieRolled', seat, die, needed: accuracy, roll })
  return die <= accuracy
}

/** CR-4.3–4.6, 4.11: the first die, the forced second one under sabotage, and whether a token may still help. */
export const rollStep: Automatic<State, Of<'roll'>, Event> = {
  run(s, { launch: aimed }, ctx) {
    const first = rollDie(aimed, 'first', ctx)
    const isForced = aimed.sabotaged && (first || s.options.sabotageOnMiss === 'reroll')
    const hit = isForced ? rollDie(aimed, 'forced', ctx) : first
    const isFinal = hit || (aimed.sabotaged && !isForced)
    const { tokens } = playerAt(s, aimed.seat)
    if (isFinal || tokens === 0) return next<Step>(s, { kind: 'impact', launch: aimed, hit })
    ctx.emit({ kind: 'rerollAsked', seat: aimed.seat, tokens })
    next<Step>(s, { kind: 'reroll', launch: aimed, since: ctx.now, by: deadline(s.options.responseSeconds, ctx.now) })
  },
}

/** CR-4.4, 4.5: one token a launch; it is gone whether the new roll hits or not. */
const reroll: Move<State, Of<'reroll'>, Reroll, Event> = {
  legal: () => [
    { kind: 'reroll', use: true },
    { kind: 'reroll', use: false },
  ],
  check: () => null,
  apply(s, seat, { use }, ctx, step) {
    const player = playerAt(s, seat)
    resumeTurnClock(s, step.since, ctx.now)
    if (use) {
      player.tokens--
      ctx.emit({ kind: 'tokenSpent', seat, left: player.tokens })
    } else ctx.emit({ kind: 'tokenKept', seat })
    const hit = use && rollDie(step.launch, 'reroll', ctx)
    next<Step>(s, { kind: 'impact', launch: step.launch, hit })
    return 'answered'
  },
}

export const rerollStep: Question<State, Of<'reroll'>, Action, Event> = {
  asks: (_s, { launch: { seat }, by }) => askOne(seat, by),
  moves: { reroll },
  fallback: () => ({ kind: 'reroll', use: false }),
}

/** CR-4.10, 4.12: damage and trophy, rocket spent, calibrations cleared, salvage, and only then the next segment. */
export const impactStep: Automatic<State, Of<'impact'>, Event> = {
  run(s, { launch: aimed, hit }, ctx) {
    const player = playerAt(s, aimed.seat)
    const last = player.flown?.at(-1)
    if (last !== undefined) last.hit = hit
    const afterwards = hit ? hitComet(s, player, aimed.power, ctx) : null
    ctx.emit({ kind: 'rocketSpent', seat: player.seat, rocket: aimed.rocket, hit })
    player.powerCalibration = 0
    player.accuracyCalibration = 0
    if (player.salvageBonus > 0) {
      player.cubes += player.salvageBonus
      ctx.emit({ kind: 'salvagePaid', seat: player.seat, cubes: player.salvageBonus })
    }
    afterwards?.()
  },
}
