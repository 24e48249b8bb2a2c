import { Skeleton } from '@starboard/screen/pieces/skeleton.tsx'
import { Shell } from '../../app/shell.tsx'
import css from './page-skeleton.module.css'

/** A page on its way. Quick pages never show it: it comes in after a moment. */
export function PageSkeleton() {
  return (
    <Shell title={null}>
      <div className={css.page}>
        <p className="spoken" role="status">
          Loading the page
        </p>
        <Skeleton width="min(320px, 70%)" height="32px" />
        <div className={css.columns}>
          <Skeleton height="320px" />
          <Skeleton height="320px" />
          <Skeleton height="320px" />
        </div>
      </div>
    </Shell>
  )
}
