/** Something at a place of the strip, so wide. */
interface Placed {
  readonly x: number
  readonly width: number
}

/** Near tokens stand in lanes below each other: the first lane in which nothing is in the way. */
export function lanesOf(things: readonly Placed[]): readonly number[] {
  const ends: { readonly x: number; readonly width: number; readonly lane: number }[] = []
  return things.map((thing) => {
    const taken = new Set(
      ends.filter((other) => Math.abs(other.x - thing.x) < (other.width + thing.width) / 2).map(({ lane }) => lane),
    )
    let lane = 0
    while (taken.has(lane)) lane++
    ends.push({ ...thing, lane })
    return lane
  })
}
