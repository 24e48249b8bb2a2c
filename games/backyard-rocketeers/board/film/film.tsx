import { Flights } from '@starboard/screen/pieces/flights.tsx'
import type { Picking } from '../model/use-picking.ts'
import { actsOf } from './acts.tsx'

/** What moves across the whole screen while an event is told. Nothing under reduced motion. */
export function Film({ picking }: { readonly picking: Picking }) {
  const { beat } = picking
  if (beat === null || beat.ms === 0) return null
  return <Flights key={beat.id} flights={actsOf(picking, beat)} ms={beat.ms} />
}
