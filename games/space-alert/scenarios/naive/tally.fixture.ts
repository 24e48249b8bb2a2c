import type { Mission } from './mission.fixture.ts'
import { THREATS } from './printed.fixture.ts'
import { playOut } from './resolve.fixture.ts'
import { resultOf } from './score.fixture.ts'

/** How often something was seen in many missions. */
export interface Tally {
  /** By threat: destroyed, survived, remaining, never-appeared, and its marks with what it did there. */
  readonly threats: Readonly<Record<string, Counts>>
  /** Effects by their word, and everything else that was noted. */
  readonly seen: Counts
  readonly endings: Counts
}

type Counts = Record<string, number>

export function tallyOf(missions: Iterable<Mission>): Tally {
  const threats: Record<string, Counts> = Object.fromEntries(THREATS.map(({ id }) => [id, {}]))
  const seen: Counts = {}
  const endings: Counts = {}
  for (const mission of missions) {
    const world = playOut(mission)
    const { lostBy } = resultOf(world)
    count(endings, lostBy === undefined ? 'won' : `lost by ${lostBy.reason}`)
    for (const { printed, status } of world.threats) count(threats[printed.id] ?? {}, status)
    for (const note of world.notes) {
      const [, id, mark, effect] = /^(\S+-\d\d) ([XYZ]) (\w+)$/.exec(note) ?? []
      count(seen, effect ?? note)
      if (id !== undefined) count(threats[id] ?? {}, `${mark} ${effect}`)
    }
  }
  return { threats, seen, endings }
}

function count(counts: Counts, word: string): void {
  counts[word] = (counts[word] ?? 0) + 1
}
