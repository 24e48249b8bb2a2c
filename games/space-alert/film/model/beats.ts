import type { Happening } from '../../rules/happening.ts'
import type { Moment } from './reel.ts'

/** Long enough to read a sentence. */
const USUAL_MS = 1300

/** What is seen at a glance, and what has a sum to be checked. */
const BEAT_MS: Readonly<Partial<Record<Happening['kind'], number>>> = {
  turnBegan: 700,
  threatMoved: 600,
  crewMoved: 800,
  rocketMoved: 700,
  threatHit: 2400,
  zoneAttacked: 2200,
  tileTurned: 1800,
  threatDestroyed: 1600,
}

/** How long a moment stays on the screen at normal speed. */
export const beatOf = ({ happening }: Moment): number => (happening === null ? USUAL_MS : beatMs(happening.kind))

export const beatMs = (kind: Happening['kind']): number => BEAT_MS[kind] ?? USUAL_MS
