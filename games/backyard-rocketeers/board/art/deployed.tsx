import { memo, type ReactElement } from 'react'
import { Drawing } from './drawing.tsx'
import { SMOKE } from './extras.paths.ts'
import type { Marks } from './marks.ts'
import { ANTENNA, ARRAY, DISH, DUST, PANELS, POWER_PLANT, ROVERS, WINDMILL, wheel } from './mars.paths.ts'
import type { Tier } from './parts.paths.ts'

/** What stands on Mars, by the id of its card. */
const DEPLOYED = {
  'improvised-mars-rover': ROVERS[1],
  'second-hand-mars-rover': ROVERS[2],
  'cutting-edge-mars-rover': ROVERS[3],
  'backup-rover': ROVERS[1],
  'windmill-generator': WINDMILL,
  'improvised-solar-panels': PANELS[1],
  'second-hand-solar-panels': PANELS[2],
  'cutting-edge-solar-panels': PANELS[3],
  'geothermal-power-plant': POWER_PLANT,
  'basic-antenna': ANTENNA,
  'satellite-dish': DISH,
  'deep-space-array': ARRAY,
} as const satisfies Readonly<Record<string, Marks>>
export type DeployedId = keyof typeof DEPLOYED

interface DeployedProps {
  readonly card: DeployedId
  /** Dust lies on it. */
  readonly isDusty?: boolean
}

/** A generator, a sender or a rover on the ground at 0,0, up to 100 wide and high, for inside an `<svg>`. */
export const Deployed = memo(
  ({ card, isDusty }: DeployedProps): ReactElement => (
    <>
      <Drawing marks={DEPLOYED[card]} line={2.4} />
      {isDusty && (
        <g transform="translate(0 4) scale(.7)">
          <Drawing marks={DUST} line={2.6} />
        </g>
      )}
    </>
  ),
)
Deployed.displayName = 'Deployed'

interface RoverProps {
  readonly tier: Tier
  /** It has lost a wheel and smokes. */
  readonly isBroken?: boolean
}

/** A rover on the ground at 0,0, 76 wide and 66 high. */
export const Rover = memo(({ tier, isBroken = false }: RoverProps): ReactElement => {
  const marks = ROVERS[tier]
  return <Drawing marks={isBroken ? broken(marks) : marks} line={2.4} />
})
Rover.displayName = 'Rover'

/** Of a wheel: its tyre and its hub. */
const WHEEL = 2

/** The last wheel lies in the sand, and the rest leans to where it was. */
const broken = (marks: Marks): Marks => [
  { at: 'translate(0 -2) rotate(9 -20 0)', marks: marks.slice(0, -WHEEL) },
  { at: 'translate(44 0) scale(1 .5)', marks: wheel({ x: 0, r: 8.5, hub: 'bone' }) },
  { at: 'translate(2 -50)', marks: SMOKE },
]
