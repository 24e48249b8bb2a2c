import { Skeleton } from '@starboard/screen/pieces/skeleton.tsx'
import { Shell } from '../../app/shell.tsx'
import css from './replay-skeleton.module.css'

/** The places of board, story and slider while the match is on its way. */
export function ReplaySkeleton() {
  return (
    <Shell title="Replay" current="replays">
      <div className={css.skeleton} data-room="night">
        <p className="spoken" role="status">
          The match is loading.
        </p>
        <Skeleton height="34px" width="60%" />
        <div className={css.board}>
          <Skeleton height="46dvh" />
          <Skeleton height="46dvh" />
        </div>
        <Skeleton height="150px" />
      </div>
    </Shell>
  )
}
