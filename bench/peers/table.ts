import type { Lap } from '../load/measuring.ts'
import { figureOf } from '../measure.ts'
import { goalBeside, OURS } from './contenders.ts'

export interface Measured {
  readonly name: string
  readonly matches: number
  readonly laps: readonly Lap[]
}

/** The median of all rounds, the lowest and the highest. Null where the system does not tell. */
export type Spread = { readonly median: number; readonly min: number; readonly max: number } | null

export interface Row {
  readonly name: string
  readonly matches: number
  readonly rounds: number
  readonly movesPerCpuSecond: Spread
  /** How many times theirs ours is, round by round. */
  readonly oursToThis: Spread
  readonly movesPerSecond: Spread
  readonly p50Ms: Spread
  readonly p99Ms: Spread
  readonly bytesPerMove: Spread
  readonly loadShare: Spread
}

export const rowsOf = (all: readonly Measured[]): readonly Row[] =>
  all.map(({ name, matches, laps }) => {
    const ours = all.find((one) => one.name === OURS && one.matches === matches)?.laps ?? []
    return {
      name,
      matches,
      rounds: laps.length,
      movesPerCpuSecond: spreadOf(laps.map(cpuRate)),
      oursToThis: spreadOf(laps.map((lap, round) => ratio(cpuRate(ours[round]), cpuRate(lap)))),
      movesPerSecond: spreadOf(laps.map(({ flatOut }) => flatOut.movesPerSecond)),
      p50Ms: spreadOf(laps.map(({ thinking }) => thinking.p50Ms)),
      p99Ms: spreadOf(laps.map(({ thinking }) => thinking.p99Ms)),
      bytesPerMove: spreadOf(laps.map(({ flatOut }) => flatOut.bytesPerMove)),
      loadShare: spreadOf(laps.map(({ flatOut }) => flatOut.loadShare)),
    }
  })

const cpuRate = (lap: Lap | undefined): number | null => lap?.flatOut.movesPerCpuSecond ?? null

const ratio = (ours: number | null, theirs: number | null): number | null =>
  ours === null || theirs === null ? null : ours / theirs

function spreadOf(values: readonly (number | null)[]): Spread {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const { median, min, max } = figureOf({ name: '', unit: '' }, known)
  return { median, min, max }
}

const COLUMNS: readonly (readonly [string, (row: Row) => string])[] = [
  ['matches', ({ matches }) => String(matches)],
  ['', ({ name }) => name],
  ['moves a CPU second', ({ movesPerCpuSecond }) => textOf(movesPerCpuSecond, 0)],
  ['Starboard : this', ({ oursToThis }) => textOf(oursToThis, 2)],
  ['goal', ({ name, oursToThis }) => goalText(goalBeside(name), oursToThis)],
  ['moves/s flat out', ({ movesPerSecond }) => textOf(movesPerSecond, 0)],
  ['p50 ms, thinking', ({ p50Ms }) => textOf(p50Ms, 2)],
  ['p99 ms, thinking', ({ p99Ms }) => textOf(p99Ms, 2)],
  ['bytes a move', ({ bytesPerMove }) => textOf(bytesPerMove, 0)],
  ['load, cores', ({ loadShare }) => textOf(loadShare, 2)],
]

/** Median (lowest–highest): differences smaller than those are noise. */
export function textOf(spread: Spread, digits: number): string {
  if (spread === null) return 'not measured'
  const said = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${said(spread.median)} (${said(spread.min)}–${said(spread.max)})`
}

function goalText(goal: number | undefined, found: Spread): string {
  if (goal === undefined || found === null) return ''
  return `${found.median >= goal ? 'met' : 'missed'}: ${goal}`
}

export function linesOf(rows: readonly Row[]): readonly string[] {
  const cells = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, text]) => text(row)))]
  const widths = COLUMNS.map((_, place) => Math.max(...cells.map((row) => row[place]?.length ?? 0)))
  return cells.map((row) =>
    row
      .map((cell, place) => cell.padEnd(widths[place] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
