import type { Range } from './figures.ts'

/** What is wanted: so long, beginning no earlier and no later. */
export interface Wanted {
  readonly seconds: number
  readonly earliest: number
  readonly latest: number
}

/** SA-12.1: all whole seconds at which something can begin without talking over anything else. */
export function freeStarts(taken: readonly Range[], { seconds, earliest, latest }: Wanted): readonly number[] {
  const starts = []
  for (let start = Math.max(0, earliest); start <= latest; start++) {
    const inTheWay = taken.find(([from, to]) => from < start + seconds && start < to)
    if (inTheWay === undefined) starts.push(start)
    else start = Math.max(start, Math.ceil(inTheWay[1]) - 1)
  }
  return starts
}
