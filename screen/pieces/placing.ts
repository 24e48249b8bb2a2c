export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** What the bubble should leave free, and how much that matters: covering a piece that is to be pressed is worst. */
export interface Spared {
  readonly box: Box
  readonly weight: number
}

interface Placing {
  readonly bubble: Size
  readonly screen: Size
  /** What it is about. Null: nothing on the screen. */
  readonly target: Box | null
  readonly spared: readonly Spared[]
  /** Where it stood for the step before: it stays there if that is nearly as good. */
  readonly before?: Corner | null
}

export interface Corner {
  readonly left: number
  readonly top: number
}

/** Between the bubble and what it points at; room for the ring. */
const APART = 14
const MARGIN = 8
/** So much further off it may be, in pixels, rather than jump. */
const STAYS = 200

/** Where the bubble stands: near its piece, over nothing that matters. */
export function placeOfBubble({ bubble, screen, target, spared, before = null }: Placing): Corner {
  const about = target ?? { left: screen.width / 2, right: screen.width / 2, top: 0, bottom: 0 }
  const most = { left: screen.width - bubble.width - MARGIN, top: screen.height - bubble.height - MARGIN }
  const lefts = placesBeside(about.left, about.right, bubble.width).map((left) => within(left, most.left))
  const tops = placesBeside(about.top, about.bottom, bubble.height).map((top) => within(top, most.top))
  const all = [...lefts, MARGIN, most.left].flatMap((left) =>
    [...tops, MARGIN, most.top, ...besides(spared, bubble).map((top) => within(top, most.top))].map((top) => ({
      left,
      top,
    })),
  )
  const costs = all.map((place) => costOf(boxAt(place, bubble), { about, spared }))
  const kept = before && { left: within(before.left, most.left), top: within(before.top, most.top) }
  if (kept !== null && costOf(boxAt(kept, bubble), { about, spared }) < Math.min(...costs) + STAYS) return kept
  return all[costs.indexOf(Math.min(...costs))] ?? { left: MARGIN, top: MARGIN }
}

/** Beside its middle, before it, behind it, and level with either end. */
const placesBeside = (from: number, to: number, length: number): readonly number[] => [
  (from + to - length) / 2,
  from - length - APART,
  to + APART,
  from,
  to - length,
]

/** Just above and just below what is spared. */
const besides = (spared: readonly Spared[], { height }: Size): readonly number[] =>
  spared.flatMap(({ box }) => [box.top - height - MARGIN, box.bottom + MARGIN])

const within = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most))

const boxAt = ({ left, top }: Corner, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

/** What is covered weighs more than any way. */
function costOf(box: Box, { about, spared }: { about: Box; spared: readonly Spared[] }): number {
  const covered = spared.reduce((sum, one) => sum + one.weight * overlap(box, one.box), 0)
  return covered + gap(box.left, box.right, about.left, about.right) + gap(box.top, box.bottom, about.top, about.bottom)
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/** How far apart two stretches are. */
const gap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, otherFrom - to, from - otherTo)
