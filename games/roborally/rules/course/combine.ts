import { opposite, WORDS } from '../heading.ts'
import { type Course, hasWall, PLAIN, type Remark, type Tile } from './course.ts'
import { remark, type Spot, spotAt } from './spot.ts'
import { type Part, readToken } from './tokens.ts'

/** A token that has been read, and where it stands. */
export interface Placed {
  readonly part: Part
  readonly spot: Spot
}

export interface TileReading {
  readonly tile: Tile
  readonly placed: readonly Placed[]
  readonly faults: readonly Remark[]
}

const EMPTY: TileReading = { tile: PLAIN, placed: [], faults: [] }

/** RR-13.8: the content of one square. */
export function readTile(content: Spot): TileReading {
  if (content.token === '' || content.token === '.') return EMPTY
  const faults: Remark[] = []
  const placed: Placed[] = []
  for (const spot of tokensOf(content)) {
    const part = readToken(spot.token)
    if (typeof part === 'string') faults.push(remark(spot, 'RR-13.8', part))
    else placed.push({ part, spot })
  }
  return { tile: tileOf(placed), placed, faults: [...faults, ...clashes(placed)] }
}

function tokensOf({ line, column, token }: Spot): readonly Spot[] {
  let from = column - 1
  return token.split(',').map((word) => {
    const spot = spotAt(line - 1, from, word)
    from += word.length + 1
    return spot
  })
}

function tileOf(placed: readonly Placed[]): Tile {
  const parts = placed.map(({ part }) => part)
  const lasers = parts.flatMap((part) => (part.kind === 'laser' ? [part.laser] : []))
  const merged: Tile = Object.assign({}, PLAIN, ...parts.map(laid))
  return { ...merged, lasers: lasers.toSorted((one, other) => one.to - other.to) }
}

/** What a part adds to its tile; lasers are gathered apart. */
function laid(part: Part): Partial<Tile> {
  if (part.kind === 'ground') return { ground: part.ground }
  if (part.kind === 'pusher') return { pusher: part.pusher }
  if (part.kind === 'checkpoint') return { checkpoint: part.number }
  return part.kind === 'dock' ? { dock: part.dock } : {}
}

/** RR-13.9: at most one of each kind, lasers one a heading; pits and docks stand only lasers beside them. */
function clashes(placed: readonly Placed[]): Remark[] {
  return placed.flatMap(({ part, spot }, place) => {
    const before = placed.slice(0, place)
    const twin = before.find((other) => placeOf(other.part) === placeOf(part))
    if (twin !== undefined)
      return [remark(spot, 'RR-13.9', `\`${twin.spot.token}\` and \`${spot.token}\` cannot share a square.`)]
    return lonelyClash({ part, spot }, before, placed)
  })
}

/** Parts with the same place exclude each other. */
const placeOf = (part: Part): string => (part.kind === 'laser' ? `laser ${part.laser.to}` : part.kind)

const isLonely = ({ part }: Placed): boolean =>
  part.kind === 'dock' || (part.kind === 'ground' && part.ground.kind === 'pit')

/** The one told of is the stranger beside the pit or dock, or the later of the two if both are such. */
function lonelyClash(one: Placed, before: readonly Placed[], all: readonly Placed[]): Remark[] {
  if (one.part.kind === 'laser') return []
  const lonely = (isLonely(one) ? before : all).find((other) => other.spot !== one.spot && isLonely(other))
  if (lonely === undefined) return []
  const word = lonely.part.kind === 'dock' ? 'dock' : 'pit'
  return [remark(one.spot, 'RR-13.9', `Only lasers may share the square of a ${word}; \`${one.spot.token}\` may not.`)]
}

/** RR-13.8: a pusher or a laser hangs on the wall behind it. */
export function withoutWall(course: Course, square: number, placed: readonly Placed[]): Remark[] {
  return placed.flatMap(({ part, spot }) => {
    const fixed = part.kind === 'pusher' ? part.pusher : part.kind === 'laser' ? part.laser : null
    if (fixed === null || hasWall(course, square, opposite(fixed.to))) return []
    const side = WORDS[opposite(fixed.to)]
    return [
      remark(spot, 'RR-13.8', `A ${part.kind} needs a wall behind it; \`${spot.token}\` has none to its ${side}.`),
    ]
  })
}
