import type { GameTypes } from './contract.ts'

/** A match that is dealt alike to everybody who plays it on one day. */
export interface Daily<T extends GameTypes> {
  /** What one of them is called, such as mission. */
  readonly noun: string
  readonly seats: number
  /** All others are as usual. Nobody can change them. */
  readonly options: Partial<T['Options']>
  /** How points read in the table of results. Absent: as so many points. */
  scored?(points: number): string
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** A date of the calendar, written like 2026-11-17. */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).slice(1).map(Number)
  const days = (MONTH_DAYS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0)
  return day >= 1 && day <= days
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
