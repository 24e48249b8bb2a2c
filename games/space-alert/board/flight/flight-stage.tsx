import { useReplayJumps } from '@starboard/screen/frame/film/use-replay-jumps.ts'
import { useLayout } from '@starboard/screen/frame/layout/layout.ts'
import { lastMoment } from '../../film/model/reel.ts'
import { Stage } from '../../film/stage/stage.tsx'
import { useFilmKeys } from '../../film/use-film-keys.ts'
import css from './flight.module.css'
import type { FlightShown } from './use-flight.ts'

/** The ship in the moment of the film. */
export function FlightStage({ shown: { reel, player } }: { readonly shown: FlightShown }) {
  // A replay has its own.
  useFilmKeys(useReplayJumps() === null ? player : null, lastMoment(reel))
  return (
    <div className={css.stage} data-point="ship">
      <Stage reel={reel} place={player.place} isNarrow={useLayout() === 'phone'} />
    </div>
  )
}
