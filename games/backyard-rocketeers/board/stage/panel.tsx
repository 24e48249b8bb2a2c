import type { ReactNode } from 'react'
import css from './panel.module.css'
import { type Size, useSize } from './use-size.ts'

interface PanelProps {
  /** Which of the three places it is. */
  readonly area: 'space' | 'earth' | 'mars'
  readonly label: string
  /** The drawing, in pixels of its box. */
  draw(size: Size): ReactNode
  /** What lies over it. */
  readonly children?: ReactNode
  over?(size: Size): ReactNode
}

const FIRST: Size = { width: 560, height: 320 }

/** One of the three places: a drawing as large as its box, and labels over it. */
export function Panel({ area, label, draw, over, children }: PanelProps) {
  const { ref, width, height } = useSize<HTMLElement>(FIRST)
  return (
    <section
      className={css.panel}
      ref={ref}
      data-area={area}
      aria-label={label}
      data-spot={area}
      data-point={POINTS[area]}
    >
      <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {draw({ width, height })}
      </svg>
      {over?.({ width, height })}
      {children}
    </section>
  )
}

const POINTS = { space: 'space', earth: 'the yards', mars: 'Mars' } as const
