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
import { weights } from './weights.ts'

export interface Plan {
  /** The rocket to launch first; undefined: hold all of them. */
  readonly rocket: Rocket | undefined
  /** What that is worth, in points. */
  readonly value: number
}

export const readyRockets = ({ me: { rockets } }: Outlook): readonly Rocket[] =>
  rockets.filter(({ remaining }) => remaining === 0)

/** More ready rockets than these are not looked at. */
const MOST_PADS = 3

/** The best first step with these rockets ready: a look ahead over every order in which they could go. */
export function planWith(o: Outlook, ready: readonly Rocket[]): Plan {
  const pads = ready.length <= MOST_PADS ? ready : ready.toSorted((a, b) => damageOf(b) - damageOf(a)).slice(0, MOST_PADS)
  const aim = aimAt(o, pads)
  const lines = linesOf(aim)
  const all = lines.length - 1
  let rocket: Rocket | undefined
  let value = meanOf(aim, (health) => lines[all]?.[health] ?? 0)
  pads.forEach((pad, place) => {
    const rest = lines[all & ~(1 << place)] ?? []
    const launched = meanOf(aim, (health) => afterShot(aim, calibrated(aim, pad, health), rest, health))
    if (launched <= value) return
    rocket = pad
    value = launched
  })
  return { rocket, value }
}

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
function linesOf(aim: Aim): readonly Line[] {
  const all = (1 << aim.shots.length) - 1
  const lines: Line[] = []
  for (let kept = 0; kept <= all; kept++) {
    const held = holding(aim, kept)
    lines.push(kept === all || kept === 0 ? held : bestLine(aim, { kept, held, lines }))
  }
  return lines
}

function bestLine(aim: Aim, { kept, held, lines }: { kept: number; held: Line; lines: readonly Line[] }): Line {
  const best = held.slice()
  aim.shots.forEach((shot, place) => {
    if (!isKept(kept, place)) return
    const rest = lines[kept & ~(1 << place)] ?? []
    for (let health = 1; health <= MOST_HEALTH; health++) {
      const value = afterShot(aim, shot, rest, health)
      if (value > (best[health] ?? 0)) best[health] = value
    }
  })
  return best
}

/** A token waits for the last hit (CR-4.4). */
function afterShot({ o }: Aim, { power, chance }: Shot, rest: Line, health: number): number {
  const missed = rest[health] ?? 0
  const hits = power >= health && o.me.tokens > 0 ? chance + (1 - chance) * chance : chance
  return hits * (rest[Math.max(0, health - power)] ?? 0) + (1 - hits) * missed
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
function holding(aim: Aim, kept: number): Line {
  const { o, target } = aim
  const reach = reachWith(aim, kept)
  const kept_ = padWorth(aim, kept)
  const missed = missedBuild(aim, kept)
  const later = o.rivals.length === 1 ? weights.laterShareInDuel : weights.laterShareAtTable
  const line = [target.prize + kept_]
  for (let health = 1; health <= MOST_HEALTH; health++) {
    const mine = reach[Math.max(1, Math.round(health - o.threat.chipped))] ?? 0
    const chance = (o.threat.free[health] ?? 0) * o.again * (mine + (1 - mine) * later)
    line.push(target.prize * (chance - (o.threat.pain[health] ?? 0)) + kept_ - missed)
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
