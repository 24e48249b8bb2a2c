import type { ThreatCard } from '../../rules/threats/card.ts'
import type { ThreatId } from '../../rules/vocabulary.ts'

/** What a frame tells. */
export interface Nature {
  readonly kind: ThreatCard['kind']
  readonly level: ThreatCard['level']
  readonly colour: ThreatCard['colour']
}

/** SA-1.5: an id says its deck: S for serious, E or I, 2 for yellow. */
export const natureOf = (id: ThreatId): Nature => ({
  kind: id.includes('E') ? 'external' : 'internal',
  level: id.startsWith('S') ? 'serious' : 'common',
  colour: id.includes('2-') ? 'yellow' : 'white',
})
