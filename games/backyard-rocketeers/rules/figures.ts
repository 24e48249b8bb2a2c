import { type CardId, factsOf } from './cards/catalogue.ts'
import { missingForLaunch } from './earth/launch.ts'
import { hasEnhancement } from './in-play.ts'
import { driveKm, outputOf, signalOf, workingRovers } from './mars/gauges.ts'
import { allAbove, bestAbove, kmAtLeast, NEVER, SURE, upTo } from './odds.ts'
import type { Options } from './options.ts'
import { isHeld, zoneOf } from './player.ts'
import { partIn, partStrength } from './rocket.ts'
import { cruiseOf } from './space/flight.ts'
import { landingDice } from './space/landing.ts'
import { gainOf } from './space/movement.ts'
import type { Part } from './state.ts'
import { crashesOn, launchFailsOn, navigationFailsOn, roverFailsOn } from './tiers.ts'
import type { Figures, Odds, SeenPlayer } from './view.ts'
import { GOAL, PART_KINDS, REQUIRED } from './vocabulary.ts'

export type Bare = Omit<SeenPlayer, 'figures'>

/** What the whole table adds to one player's facts. */
export interface Moment {
  readonly options: Options
  readonly isActive: boolean
  readonly powered: boolean
  readonly hadGenerator: boolean
}

/** Everything here follows from what the viewer sees: it can betray nothing. */
export function figuresOf(player: Bare, moment: Moment): Figures {
  const { rocket, level, turns, enhancements } = player
  const turn = moment.isActive ? turns : turns + 1
  return {
    strength: seenStrength(player),
    isStrengthOpen: rocket === undefined ? player.parts > 0 || hasUnknown(player) : hasUnknown(player),
    zone: level === 2 ? zoneOf(player) : null,
    signal: signalOf(player),
    heldFor: left(player.heldUntil, turn),
    delayed:
      player.delayedUntil >= turn && player.delayedUntil > 0 && !(moment.isActive && player.delayedUntil > turns),
    dustFor: left(player.dustUntil, turn),
    missing: level === 1 && rocket !== undefined ? missingForLaunch({ ...player, rocket }) : null,
    launch: level === 1 && rocket !== undefined ? launchOdds(player, rocket) : null,
    ...flightFigures(player, moment),
    production: level === 3 ? productionOf(player, { moment, turn }) : 0,
    workingRovers: workingRovers(player),
    drive: player.rovers.reduce((km, rover) => (rover.broken ? km : km + driveKm({ enhancements }, rover)), 0),
    victory: level === 3 ? victoryOdds(player, { moment, turn }) : null,
  }
}

const left = (until: number, turn: number): number => (until === 0 ? 0 : Math.max(0, until - turn + 1))

const hasUnknown = ({ faceDown }: Bare): boolean => faceDown.some(({ card }) => card === undefined)

function seenStrength({ rocket = [], faceDown }: Bare): number {
  let sum = 0
  for (const part of rocket) if (part !== null) sum += partStrength(part)
  for (const { card, tier } of faceDown) if (card !== undefined) sum += partStrength({ card, tier: tier ?? 0 })
  return sum
}

const knowsStaging = ({ rocket, faceDown }: Bare): boolean =>
  (rocket !== undefined && partIn({ rocket }, 'staging') !== null) ||
  faceDown.some(({ card }) => card !== undefined && factsOf(card).design === 'staging')

/** BR-7.3–7.5: with Staging at hand a failing thruster is no failure. */
function launchOdds(player: Bare, rocket: readonly (Part | null)[]): Odds | null {
  const parts = rocket.slice(0, REQUIRED + 1)
  if (parts.slice(0, REQUIRED).includes(null)) return null
  const hasStaging = knowsStaging(player)
  const limits = parts.map((part, slot) =>
    part === null || (hasStaging && PART_KINDS[slot] === 'thruster') ? 0 : launchFailsOn(part.tier),
  )
  return allAbove(limits)
}

type Flight = Pick<Figures, 'cruise' | 'fuelAfter' | 'navigationError' | 'landing' | 'bestLanding'>

const GROUNDED: Flight = { cruise: 0, fuelAfter: 0, navigationError: null, landing: null, bestLanding: null }

function flightFigures(player: Bare, { options, isActive, powered }: Moment): Flight {
  const { level, rocket } = player
  if (level !== 2 || rocket === undefined) return GROUNDED
  const flying = { ...player, rocket }
  const spaceTurn = isActive ? player.spaceTurns : player.spaceTurns + 1
  const { thrusterCruise, fuelBurn } = options
  const km = cruiseOf(flying, { thrusterCruise, spaceTurn, hasStaging: knowsStaging(player) })
  const isPowered = (isActive && powered) || km.boosters + km.staging > 0
  const failsOn = navigationFailsOn(partIn(flying, 'stabilizer-fins')?.tier ?? 0)
  const cone = partIn(flying, 'nose-cone')?.tier ?? 0
  const odds = (cards: Parameters<typeof landingDice>[1]): Odds =>
    hasEnhancement(player, 'sky-crane') ? SURE : bestAbove(landingDice(cone, cards), crashesOn(cone))
  return {
    cruise: gainOf(player, km.boosters + km.staging + km.ions + km.slingshot),
    fuelAfter: isPowered ? Math.max(0, player.spaceFuel - fuelBurn) : player.spaceFuel,
    navigationError: player.distance === 0 || isHeld(player) ? NEVER : upTo(failsOn),
    landing: odds({ chutes: 0, shields: 0, hidden: 0 }),
    bestLanding: odds(seenLandingCards(player)),
  }
}

function seenLandingCards({ hand = [], faceDown }: Bare): Parameters<typeof landingDice>[1] {
  const count = (cards: readonly (CardId | null | undefined)[], design: string): number =>
    cards.filter((card) => card !== null && card !== undefined && factsOf(card).design === design).length
  return {
    chutes: count(hand, 'drag-chute'),
    shields: count(hand, 'heat-shield'),
    hidden: count(
      faceDown.map(({ card }) => card),
      'heat-shield',
    ),
  }
}

interface Turn {
  readonly moment: Moment
  readonly turn: number
}

function productionOf(player: Bare, { moment, turn }: Turn): number {
  const { generators } = player
  const produces = moment.isActive ? moment.hadGenerator : generators.length > 0
  return produces ? generators.reduce((sum, generator) => sum + outputOf(player, generator, turn), 0) : 0
}

/** BR-18.1, if nothing else is played until the end of that turn. */
function victoryOdds(player: Bare, { moment, turn }: Turn): Odds {
  const boost = moment.isActive ? player.boost : 0
  if (player.power + productionOf(player, { moment, turn }) < GOAL.power) return NEVER
  if (signalOf({ ...player, boost }) < GOAL.signal) return NEVER
  if (player.km >= GOAL.km) return SURE
  const rovers = player.rovers
    .filter(({ broken }) => !broken)
    .map((rover) => ({ failsOn: roverFailsOn(rover.tier), km: driveKm(player, rover) }))
  return kmAtLeast(rovers, GOAL.km - player.km)
}
