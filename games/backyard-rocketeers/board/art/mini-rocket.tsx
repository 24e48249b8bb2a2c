import { memo, type ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import type { Marks } from './marks.ts'
import * as mini from './mini-rocket.paths.ts'
import type { Damage, Extra, RocketParts } from './rocket-parts.ts'

interface MiniRocketProps {
  readonly parts: RocketParts
  readonly damage?: Damage
  readonly isFlying?: boolean
}

/** A rocket on the strip of space: it flies to the right, 46 by 24 around 0,0, for inside an `<svg>`. */
export const MiniRocket = memo(
  ({ parts, damage = 'none', isFlying = false }: MiniRocketProps): ReactElement => (
    <Drawing marks={[...(isFlying ? mini.MINI_FLAME : []), ...miniMarks(parts), ...DAMAGE_MARKS[damage]]} line={1.3} />
  ),
)
MiniRocket.displayName = 'MiniRocket'

const miniMarks = ({ extras = [], ...parts }: RocketParts): Marks => [
  ...(parts['stabilizer-fins'] === undefined ? [] : mini.MINI_FINS[parts['stabilizer-fins']]),
  ...extras.flatMap(extraMarks),
  ...(parts.thruster === undefined ? [] : mini.MINI_THRUSTERS[parts.thruster]),
  ...(parts.fuselage === undefined ? [] : mini.MINI_FUSELAGES[parts.fuselage]),
  ...(parts['nose-cone'] === undefined ? [] : mini.MINI_NOSES[parts['nose-cone']]),
]

/** Only what changes the outline shows at this size. */
function extraMarks(extra: Extra): Marks {
  if (extra.kind === 'boosters') return mini.MINI_BOOSTERS[extra.tier]
  return extra.kind === 'face-down' ? mini.MINI_PARCEL : []
}

const DAMAGE_MARKS: Readonly<Record<Damage, Marks>> = {
  none: [],
  scratched: [],
  holed: mini.MINI_HOLES,
  burning: [...mini.MINI_HOLES, ...mini.MINI_SMOKE],
}
