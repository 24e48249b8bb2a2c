/** All ways to choose some of these, none and all included; those before keep their order. */
export function subsetsOf<X>(items: readonly X[]): X[][] {
  let sets: X[][] = [[]]
  for (const item of items) sets = [...sets, ...sets.map((set) => [...set, item])]
  return sets
}

/** All ways to choose exactly this many. */
export const choose = <X>(items: readonly X[], count: number): X[][] =>
  subsetsOf(items).filter((set) => set.length === count)
