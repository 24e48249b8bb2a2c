import { type Automatic, type Ctx, next } from '@starboard/kernel'
import { factsOf } from '../cards/catalogue.ts'
import { asked } from '../clock.ts'
import { turnUp } from '../covert.ts'
import { changeSpaceFuel } from '../earth/fuel.ts'
import { loseEnhancement } from '../enhancements.ts'
import type { Event } from '../events.ts'
import { hasEnhancement } from '../in-play.ts'
import { isHeld, playerAt } from '../player.ts'
import { hiddenPartPlace, installed, partIn } from '../rocket.ts'
import type { Enhancement, Part, Player, State, Step } from '../state.ts'
import { boosterKm, navigationFailsOn, thrusterKm } from '../tiers.ts'
import { slotOf } from '../vocabulary.ts'
import { land } from './landing.ts'
import { gainOf, shift } from './movement.ts'

const OFF_COURSE_KM = 10
const STAGING_KM = 15
const STAGING_FROM = 5
const ION_KM = 3

/** BR-2.2: fuel of Anti-Matter, then the navigation check. */
export function upkeepInSpace(s: State, player: Player, ctx: Ctx<Event>): void {
  burnAntiMatter(s, player, ctx)
  navigate(s, player, ctx)
}

function burnAntiMatter(s: State, player: Player, ctx: Ctx<Event>): void {
  for (let place = player.enhancements.length - 1; place >= 0; place--) {
    const enhancement = player.enhancements[place]
    if (enhancement === undefined) continue
    const { effect } = factsOf(enhancement.card)
    if (effect.kind !== 'fuelEachTurn') continue
    changeSpaceFuel(player, { by: effect.percent, why: enhancement.card }, ctx)
    enhancement.turns--
    ctx.emit({ kind: 'antiMatterLeft', seat: player.seat, place, turns: enhancement.turns })
    if (enhancement.turns === 0) loseEnhancement(s, player, { place, why: 'usedUp' }, ctx)
  }
}

/** BR-12.1, 12.2 */
function navigate(s: State, player: Player, ctx: Ctx<Event>): void {
  const failsOn = navigationFailsOn(partIn(player, 'stabilizer-fins')?.tier ?? 0)
  if (player.distance === 0 || isHeld(player) || failsOn === 0) return
  const die = ctx.random.d6()
  ctx.emit({ kind: 'navigationRolled', seat: player.seat, die, failsOn })
  if (die <= failsOn) shift(s, player, { by: OFF_COURSE_KM, why: 'navigation' }, ctx)
}

/** Km of one cruise by what they come from. */
export interface Cruise {
  readonly boosters: number
  readonly staging: number
  readonly ions: number
  readonly slingshot: number
}

interface Flying extends Readonly<Pick<Player, 'spaceFuel' | 'slingshotKm' | 'distance' | 'heldUntil'>> {
  readonly rocket: readonly (Part | null)[]
  readonly enhancements: readonly Enhancement[]
}

/** BR-11.4, 11.8, 11.9; `hasStaging` where the owner knows of one that is face down. */
export function cruiseOf(
  player: Flying,
  { thrusterCruise, spaceTurn, hasStaging }: { thrusterCruise: boolean; spaceTurn: number; hasStaging: boolean },
): Cruise {
  if (player.distance === 0 || isHeld(player)) return { boosters: 0, staging: 0, ions: 0, slingshot: 0 }
  const isFuelled = player.spaceFuel > 0
  const boosters = partIn(player, 'boosters')
  const thruster = thrusterCruise ? thrusterKm(partIn(player, 'thruster')?.tier ?? 0) : 0
  return {
    boosters: !isFuelled ? 0 : boosters === null ? thruster : boosterKm(boosters.tier),
    staging: isFuelled && hasStaging && spaceTurn >= STAGING_FROM ? STAGING_KM : 0,
    ions: hasEnhancement(player, 'ion-thrusters') ? ION_KM : 0,
    slingshot: player.slingshotKm,
  }
}

/** BR-2.5, 11.4, 14.1 */
export const cruiseStep: Automatic<State, Extract<Step, { kind: 'cruise' }>, Event> = {
  run(s, _step, ctx) {
    const player = playerAt(s, s.active)
    cruise(s, player, ctx)
    if (player.distance > 0 || isHeld(player)) return
    if (hasEnhancement(player, 'sky-crane')) land(s, player, { skyCrane: true }, ctx)
    else next<Step>(s, { kind: 'commitLanding', ...asked(s, ctx) })
  },
}

function cruise(s: State, player: Player, ctx: Ctx<Event>): void {
  const hasStaging = installed(player, 'staging') !== null
  const { thrusterCruise } = s.options
  const km = cruiseOf(player, { thrusterCruise, spaceTurn: player.spaceTurns, hasStaging })
  const sum = km.boosters + km.staging + km.ions + km.slingshot
  if (sum === 0) return
  if (km.boosters + km.staging > 0) s.powered = true
  const hidden = km.staging > 0 ? hiddenPartPlace(player, slotOf('staging')) : -1
  if (hidden >= 0) turnUp(s, player, hidden, ctx)
  const gain = gainOf(player, sum)
  ctx.emit({ kind: 'cruised', seat: player.seat, km: gain, ...km })
  shift(s, player, { by: -gain, why: 'cruise' }, ctx)
}
