/**
 * A thing for each wish that fits it, each thing once: a matching in a bipartite graph, found by augmenting paths. The
 * order of the things, which is luck, decides between equals. Undefined for a wish that cannot be met beside the others.
 */
export function assign<W, T>(
  wishes: readonly W[],
  things: readonly T[],
  fits: (wish: W, thing: T) => boolean,
): readonly (T | undefined)[] {
  const holder: (number | undefined)[] = things.map(() => undefined)
  const mayHave = wishes.map((wish) => things.flatMap((thing, place) => (fits(wish, thing) ? [place] : [])))

  const find = (wish: number, tried: Set<number>): boolean =>
    (mayHave[wish] ?? []).some((place) => {
      if (tried.has(place)) return false
      tried.add(place)
      const before = holder[place]
      if (before !== undefined && !find(before, tried)) return false
      holder[place] = wish
      return true
    })

  wishes.forEach((_, wish) => void find(wish, new Set()))
  return wishes.map((_, wish) => things[holder.indexOf(wish)])
}
