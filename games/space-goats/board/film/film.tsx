import { Flights } from '@starboard/screen/pieces/flights.tsx'
import type { StageProps } from '../stage/props.ts'
import { actsOf } from './acts.tsx'

/** What moves across the whole screen while an event is told: rockets, cards, bursts. Nothing under reduced motion. */
export function Film({ stage }: { readonly stage: StageProps }) {
  const { beat } = stage
  if (beat === null || beat.ms === 0) return null
  return <Flights key={beat.id} flights={actsOf(stage, beat)} ms={beat.ms} />
}
