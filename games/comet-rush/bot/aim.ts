import type { Rocket } from '../rules/state.ts'
import { type Target, targetOf } from './comet.ts'
import { countIn, type Outlook } from './outlook.ts'
import {
  damageOf,
  firstShot,
  MOST_ACCURACY,
  MOST_HEALTH,
  MOST_POWER,
  plainShot,
  type Reach,
  reachNextTurn,
  type Shot,
  SIDES,
  withShot,
} from './salvo.ts'
import type { Threat } from './threat.ts'
import { weights } from './weights.ts'

export interface Plan {
  /** The rocket to launch first; undefined: hold all of them. */
  readonly rocket: Rocket | undefined
  /** What that is worth, in points. */
  readonly value: number
}

export const readyRockets = ({ me: { rockets } }: Outlook): readonly Rocket[] =>
  rockets.filter(({ remaining }) => remaining === 0)

/** The best first step with these rockets ready: a look ahead over every order in which they could go. */
export function planWith(o: Outlook, ready: readonly Rocket[]): Plan {
  const pads = strongest(ready)
  const aim = aimAt(o, pads)
  const damaged = linesOf(aim, o.threats.damaged)
  const lines = aim.target.isWhole ? linesOf(aim, o.threats.whole, damaged) : damaged
  const all = lines.length - 1
  let rocket: Rocket | undefined
  let value = meanOf(aim, (health) => lines[all]?.[health] ?? 0)
  pads.forEach((pad, place) => {
    const kept = all & ~(1 << place)
    const after = { hit: damaged[kept] ?? [], missed: lines[kept] ?? [] }
    const launched = meanOf(aim, (health) => afterShot(aim, calibrated(aim, pad, health), after, health))
    if (launched <= value) return
    rocket = pad
    value = launched
  })
  return { rocket, value }
}

/** More ready rockets than these are not looked at. */
const MOST_PADS = 3

const strongest = (rockets: readonly Rocket[]): readonly Rocket[] =>
  rockets.length <= MOST_PADS ? rockets : rockets.toSorted((a, b) => damageOf(b) - damageOf(a)).slice(0, MOST_PADS)

interface Aim {
  readonly o: Outlook
  readonly target: Target
  readonly shots: readonly Shot[]
  /** What gets ready by next turn. */
  readonly next: Reach
  /** Calibrations in hand. */
  readonly calibrations: number
  /** Rockets on pads that are not ready, or not looked at. */
  readonly others: number
}

const aimAt = (o: Outlook, pads: readonly Rocket[]): Aim => ({
  o,
  target: targetOf(o.view),
  shots: pads.map(plainShot),
  next: reachNextTurn(o.view, o.me),
  calibrations: countIn(o.hand, 'rocket-calibration'),
  others: o.me.rockets.length - pads.length,
})

function meanOf({ target: { healths } }: Aim, valueAt: (health: number) => number): number {
  let sum = 0
  for (const health of healths) sum += valueAt(health)
  return sum / healths.length
}

/** By health of the segment: what it is worth to me. At 0 it has just become mine. */
type Line = readonly number[]

/** By set of rockets kept: the best I can make of them. With all of them kept: what it is worth to hold. */
function linesOf(aim: Aim, threat: Threat, damaged?: readonly Line[]): readonly Line[] {
  const all = (1 << aim.shots.length) - 1
  const lines: Line[] = []
  for (let kept = 0; kept <= all; kept++) {
    const line = holding(aim, kept, threat)
    if (kept < all) improve(aim, line, { kept, hit: damaged ?? lines, missed: lines })
    lines.push(line)
  }
  return lines
}

interface Launches {
  readonly kept: number
  readonly hit: readonly Line[]
  readonly missed: readonly Line[]
}

/** Launching one of the rockets that are kept, where that is better than to hold them. */
function improve(aim: Aim, line: number[], { kept, hit, missed }: Launches): void {
  aim.shots.forEach((shot, place) => {
    if (!isKept(kept, place)) return
    const rest = kept & ~(1 << place)
    const after = { hit: hit[rest] ?? [], missed: missed[rest] ?? [] }
    for (let health = 1; health <= MOST_HEALTH; health++) {
      const value = afterShot(aim, shot, after, health)
      if (value > (line[health] ?? 0)) line[health] = value
    }
  })
}

/** A token waits for the last hit (CR-4.4). */
function afterShot({ o }: Aim, { power, chance }: Shot, after: { hit: Line; missed: Line }, health: number): number {
  const isLast = power >= health
  const hits = isLast && o.me.tokens > 0 ? chance + (1 - chance) * chance : chance
  return hits * (after.hit[isLast ? 0 : health - power] ?? 0) + (1 - hits) * (after.missed[health] ?? 0)
}

/** The first shot, with the calibrations in hand where they help to finish the segment. */
function calibrated({ o, calibrations }: Aim, rocket: Rocket, health: number): Shot {
  const shot = firstShot(o.view, o.me, rocket)
  const missing = Math.max(0, health - shot.power)
  if (calibrations === 0 || missing > calibrations || shot.power + missing > MOST_POWER) return shot
  const accuracy = rocket.accuracy + o.me.accuracyCalibration
  const surer = Math.min(MOST_ACCURACY, accuracy + calibrations - missing) / Math.min(MOST_ACCURACY, accuracy)
  return { power: shot.power + missing, chance: Math.min(MOST_ACCURACY / SIDES, shot.chance * surer) }
}

/** The segment stays as it is until my next turn. */
function holding(aim: Aim, kept: number, threat: Threat): number[] {
  const { o, target } = aim
  const reach = reachWith(aim, kept)
  const worth = padWorth(aim, kept)
  const missed = missedBuild(aim, kept)
  const later = o.rivals.length === 1 ? weights.laterShareInDuel : weights.laterShareAtTable
  const line = [target.prize + worth]
  for (let health = 1; health <= MOST_HEALTH; health++) {
    const mine = reach[health] ?? 0
    const chance = (threat.free[health] ?? 0) * o.again * (mine + (1 - mine) * later)
    line.push(target.prize * (chance - (threat.pain[health] ?? 0)) + worth - missed)
  }
  return line
}

function reachWith({ next, shots }: Aim, kept: number): Reach {
  let reach = next
  shots.forEach(({ power, chance }, place) => {
    if (isKept(kept, place)) reach = withShot(reach, power, chance)
  })
  return reach
}

/** A rocket that stays on its pad is there for the next segment. */
function padWorth({ o: { again }, shots }: Aim, kept: number): number {
  let damage = 0
  shots.forEach(({ power, chance }, place) => {
    if (isKept(kept, place)) damage += power * chance
  })
  return weights.damageOnPad * again * damage
}

/** CR-3.5: with every slot taken nothing is built this turn. */
function missedBuild({ o: { me, view, again }, others }: Aim, kept: number): number {
  if (view.built || view.options.slotCounting === 'buildingOnly') return 0
  const isFull = others + bits(kept) >= me.slots
  return isFull ? weights.missedBuild * again * damageOf({ power: me.powerCap, accuracy: me.accuracyCap }) : 0
}

const isKept = (kept: number, place: number): boolean => (kept & (1 << place)) !== 0

const bits = (kept: number): number => (kept & 1) + ((kept >> 1) & 1) + ((kept >> 2) & 1)
