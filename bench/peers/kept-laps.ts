import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Measured } from './table.ts'

/** Rounds take minutes: what was measured before, on the same machine, counts as well. */
export function added(file: string, fresh: readonly Measured[]): readonly Measured[] {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Measured[]) : []
  const isSame = (one: Measured) => (other: Measured) => one.name === other.name && one.matches === other.matches
  const all = [
    ...before.map((one) => ({ ...one, laps: [...one.laps, ...(fresh.find(isSame(one))?.laps ?? [])] })),
    ...fresh.filter((one) => !before.some(isSame(one))),
  ]
  writeFileSync(file, JSON.stringify(all))
  return all
}
