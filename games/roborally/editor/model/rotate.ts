import type { Course, Ground, Tile } from '../../rules/course/course.ts'
import { type LEFT, NORTH, type RIGHT, type Turn, turned } from '../../rules/heading.ts'
import type { Square } from '../../rules/square.ts'
import { withCurves } from './curves.ts'
import { putLaser, putPusher } from './fixtures.ts'
import { withoutPusher } from './room.ts'
import { andThen, type Edit, edited, tileAt, withTile } from './tiles.ts'

/** A quarter turn of all that has a direction. Walls stay; pushers and lasers hang up new ones. */
export function rotate(course: Course, square: Square, by: typeof LEFT | typeof RIGHT): Edit {
  const tile = tileAt(course, square)
  const { pusher, lasers } = tile
  const turnedTile = { ...turnedBy(course, withoutPusher(tile), by), lasers: [] }
  const bare = edited(withCurves(course, withTile(course, square, turnedTile)))
  const pushed =
    pusher === undefined
      ? bare
      : andThen(bare, (rest) => putPusher(rest, square, { ...pusher, to: turned(pusher.to, by) }))
  return lasers.reduce(
    (edit, laser) => andThen(edit, (rest) => putLaser(rest, square, { ...laser, to: turned(laser.to, by) })),
    pushed,
  )
}

const turnedBy = (course: Course, tile: Tile, by: Turn): Tile => ({
  ...tile,
  ground: turnedGround(tile.ground, by),
  ...(tile.dock !== undefined && {
    dock: { ...tile.dock, heading: turned(tile.dock.heading ?? course.head.heading ?? NORTH, by) },
  }),
})

function turnedGround(ground: Ground, by: Turn): Ground {
  if (ground.kind === 'gear')
    return { kind: 'gear', turn: ground.turn === 'clockwise' ? 'counter-clockwise' : 'clockwise' }
  return ground.kind === 'belt' ? { ...ground, to: turned(ground.to, by), curves: [] } : ground
}
