import { type CardId, factsOf } from './cards/catalogue.ts'
import { missingForLaunch } from './earth/launch.ts'
import { hasEnhancement } from './in-play.ts'
import { DUST_TURNS, driveKm, outputOf, signalOf, workingRovers } from './mars/gauges.ts'
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

/** Until they are worked out. */
export const NO_FIGURES: Figures = {
  strength: 0,
  isStrengthOpen: false,
  zone: null,
  signal: 0,
  heldFor: 0,
  delayed: false,
  dustFor: 0,
  missing: null,
  launch: null,
  cruise: 0,
  fuelAfter: 0,
  navigationError: null,
  landing: null,
  bestLanding: null,
  production: 0,
  workingRovers: 0,
  drive: 0,
  victory: null,
}

type Built = { -readonly [K in keyof Figures]: Figures[K] }

/** Everything here follows from what the viewer sees: it can betray nothing. */
export function figuresOf(player: Bare, moment: Moment): Figures {
  const { rocket, level, turns } = player
  const turn = moment.isActive ? turns : turns + 1
  const figures: Built = { ...NO_FIGURES }
  figures.strength = seenStrength(player)
  figures.isStrengthOpen = hasUnknown(player) || (rocket === undefined && player.parts > 0)
  figures.heldFor = left(player.heldUntil, turn)
  figures.delayed = player.delayedUntil > 0 && player.delayedUntil === turn
  figures.dustFor = Math.min(DUST_TURNS, left(player.dustUntil, turn))
  if (level === 1 && rocket !== undefined) groundFigures(figures, player, rocket)
  if (level === 2 && rocket !== undefined) flightFigures(figures, { player, rocket, moment })
  if (level === 3) marsFigures(figures, player, { moment, turn })
  return figures
}

function groundFigures(figures: Built, player: Bare, rocket: readonly (Part | null)[]): void {
  figures.missing = missingForLaunch({ level: player.level, pad: player.pad, groundFuel: player.groundFuel, rocket })
  figures.launch = launchOdds(player, rocket)
}

function marsFigures(figures: Built, player: Bare, when: Turn): void {
  figures.signal = signalOf(player)
  figures.production = productionOf(player, when)
  figures.workingRovers = workingRovers(player)
  for (const rover of player.rovers) if (!rover.broken) figures.drive += driveKm(player, rover)
  figures.victory = victoryOdds(player, when, figures.production)
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

const NO_CARDS = { chutes: 0, shields: 0, hidden: 0 } as const

interface Flight {
  readonly player: Bare
  readonly rocket: readonly (Part | null)[]
  readonly moment: Moment
}

function flightFigures(figures: Built, { player, rocket, moment: { options, isActive, powered } }: Flight): void {
  const { distance, spaceFuel, slingshotKm, heldUntil, enhancements } = player
  const spaceTurn = isActive ? player.spaceTurns : player.spaceTurns + 1
  const { thrusterCruise, fuelBurn } = options
  const hasStaging = knowsStaging(player)
  const flying = { rocket, distance, spaceFuel, slingshotKm, heldUntil, enhancements }
  const km = cruiseOf(flying, { thrusterCruise, spaceTurn, hasStaging })
  const isPowered = (isActive && powered) || km.boosters + km.staging > 0
  const cone = partIn({ rocket }, 'nose-cone')?.tier ?? 0
  const isSafe = hasEnhancement(player, 'sky-crane')
  figures.zone = zoneOf(player)
  figures.cruise = gainOf(player, km.boosters + km.staging + km.ions + km.slingshot)
  figures.fuelAfter = isPowered ? Math.max(0, spaceFuel - fuelBurn) : spaceFuel
  figures.navigationError =
    distance === 0 || isHeld(player) ? NEVER : upTo(navigationFailsOn(partIn({ rocket }, 'stabilizer-fins')?.tier ?? 0))
  figures.landing = isSafe ? SURE : bestAbove(landingDice(cone, NO_CARDS), crashesOn(cone))
  figures.bestLanding = isSafe ? SURE : bestAbove(landingDice(cone, seenLandingCards(player)), crashesOn(cone))
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
function victoryOdds(player: Bare, { moment }: Turn, production: number): Odds {
  const boost = moment.isActive ? player.boost : 0
  if (player.power + production < GOAL.power) return NEVER
  if (signalOf({ ...player, boost }) < GOAL.signal) return NEVER
  if (player.km >= GOAL.km) return SURE
  const rovers = player.rovers
    .filter(({ broken }) => !broken)
    .map((rover) => ({ failsOn: roverFailsOn(rover.tier), km: driveKm(player, rover) }))
  return kmAtLeast(rovers, GOAL.km - player.km)
}
