import type { ReactNode } from 'react'
import type { Heading } from '../../rules/heading.ts'
import { CELL_SCALE } from './course-box.ts'
import { DECORATION } from './decoration.ts'

/** In board units, such as `centreOf` gives. */
export type Point = readonly [x: number, y: number]

export interface Placed {
  readonly at: Point
}

interface PieceProps extends Placed {
  /** The piece is drawn for north. */
  readonly heading?: Heading
  readonly children: ReactNode
}

/** What lies over the course: around 0,0 on the finer grid of the tiles. */
export const Piece = ({ at: [x, y], heading = 0, children }: PieceProps) => (
  <g transform={`translate(${x} ${y}) scale(${CELL_SCALE}) rotate(${heading * 90})`} {...DECORATION}>
    {children}
  </g>
)
