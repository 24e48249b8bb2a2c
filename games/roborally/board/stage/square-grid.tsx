import { ROVE, useRoving } from '@starboard/screen/pieces/roving.ts'
import { type FocusEvent, memo, type PointerEvent } from 'react'
import type { Course } from '../../rules/course/course.ts'
import { placeOf, printPlace, type Square } from '../../rules/square.ts'
import { TILE } from '../art/course-box.ts'
import { buttonLike } from './button-like.ts'
import css from './stage.module.css'

interface Props {
  readonly course: Course
  /** What stands on each square, in words. */
  readonly names: readonly string[]
  /** Squares that may be chosen now. */
  readonly targets: readonly Square[]
  choose(square: Square): void
  /** Below the pointer or with the focus; null when nothing is. */
  look(square: Square | null): void
}

/** Every square, named, one stop for the Tab key and arrows inside. */
export const SquareGrid = memo(({ course, names, targets, choose, look }: Props) => {
  const roving = useRoving<SVGGElement>()
  return (
    <g
      {...roving}
      {...GROUP}
      aria-label={`Squares of the course, ${course.width} by ${course.height}`}
      {...lookingAt(look, roving.onFocus)}
    >
      {names.map((name, square) => {
        const [x, y] = placeOf(course, square)
        const isTarget = targets.includes(square)
        return (
          <rect
            key={name}
            x={x * TILE}
            y={y * TILE}
            width={TILE}
            height={TILE}
            className={css.square}
            data-square={square}
            data-point={`square ${printPlace(course, square)}`}
            data-may={isTarget || undefined}
            aria-label={isTarget ? `${name}: come back here` : name}
            {...ROVE}
            {...(isTarget ? buttonLike(() => choose(square)) : PICTURE)}
          />
        )
      })}
    </g>
  )
})

/** Which square is below the pointer or has the focus. */
const lookingAt = (look: Props['look'], onFocus: (event: FocusEvent) => void) => ({
  onPointerOver: ({ target }: PointerEvent) => look(squareIn(target)),
  onPointerLeave: () => look(null),
  onBlur: () => look(null),
  onFocus(event: FocusEvent) {
    onFocus(event)
    look(squareIn(event.target))
  },
})

const GROUP = { role: 'group' } as const
const PICTURE = { role: 'img' } as const

SquareGrid.displayName = 'SquareGrid'

function squareIn(target: EventTarget): Square | null {
  const square = target instanceof Element ? target.getAttribute('data-square') : null
  return square === null ? null : Number(square)
}
