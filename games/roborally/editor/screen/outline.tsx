import { TILE } from '../../board/art/course-box.ts'
import type { Course } from '../../rules/course/course.ts'
import { placeOf, type Square } from '../../rules/square.ts'
import css from './canvas.module.css'
import { UNSPOKEN } from './unspoken.ts'

interface OutlineProps {
  readonly course: Pick<Course, 'width'>
  readonly square: Square
  /** cursor: looked at. may: will be painted. fault, warning: something is to be said about it. */
  readonly tone: 'cursor' | 'may' | 'fault' | 'warning'
}

/** A frame around a square; faults and warnings wear a sign too, so that colour alone says nothing. */
export function Outline({ course, square, tone }: OutlineProps) {
  const [x, y] = placeOf(course, square)
  const sign = SIGNS[tone]
  return (
    <g transform={`translate(${x * TILE} ${y * TILE})`} className={css.outline} data-tone={tone} {...UNSPOKEN}>
      <rect className={css.casing} x={1.5} y={1.5} width={TILE - 3} height={TILE - 3} rx={5} />
      <rect className={css.line} x={1.5} y={1.5} width={TILE - 3} height={TILE - 3} rx={5} />
      {sign !== undefined && (
        <>
          <path className={css.sign} d={sign} />
          <path className={css.exclaim} d="M38.5 4.6V9.4M38.500 12.200V12.6" />
        </>
      )}
    </g>
  )
}

const SIGNS: Readonly<Partial<Record<OutlineProps['tone'], string>>> = {
  fault: 'M34.5 0.500H42.500L47 5V13L42.500 17H34.500L30 13V5Z',
  warning: 'M38.5 -1L48 16H29Z',
}
