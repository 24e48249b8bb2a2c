import { Skeleton } from '../pieces/skeleton.tsx'
import css from './table-skeleton.module.css'

/** The shape of a table that is on its way. */
export function TableSkeleton() {
  return (
    <main className={css.table} data-room="night">
      <h1 className="spoken">The table is loading</h1>
      <div className={css.top}>
        <Skeleton width="180px" height="18px" />
      </div>
      <div className={css.seats}>
        {[0, 1, 2, 3].map((seat) => (
          <Skeleton key={seat} height="100%" />
        ))}
      </div>
      <div className={css.stage}>
        <Skeleton height="100%" />
      </div>
      <div className={css.prompt}>
        <Skeleton height="100%" />
      </div>
      <div className={css.side}>
        <Skeleton height="100%" />
      </div>
    </main>
  )
}
