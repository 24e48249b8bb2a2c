import { type Course, hasWall, type Laser, type Pusher } from '../../rules/course/course.ts'
import { type Heading, opposite, WORDS } from '../../rules/heading.ts'
import { OFF_BOARD, type Square } from '../../rules/square.ts'
import { withCurves } from './curves.ts'
import { freeNumber, MOST_NUMBERS, type Numbered, numberOf, withNumber, withoutNumber } from './numbers.ts'
import { makeRoom, withoutPusher } from './room.ts'
import { andThen, type Edit, edited, neighbourOf, onSquare, tileAt, withTile, withWall } from './tiles.ts'

/** RR-13.8: a pusher hangs on a wall, which comes with it. */
export const putPusher = (course: Course, square: Square, pusher: Pusher): Edit =>
  andThen(makeRoom(course, square, 'pusher'), (room) =>
    edited(hungUp(course, withTile(room, square, { ...tileAt(room, square), pusher }), square, pusher.to)),
  )

/** RR-13.8, 13.9: a laser hangs on a wall, which comes with it; another one of the same direction makes room. */
export function putLaser(course: Course, square: Square, laser: Laser): Edit {
  const tile = tileAt(course, square)
  const lasers = [...tile.lasers.filter(({ to }) => to !== laser.to), laser].toSorted((a, b) => a.to - b.to)
  return edited(hungUp(course, withTile(course, square, { ...tile, lasers }), square, laser.to))
}

const hungUp = (before: Course, after: Course, square: Square, to: Heading): Course =>
  withCurves(before, withWall(after, square, opposite(to), true))

/** Before a wall goes: pushers and lasers that hang on it, on either side. */
export function dropHanging(course: Course, square: Square, side: Heading): Edit {
  const near = dropOn(course, square, side)
  const beyond = neighbourOf(course, square, side)
  return beyond === OFF_BOARD ? near : andThen(near, (rest) => dropOn(rest, beyond, opposite(side)))
}

function dropOn(course: Course, square: Square, side: Heading): Edit {
  const tile = tileAt(course, square)
  if (!hasWall(course, square, side)) return edited(course)
  const { pusher } = tile
  const hasPusher = pusher?.to === opposite(side)
  const lasers = tile.lasers.filter(({ to }) => to !== opposite(side))
  const hasLaser = lasers.length < tile.lasers.length
  if (!hasPusher && !hasLaser) return edited(course)
  const fallen = [...(hasPusher ? ['pusher'] : []), ...(hasLaser ? ['laser'] : [])].join(' and the ')
  return edited(
    withTile(course, square, { ...(hasPusher ? withoutPusher(tile) : tile), lasers }),
    `The ${fallen} on ${onSquare(course, square)} hung on the ${WORDS[side]} wall and went with it (RR-13.8).`,
  )
}

/** RR-13.10: a checkpoint or dock with the lowest number that is free. One that is there already stays. */
export function putNumbered(course: Course, square: Square, kind: Numbered): Edit {
  if (numberOf(tileAt(course, square), kind) !== undefined) return edited(course)
  const number = freeNumber(course, kind)
  if (number === null) return edited(course, `There are ${MOST_NUMBERS} ${kind}s already: more there cannot be.`)
  return andThen(makeRoom(course, square, kind), (room) =>
    edited(withCurves(course, withTile(room, square, withNumber(tileAt(room, square), kind, number)))),
  )
}

/** A checkpoint or dock goes to another square with its number; not onto another one of its kind. */
export function moveNumbered(course: Course, kind: Numbered, from: Square, to: Square): Edit {
  const tile = tileAt(course, from)
  const number = numberOf(tile, kind)
  if (number === undefined || from === to || numberOf(tileAt(course, to), kind) !== undefined) return edited(course)
  const heading = kind === 'dock' ? tile.dock?.heading : undefined
  const lifted = withTile(course, from, withoutNumber(tile, kind))
  return andThen(makeRoom(lifted, to, kind), (room) => {
    const put = withNumber(tileAt(room, to), kind, number)
    const turned = put.dock === undefined || heading === undefined ? put : { ...put, dock: { ...put.dock, heading } }
    return edited(withCurves(course, withTile(room, to, turned)))
  })
}

/** RR-13.8: a dock's own heading; undefined: the course's. */
export function setDockHeading(course: Course, square: Square, heading: Heading | undefined): Course {
  const tile = tileAt(course, square)
  if (tile.dock === undefined) return course
  const { number } = tile.dock
  return withTile(course, square, { ...tile, dock: heading === undefined ? { number } : { number, heading } })
}
