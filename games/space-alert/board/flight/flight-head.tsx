import { Banner } from '../../film/head/banner.tsx'
import { TurnClock } from '../../film/head/turn-clock.tsx'
import { Comment } from '../head/comment.tsx'
import css from '../head/head.module.css'
import type { FlightShown } from './use-flight.ts'

interface FlightHeadProps {
  readonly shown: FlightShown
  /** Null: nothing is to be learned here. */
  readonly comment: string | null
}

/** Which turn and step it is, and what has just happened. */
export const FlightHead = ({ shown: { reel, player }, comment }: FlightHeadProps) => (
  <div className={css.head}>
    <TurnClock reel={reel} place={player.place} />
    <Banner reel={reel} place={player.place} />
    {comment !== null && <Comment text={comment} />}
  </div>
)
