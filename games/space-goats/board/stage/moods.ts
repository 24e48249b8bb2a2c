import type { Beat } from '@starboard/screen/contract/board.ts'
import type { CSSProperties } from 'react'
import type { Ship, SpaceGoats } from '../../rules/state.ts'
import type { ShipMood } from '../art/index.ts'

/** What happens to this very ship while an event is on stage; films and drawings follow it. */
function beatOn(beat: Beat<SpaceGoats> | null, ship: number): string | undefined {
  if (beat === null || beat.ms === 0) return undefined
  return 'ship' in beat.event && beat.event.ship === ship ? beat.event.kind : undefined
}

/** For the element of a ship: what happens to it, and for how long. */
export const beatProps = (beat: Beat<SpaceGoats> | null, ship: number): BeatProps => {
  const now = beatOn(beat, ship)
  return now === undefined ? {} : { 'data-beat': now, style: { '--ms': `${beat?.ms ?? 0}ms` } }
}

interface BeatProps {
  readonly 'data-beat'?: string
  readonly style?: CSSProperties & { readonly '--ms': string }
}

/** A goat looks as it feels: chosen, hit, saved, or just flying. */
export function shipMood(beat: Beat<SpaceGoats> | null, { id, suited, shield }: Ship): ShipMood {
  const now = beatOn(beat, id)
  if (now !== undefined) return MOODS[now] ?? 'hit'
  return suited || shield !== null ? 'calm' : 'worried'
}

const MOODS: Readonly<Record<string, ShipMood>> = {
  shipChosen: 'worried',
  shipAdded: 'proud',
  shieldAssigned: 'proud',
  shieldBounced: 'proud',
  lastStandHeld: 'proud',
}
