import type { Rocket } from '../rules/state.ts'
import { countIn, type Outlook } from './outlook.ts'
import {
  damageOf,
  firstShot,
  MOST_ACCURACY,
  MOST_POWER,
  plainShot,
  type Reach,
  reachNextTurn,
  type Shot,
  SIDES,
  withShot,
} from './salvo.ts'
import { meanOf, type Target, targetOf } from './target.ts'
import type { Threat } from './threat.ts'

export interface Plan {
  /** The rocket to launch first; undefined: hold all of them. */
  readonly rocket: Rocket | undefined
  /** What that is worth, in points. */
  readonly value: number
}

/** The best first step with these rockets ready: a look ahead over every order in which they could go. */
export function planWith(o: Outlook, ready: readonly Rocket[]): Plan {
  const pads = strongest(ready)
  const aim = aimAt(o, pads)
  const { healths, isWhole } = aim.target
  const all = aim.stocks.length - 1
  const damaged = isWhole && all === 0 ? [] : linesOf(aim, o.threats.damaged)
  const lines = isWhole ? linesOf(aim, o.threats.whole, damaged) : damaged
  let rocket: Rocket | undefined
  let value = meanOf(healths, (health) => lines[all]?.[health] ?? 0)
  pads.forEach((pad, place) => {
    const kept = all & ~(1 << place)
    const after = { aim, hit: damaged[kept] ?? [], missed: lines[kept] ?? [] }
    const launched = meanOf(healths, (health) => afterShot(after, calibrated(aim, pad, health), health))
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
  /** The most it may have left. */
  readonly top: number
  readonly shots: readonly Shot[]
  /** By set of rockets kept; a set is a number with one bit a rocket. */
  readonly stocks: readonly Stock[]
  /** Calibrations in hand. */
  readonly calibrations: number
}

/** Rockets kept until next turn. */
interface Stock {
  /** With those that get ready by then. */
  readonly reach: Reach
  /** In points, whatever becomes of this segment. */
  readonly worth: number
  readonly rockets: number
}

function aimAt(o: Outlook, pads: readonly Rocket[]): Aim {
  const target = targetOf(o.view)
  const shots = pads.map(plainShot)
  return {
    o,
    target,
    top: Math.max(...target.healths),
    shots,
    stocks: stocksOf(o, shots),
    calibrations: countIn(o.playable, 'rocket-calibration'),
  }
}

/** A rocket that stays on its pad is there for the next segment, too. */
function stocksOf(o: Outlook, shots: readonly Shot[]): readonly Stock[] {
  const { view, me, again, weights } = o
  const stocks: Stock[] = [{ reach: reachNextTurn(view, me), worth: 0, rockets: me.rockets.length - shots.length }]
  for (const { power, chance } of shots) {
    const worth = weights.damageOnPad * again * power * chance
    for (const stock of stocks.slice())
      stocks.push({
        reach: withShot(stock.reach, power, chance),
        worth: stock.worth + worth,
        rockets: stock.rockets + 1,
      })
  }
  return stocks
}

/** By health of the segment: what it is worth to me. At 0 it has just become mine. */
type Line = readonly number[]

/** By set of rockets kept: the best I can make of them. With all of them kept: what it is worth to hold. */
function linesOf(aim: Aim, threat: Threat, damaged?: readonly Line[]): readonly Line[] {
  const lines: Line[] = []
  aim.stocks.forEach((stock, kept) => {
    const line = holding(aim, stock, threat)
    if (kept < aim.stocks.length - 1) improve(aim, line, { kept, hit: damaged ?? lines, missed: lines })
    lines.push(line)
  })
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
    const rest = kept & ~(1 << place)
    if (rest === kept) return
    const after = { aim, hit: hit[rest] ?? [], missed: missed[rest] ?? [] }
    for (let health = 1; health <= aim.top; health++) {
      const value = afterShot(after, shot, health)
      if (value > (line[health] ?? 0)) line[health] = value
    }
  })
}

interface After {
  readonly aim: Aim
  readonly hit: Line
  readonly missed: Line
}

/** A token waits for the last hit (CR-4.4). */
function afterShot({ aim, hit, missed }: After, { power, chance }: Shot, health: number): number {
  const isLast = power >= health
  const hits = isLast && aim.o.me.tokens > 0 ? chance + (1 - chance) * chance : chance
  return hits * (hit[isLast ? 0 : health - power] ?? 0) + (1 - hits) * (missed[health] ?? 0)
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
function holding(aim: Aim, stock: Stock, threat: Threat): number[] {
  const { o, target, top } = aim
  const { weights } = o
  const later = o.rivals.length === 1 ? weights.laterShareInDuel : weights.laterShareAtTable
  const patience = weights.patience * o.again
  const missed = missedBuild(o, stock)
  const line = [target.prize + stock.worth]
  for (let health = 1; health <= top; health++) {
    const mine = stock.reach[health] ?? 0
    const chance = (threat.free[health] ?? 0) * patience * (mine + (1 - mine) * later)
    line.push(target.prize * (chance - (threat.pain[health] ?? 0)) + stock.worth - missed)
  }
  return line
}

/** CR-3.5: with every slot taken nothing is built this turn. */
function missedBuild({ me, view, again, weights }: Outlook, { rockets }: Stock): number {
  if (view.built || view.options.slotCounting === 'buildingOnly' || rockets < me.slots) return 0
  return weights.missedBuild * again * damageOf({ power: me.powerCap, accuracy: me.accuracyCap })
}
