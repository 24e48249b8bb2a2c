import type { BoardProps } from '@starboard/screen/contract/board.ts'
import { useMemo } from 'react'
import { type Reel, reelOf } from '../../film/model/reel.ts'
import type { Player } from '../../film/use-player.ts'
import type { SpaceAlert } from '../../rules/state.ts'
import { actingOrder } from '../../rules/state.ts'
import type { SeenFlight } from '../../rules/view.ts'
import { named } from './named.ts'
import { seenReel } from './seen-reel.ts'
import { useFlightPlayer } from './use-flight-player.ts'

/** The resolution as it is shown here. */
export interface FlightShown {
  readonly flight: SeenFlight
  readonly reel: Reel
  readonly player: Player
  /** The film is still behind what has been played. */
  readonly isBehind: boolean
}

export function useFlight({
  view,
  seats,
  me,
}: Pick<BoardProps<SpaceAlert>, 'view' | 'seats' | 'me'>): FlightShown | null {
  const { flight } = view
  const order = actingOrder(view)
  const mission = flight === null ? null : named(flight.mission, order, seats)
  const written = JSON.stringify([mission, order])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mission is compared by what it says
  const whole = useMemo(() => (mission === null ? null : reelOf(mission, order, me)), [written, me])
  const shown = flight === null ? '' : `${flight.turn} ${flight.hasAppeared} ${flight.result !== null}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown of a flight is compared by how far it came
  const reel = useMemo(() => (whole === null || flight === null ? null : seenReel(whole, flight)), [whole, shown])
  const player = useFlightPlayer(reel)
  if (flight === null || reel === null || player === null) return null
  return { flight, reel, player, isBehind: player.place < reel.moments.length - 1 && player.isPlaying }
}
