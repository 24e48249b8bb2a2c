import type { Course } from '../../rules/course/course.ts'
import type { Square } from '../../rules/square.ts'
import { moveNumbered, putLaser, putPusher } from './fixtures.ts'
import { paintGround } from './paint.ts'
import { takeAway } from './room.ts'
import { andThen, type Edit, edited, tileAt } from './tiles.ts'

/** What lies on top of a square goes to another one: a number first, then what hangs there, then the ground. */
export function moveTop(course: Course, from: Square, to: Square): Edit {
  const { checkpoint, dock, pusher, lasers, ground } = tileAt(course, from)
  if (from === to) return edited(course)
  if (checkpoint !== undefined) return moveNumbered(course, 'checkpoint', from, to)
  if (dock !== undefined) return moveNumbered(course, 'dock', from, to)
  if (pusher !== undefined) return putPusher(takeAway(course, from, 'pusher'), to, pusher)
  if (lasers.length > 0)
    return lasers.reduce(
      (edit, laser) => andThen(edit, (before) => putLaser(before, to, laser)),
      edited(takeAway(course, from, 'laser')),
    )
  if (ground.kind === 'floor') return edited(course)
  return andThen(paintGround(course, from, { kind: 'floor' }), (before) => paintGround(before, to, ground))
}
