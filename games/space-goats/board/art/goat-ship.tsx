import { memo, type ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import { goatParts, type ShipMood } from './goat-parts.ts'
import { COATS, type Coat } from './palette.ts'
import { type ShieldFace, shieldParts } from './shield-parts.ts'
import { shipLook } from './ship-looks.ts'

interface GoatShipProps {
  /** Its number picks horns, beard and markings. */
  readonly ship: number
  readonly suited: boolean
  readonly shield: ShieldFace | null
  readonly mood: ShipMood
  readonly facing?: 'left' | 'right'
  /** The colour of its owner. */
  readonly accent: string
}

/** A goat ship with room for its shield, 262 by 152. */
export const GoatShip = memo(
  ({ ship, suited, shield, mood, facing = 'left', accent }: GoatShipProps): ReactElement => (
    <svg viewBox="-42 -22 262 152" aria-hidden="true">
      <g transform={facing === 'right' ? 'translate(178 0) scale(-1 1)' : undefined}>
        <Drawing
          parts={[...goatParts({ ship, suited, mood }), ...(shield === null ? [] : shieldParts(shield))]}
          coat={coatOf(ship, accent)}
          line={4.4}
        />
      </g>
    </svg>
  ),
)
GoatShip.displayName = 'GoatShip'

const coatOf = (ship: number, accent: string): Coat => ({ ...COATS[shipLook(ship).coat], accent })
