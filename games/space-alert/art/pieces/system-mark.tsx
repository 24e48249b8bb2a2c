import type { ReactElement } from 'react'
import type { Cannon, SpecialSystem } from '../../rules/ship/ship.ts'
import type { EnergySystem } from '../../rules/vocabulary.ts'
import { Drawing } from '../drawing.tsx'
import { fitted, type Mark, placed, stroke } from '../marks.ts'
import { BATTERY, INTERCEPTORS, ROCKET, SQUAD } from './machines.paths.ts'
import { COMPUTER, HEAVY, LIGHT, LOOKOUT, PULSE, REACTOR, SHIELD } from './systems.paths.ts'

/** What A, B and C do at a station, by name. */
export type SystemName = Cannon['weapon'] | EnergySystem | Extract<SpecialSystem, string>

const SYMBOLS: Readonly<Record<SystemName, Mark>> = {
  heavy: fitted(HEAVY, { width: 60, height: 58, size: 44 }),
  light: fitted([...LIGHT, placed(BATTERY, { x: 38, y: 46, scale: 1.2 })], { width: 48, height: 60, size: 45 }),
  pulse: fitted([...PULSE, stroke('M16 35Q35 49 54 35M23 45Q35 54 47 45', 4, 'aqua')], {
    width: 70,
    height: 52,
    size: 46,
  }),
  shield: fitted(SHIELD, { width: 48, height: 48, size: 46 }),
  reactor: fitted(REACTOR, { width: 48, height: 49, size: 44 }),
  computer: fitted(COMPUTER, { width: 60, height: 57, size: 44 }),
  lookout: fitted(LOOKOUT, { width: 56, height: 56, size: 46 }),
  rockets: fitted([placed(ROCKET, { x: 0, y: 4 }), placed(ROCKET, { x: 36, y: 4 }), placed(ROCKET, { x: 18, y: 0 })], {
    width: 54,
    height: 48,
    size: 46,
  }),
  interceptors: placed(INTERCEPTORS, { y: 10, scale: 0.62 }),
  battlebots: placed(SQUAD, { y: 15, scale: 0.76 }),
}

interface SystemMarkProps {
  readonly system: SystemName
  readonly size?: number
  /** A name for screen readers; without it the symbol is decoration. */
  readonly title?: string
}

export const SystemMark = ({ system, size = 24, title }: SystemMarkProps): ReactElement => (
  <svg
    viewBox="-24 -24 48 48"
    width={size}
    height={size}
    role="img"
    aria-label={title}
    aria-hidden={title === undefined}
  >
    <Drawing marks={[SYMBOLS[system]]} />
  </svg>
)
