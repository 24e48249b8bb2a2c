import { seatColour } from '@starboard/screen/pieces/seat-shape.tsx'
import { memo, type ReactElement } from 'react'
import { captainOf } from './captains.ts'
import { Drawing } from './drawing.tsx'
import { EXTRAS, FACE, FACE_BEARD, FACE_HORNS, FACE_MOODS, SHOULDERS } from './goat-face.paths.ts'
import { type Part, rays } from './marks.ts'
import { COATS, GROUNDS, INK } from './palette.ts'
import { at, flyingGoat, placed, standingGoat } from './picture.ts'
import * as scene from './scenes.paths.ts'

/** What is left over after a duel: cards, plates, a horn. 160 by 90, without ground. */
export const Wreckage = (): ReactElement => (
  <svg viewBox="0 0 160 90" aria-hidden="true">
    <Drawing parts={scene.WRECK} />
  </svg>
)

/** Where a fleet was: its goat drifts in a lifebelt, with a white flag. 220 by 110, without ground. */
export const EmptyFleet = ({ seat }: { readonly seat: number }): ReactElement => (
  <svg viewBox="0 0 220 110" aria-hidden="true">
    <Drawing
      parts={[scene.DRIFT, captainHead(seat, 'out', at({ x: 67, y: 2, scale: 0.82 })), scene.LIFEBELT]}
      coat={coatOf(seat)}
    />
  </svg>
)

/** The captain of the last fleet with the cup, two ships for an escort. 320 by 180. */
export const VictoryScene = memo(
  ({ seat }: { readonly seat: number }): ReactElement => (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMin meet" overflow="visible" aria-hidden="true">
      <path d="M-400-90H720V450H-400Z" fill={GROUNDS.fire[0]} />
      <path d={rays(160, 104, 16)} transform="translate(-320 -208) scale(3)" fill={GROUNDS.fire[1]} />
      <Drawing
        coat={coatOf(seat)}
        parts={[
          scene.CONFETTI,
          ...flyingGoat({ ship: 0, suited: true, mood: 'proud' }, at({ x: 96, y: 30, scale: 0.5, isMirrored: true })),
          ...flyingGoat({ ship: 1, suited: true, mood: 'proud' }, at({ x: 224, y: 30, scale: 0.5 })),
          ...placed([{ marks: SHOULDERS }], at({ x: 98, y: 26, scale: 1.24 })),
          captainHead(seat, 'proud', at({ x: 98, y: 22, scale: 1.24 })),
          scene.LAURELS,
          scene.CUP,
        ]}
      />
    </svg>
  ),
)
VictoryScene.displayName = 'VictoryScene'

/** The last two fleets have lost each other. 320 by 180. */
export const DrawScene = (): ReactElement => (
  <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMin meet" overflow="visible" aria-hidden="true">
    <path d="M-400-90H720V450H-400Z" fill={GROUNDS.grape[0]} />
    <path d={rays(160, 90, 14)} transform="translate(-320 -180) scale(3)" fill={GROUNDS.grape[1]} />
    <Drawing
      parts={[
        scene.CRASH,
        ...standingGoat(
          { ship: 5, suited: false, mood: 'hit' },
          at({ x: 176, y: 54, scale: 0.74, turn: 12 }),
          COATS.brown,
        ),
        ...standingGoat(
          { ship: 1, suited: false, mood: 'hit' },
          at({ x: 144, y: 54, scale: 0.74, turn: -12, isMirrored: true }),
          {
            accent: INK.blue,
          },
        ),
        scene.CRASH_STARS,
      ]}
    />
  </svg>
)

const coatOf = (seat: number) => ({ ...captainOf(seat).coat, accent: seatColour(seat) })

function captainHead(seat: number, mood: keyof typeof FACE_MOODS, where: string): Part {
  const { horns, extra } = captainOf(seat)
  return {
    at: where,
    marks: [...FACE_HORNS[horns], ...FACE, ...FACE_BEARD, ...FACE_MOODS[mood], ...EXTRAS[extra]],
  }
}
