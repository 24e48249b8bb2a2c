import type { Square } from '../square.ts'
import type { Placed } from './combine.ts'
import type { Course, Difficulty, Remark } from './course.ts'
import type { Header } from './header.ts'
import { reachableFrom } from './reach.ts'
import { inReadingOrder, remark, type Spot } from './spot.ts'

/** A course with the places of its parts, for faults that no single token makes. */
export interface Drawn {
  readonly course: Course
  readonly header: Header
  readonly firstLine: Spot
  /** By square. */
  readonly placed: readonly (readonly Placed[])[]
}

/** A checkpoint or dock. */
export interface Numbered {
  readonly number: number
  readonly square: Square
  readonly spot: Spot
}

type NumberedKind = 'checkpoint' | 'dock'

/** In reading order. */
const numbered = (placed: Drawn['placed'], kind: NumberedKind): readonly Numbered[] =>
  placed
    .flatMap((parts, square) => parts.map(({ part, spot }) => ({ part, square, spot })))
    .flatMap(({ part, ...where }) => {
      if (part.kind === 'checkpoint' && kind === 'checkpoint') return [{ number: part.number, ...where }]
      return part.kind === 'dock' && kind === 'dock' ? [{ number: part.dock.number, ...where }] : []
    })

/** RR-13.14: no number twice; told of is the second one. */
export const doubled = (placed: Drawn['placed'], kind: NumberedKind): Remark[] =>
  numbered(placed, kind).flatMap(({ number, spot }, place, all) =>
    all.findIndex((other) => other.number === number) === place
      ? []
      : [remark(spot, 'RR-13.14', `There is already a ${kind} ${number}.`)],
  )

const SIZES = { least: 4, most: 24 }
const CHECKPOINTS: Readonly<Record<Difficulty | 'any', { readonly least: number; readonly most: number }>> = {
  beginner: { least: 2, most: 3 },
  standard: { least: 3, most: 4 },
  expert: { least: 4, most: 6 },
  any: { least: 1, most: 8 },
}

/** RR-13.10: what makes a course playable, but for the ways on it. */
export const unplayable = (drawn: Drawn): Remark[] => [
  ...wrongSize(drawn),
  ...missingKeys(drawn),
  ...gap(drawn, 'checkpoint'),
  ...gap(drawn, 'dock'),
  ...wrongCheckpoints(drawn),
  ...tooFewDocks(drawn),
]

function wrongSize({ course: { width, height }, firstLine }: Drawn): Remark[] {
  const { least, most } = SIZES
  if ([width, height].every((size) => size >= least && size <= most)) return []
  const text = `A course has ${least} to ${most} columns and rows; this one is ${width}x${height}.`
  return [remark(firstLine, 'RR-13.10', text)]
}

/** RR-13.13 */
const missingKeys = ({ course: { head }, header: { gridSpot, spots } }: Drawn): Remark[] =>
  (['name', 'players'] as const).flatMap((key) =>
    head[key] !== undefined || spots[key] !== undefined || gridSpot === null
      ? []
      : [remark(gridSpot, 'RR-13.13', `The header must say \`${key}:\`.`)],
  )

function gap({ placed }: Drawn, kind: NumberedKind): Remark[] {
  const all = numbered(placed, kind).toSorted((one, other) => one.number - other.number)
  const numbers = new Set(all.map(({ number }) => number))
  const after = all.find(({ number }) => number > 1 && !numbers.has(number - 1))
  if (after === undefined) return []
  return [remark(after.spot, 'RR-13.10', `There is a ${kind} ${after.number}, but no ${kind} ${after.number - 1}.`)]
}

function wrongCheckpoints({ course: { head }, header: { gridSpot, spots }, placed }: Drawn): Remark[] {
  const count = new Set(numbered(placed, 'checkpoint').map(({ number }) => number)).size
  const { least, most } = CHECKPOINTS[head.difficulty ?? 'any']
  const spot = count === 0 ? gridSpot : (spots.difficulty ?? null)
  if (spot === null || (count >= least && count <= most)) return []
  if (count === 0) return [remark(spot, 'RR-13.10', 'There is no checkpoint.')]
  return [
    remark(spot, 'RR-13.10', `A ${head.difficulty} course has ${least} to ${most} checkpoints; this one has ${count}.`),
  ]
}

function tooFewDocks({ course: { head }, header: { spots }, placed }: Drawn): Remark[] {
  const count = new Set(numbered(placed, 'dock').map(({ number }) => number)).size
  const most = head.players?.most ?? 0
  if (spots.players === undefined || count >= most) return []
  return [remark(spots.players, 'RR-13.10', `For ${most} players there must be ${most} docks; there are ${count}.`)]
}

/** RR-13.10: every checkpoint from every dock. */
export function unreachable({ course, placed }: Drawn): Remark[] {
  const docks = numbered(placed, 'dock').map((dock) => ({ ...dock, reached: reachableFrom(course, dock.square) }))
  return numbered(placed, 'checkpoint')
    .flatMap(({ number, square, spot }) => {
      const cut = docks.find(({ reached }) => !reached.has(square))
      if (cut === undefined) return []
      return [remark(spot, 'RR-13.10', `Checkpoint ${number} cannot be reached from dock ${cut.number}.`)]
    })
    .toSorted(inReadingOrder)
}
