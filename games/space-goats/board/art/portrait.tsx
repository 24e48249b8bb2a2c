import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import { memo, type ReactElement } from 'react'
import styles from './art.module.css'
import { captainOf } from './captains.ts'
import { Drawing } from './drawing.tsx'
import * as face from './goat-face.paths.ts'
import type { Part } from './marks.ts'

export type PortraitMood = keyof typeof face.FACE_MOODS

interface PortraitProps {
  readonly seat: number
  readonly mood: PortraitMood
}

/** The goat captain of a seat in the seat's colour, 106 by 133; what lies behind it is the caller's. */
export const Portrait = memo(
  ({ seat, mood }: PortraitProps): ReactElement => (
    <svg className={mood === 'out' ? styles.out : undefined} viewBox="-3 -5 106 133" aria-hidden="true">
      <Drawing parts={portraitParts(seat, mood)} coat={{ ...captainOf(seat).coat, accent: seatColour(seat) }} />
    </svg>
  ),
)
Portrait.displayName = 'Portrait'

function portraitParts(seat: number, mood: PortraitMood): readonly Part[] {
  const { horns, extra } = captainOf(seat)
  return [
    { marks: [...face.BOWL_BACK, ...face.SHOULDERS] },
    { marks: [...face.FACE_HORNS[horns], ...face.FACE, ...face.FACE_BEARD] },
    { marks: [...face.FACE_MOODS[mood], ...face.EXTRAS[extra], ...face.BOWL] },
  ]
}
