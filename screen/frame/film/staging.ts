import type { Seat, Viewer } from '@starboard/kernel'
import type { SoundName, Staging, StagingTable } from '../../contract/board.ts'

interface Told {
  readonly kind: string
}

const NOTHING: Staging = {}

/** How an event is put on stage for this viewer. */
export function stagingOf<Event extends Told>(table: StagingTable<Event>, event: Event, viewer: Viewer): Staging {
  const row = table[event.kind as Event['kind']] ?? NOTHING
  return typeof row === 'function' ? (row as (event: Event, viewer: Viewer) => Staging)(event, viewer) : row
}

/** How the end sounds: a fanfare for whoever has won and for those who look on, not for whoever has lost. */
export function endSound(winners: readonly Seat[], viewer: Viewer): SoundName {
  if (winners.length === 0) return 'turn'
  return typeof viewer === 'string' || winners.includes(viewer) ? 'win' : 'lose'
}
