import type { Happening } from '../../rules/happening.ts'
import type { Moment } from './reel.ts'

/** How a moment feels to the crew. */
export type Tone = 'harm' | 'good' | 'calm'

const TONES: Readonly<Partial<Record<Happening['kind'], Tone>>> = {
  tileTurned: 'harm',
  crewKnockedOut: 'harm',
  shipLost: 'harm',
  threatBrokeUp: 'harm',
  threatRetaliated: 'harm',
  squadDisabled: 'harm',
  rocketLost: 'harm',
  fuelLost: 'harm',
  energyLost: 'harm',
  delayed: 'harm',
  threatDestroyed: 'good',
  computerMaintained: 'good',
  shipJumped: 'good',
}

export function toneOf({ happening }: Moment): Tone {
  if (happening === null) return 'calm'
  if (happening.kind === 'zoneAttacked') return happening.damage > 0 ? 'harm' : 'calm'
  if (happening.kind === 'computerChecked') return happening.isMaintained ? 'good' : 'harm'
  if (happening.kind === 'missionScored') return happening.result.outcome === 'won' ? 'good' : 'harm'
  return TONES[happening.kind] ?? 'calm'
}
