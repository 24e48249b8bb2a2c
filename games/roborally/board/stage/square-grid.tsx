import { explained } from '@starboard/screen/pieces/explaining/explain.ts'
import { CELL, grid, ROW } from '@starboard/screen/pieces/grid.ts'
import { ROVE, useRoving } from '@starboard/screen/pieces/roving.ts'
import { type FocusEvent, memo, type PointerEvent, useMemo } from 'react'
import type { Course } from '../../rules/course/course.ts'
import { printPlace, type Square, squareAt } from '../../rules/square.ts'
import { TILE } from '../art/course-box.ts'
import { squaresExplained } from '../model/explain.ts'
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

/** Every square, named, as a grid: one stop for the Tab key and arrows inside. */
export const SquareGrid = memo(({ course, names, targets, choose, look }: Props) => {
  const roving = useRoving<SVGGElement>()
  const abouts = useMemo(() => squaresExplained(course), [course])
  return (
    <g
      {...roving}
      {...grid(`Squares of the course, ${course.width} by ${course.height}`)}
      {...lookingAt(look, roving.onFocus)}
    >
      {rowsOf(names, course).map((row, y) => (
        <g key={row[0]} {...ROW}>
          {row.map((name, x) => {
            const square = squareAt(course, x, y)
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
                {...(abouts[square] && explained(abouts[square]))}
                {...(isTarget ? buttonLike(() => choose(square)) : undefined)}
                {...CELL}
              />
            )
          })}
        </g>
      ))}
    </g>
  )
})

const rowsOf = (names: readonly string[], { width, height }: Course): readonly (readonly string[])[] =>
  Array.from({ length: height }, (_, y) => names.slice(y * width, (y + 1) * width))

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

SquareGrid.displayName = 'SquareGrid'

function squareIn(target: EventTarget): Square | null {
  const square = target instanceof Element ? target.getAttribute('data-square') : null
  return square === null ? null : Number(square)
}
