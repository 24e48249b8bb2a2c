import { type CardId, factsOf } from '../rules/cards/catalogue.ts'
import { driveKm, outputOf } from '../rules/mars/gauges.ts'
import type { Options } from '../rules/options.ts'
import { roverFailsOn } from '../rules/tiers.ts'
import type { SeenPlayer, View } from '../rules/view.ts'
import { FULL, GOAL, type Level, REQUIRED } from '../rules/vocabulary.ts'
import { journeyTurns, landingTurns, speedOf } from './flight.ts'
import { BARE, type Hull, hullOf } from './hull.ts'
import { type Scarcity, scarcityIn, waitFor } from './scarcity.ts'
import { weights } from './weights.ts'

/** What the race depends on besides its runners. */
export interface Track {
  readonly options: Options
  readonly leaderLevel: Level
  /** Percent of ground fuel that a card of the Level 1 deck brings on average. */
  readonly fuelPerCard: number
  /** How scarce each required part is. */
  readonly scarcity: Scarcity
}

const TANKS_PERCENT = 280
const TANKS = 12
const LEVEL1_CARDS = 117
const MANY = 4

export function trackOf(view: View): Track {
  const { options, leaderLevel, players } = view
  const seats = players.length
  const isDouble = options.level1Fuel === 'double' || (options.level1Fuel === 'auto' && seats >= MANY)
  const fuelPerCard = isDouble ? (2 * TANKS_PERCENT) / (LEVEL1_CARDS + TANKS) : TANKS_PERCENT / LEVEL1_CARDS
  return { options, leaderLevel, fuelPerCard, scarcity: scarcityIn(view) }
}

/** How many turns somebody still needs to win, if nobody interferes. */
export function turnsToWin(track: Track, player: SeenPlayer): number {
  const hull = hullOf(player)
  const turns =
    player.level === 1
      ? earthTurns(track, builderOf(player, hull)) + weights.marsTurns
      : player.level === 2
        ? spaceTurns(track, player, player.distance) + weights.marsTurns
        : marsTurns(baseOf(player))
  return turns + fearOf(track, player, { turns, damage: player.damage })
}

/** A rocket on the pad, and what its owner is seen to hold for it. */
interface Builder {
  readonly hull: Hull
  readonly fuel: number
  readonly hand: readonly (CardId | null)[]
  /** Cards that are not seen. */
  readonly unseen: number
}

export const builderOf = ({ groundFuel, hand, handSize }: SeenPlayer, hull: Hull): Builder => ({
  hull,
  fuel: groundFuel,
  hand: hand ?? [],
  unseen: hand === undefined ? handSize : 0,
})

/** From here to Mars. */
const earthTurns = (track: Track, builder: Builder): number =>
  buildTurns(track, builder) + journeyTurns(filled(builder.hull), track.options)

/** Parts and fuel side by side. */
export function buildTurns(track: Track, builder: Builder): number {
  const forFuel = fuelTurns(track, builder)
  return forFuel + waitBeyond(partTurns(track, builder), forFuel)
}

/** How long parts are still waited for when the fuel is there, which comes by luck: sooner or later than expected. */
const waitBeyond = (parts: number, fuel: number): number =>
  fuel === 0 ? parts : parts - fuel * (1 - Math.exp(-parts / fuel))

/** What is missing will be middling. */
export const filled = (hull: Hull): Hull =>
  hull.map((strength, slot) => (strength === 0 && slot < REQUIRED ? 2 : strength))

const drawsOf = ({ options, leaderLevel }: Track): number => options.baseDraw + (leaderLevel > 1 ? 1 : 0)

export function fuelTurns(track: Track, { fuel, hand }: Omit<Builder, 'hull'>): number {
  let need = FULL - fuel
  let placements = 0
  for (const card of hand) {
    const percent = card === null ? 0 : tankPercent(card)
    if (percent === 0 || need <= 0) continue
    need -= percent
    placements++
  }
  return placements + Math.max(0, need) / (track.fuelPerCard * drawsOf(track))
}

export function tankPercent(card: CardId): number {
  const { effect } = factsOf(card)
  return effect.kind === 'tank' ? effect.percent : 0
}

/** Parts that are still to be drawn are waited for at the same time: of two the quicker one counts half, and so on. */
function partTurns(track: Track, { hull, hand, unseen }: Builder): number {
  let turns = 0
  const waits: number[] = []
  for (let slot = 0; slot < REQUIRED; slot++) {
    if (hull[slot] !== 0) continue
    if (hand.some((card) => card !== null && factsOf(card).slot === slot)) turns += weights.partInHand
    else waits.push(waitFor(track.scarcity, slot, unseen) / drawsOf(track))
  }
  waits.sort((one, other) => other - one)
  return waits.reduce((sum, wait, rank) => sum + wait / (rank + 1), turns)
}

/** To Mars from this distance. */
function spaceTurns({ options }: Track, player: SeenPlayer, distance: number): number {
  const hull = hullOf(player)
  const waiting = player.spaceFuel === 0 && distance > 0 ? weights.fuelWait : 0
  const isSafe = player.enhancements.some(({ card }) => factsOf(card).effect.kind === 'landsSafely')
  return (
    distance / speedOf(hull, options) + waiting + player.figures.heldFor + (isSafe ? 0 : landingTurns(hull, options))
  )
}

/** The three gauges of a base, and how fast they rise. */
export interface Base {
  readonly power: number
  readonly output: number
  readonly km: number
  /** Km a turn to be expected, and whether anything drives at all. */
  readonly drive: number
  readonly signal: number
}

const PIPS = 6

export function baseOf(player: SeenPlayer): Base {
  const { power, km, figures, generators, rovers, turns } = player
  const drive = rovers.reduce(
    (sum, rover) => (rover.broken ? sum : sum + driveKm(player, rover) * (1 - roverFailsOn(rover.tier) / PIPS)),
    0,
  )
  const output = generators.reduce((sum, generator) => sum + outputOf(player, generator, turns + 1), 0)
  return { power, output, km, drive, signal: figures.signal }
}

/** The slowest gauge decides; the others compete with it for placements. */
export function marsTurns({ power, output, km, drive, signal }: Base): number {
  const ofPower = gaugeTurns(GOAL.power - power, output, weights.powerGrowth)
  const ofKm = gaugeTurns(GOAL.km - km, drive, weights.kmGrowth)
  const ofSignal = Math.max(0, GOAL.signal - signal) * weights.signalWait
  const slowest = Math.max(ofPower, ofKm, ofSignal)
  return slowest + weights.slack * (ofPower + ofKm + ofSignal - slowest)
}

function gaugeTurns(need: number, rate: number, growth: number): number {
  if (need <= 0) return 0
  return (rate === 0 ? weights.firstWait : 0) + need / (rate + growth)
}

/** From a bare pad. */
const freshTurns = (track: Track): number =>
  earthTurns(track, { hull: BARE, fuel: 0, hand: [], unseen: 0 }) + weights.marsTurns

/** What damage so far makes a rocket in space or a landed one expect. */
export function fearOf(
  track: Track,
  { level, original }: SeenPlayer,
  { turns, damage }: { readonly turns: number; readonly damage: number },
): number {
  if (level === 1 || damage === 0) return 0
  const loss = Math.max(0, freshTurns({ ...track, leaderLevel: 2 }) - turns)
  return damage >= original ? loss : weights.fear * loss * (damage / Math.max(1, original)) ** 2
}
