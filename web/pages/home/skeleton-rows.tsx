import { Skeleton } from '@starboard/screen/pieces/skeleton.tsx'
import css from './skeleton-rows.module.css'

/** A list on its way. */
export function SkeletonRows({ count = 2 }: { readonly count?: number }) {
  return (
    <div className={css.rows}>
      <span className="spoken">Loading</span>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
        <div key={row} className={css.row}>
          <Skeleton width="42px" height="42px" />
          <div>
            <Skeleton width="55%" height="14px" />
            <Skeleton width="80%" height="12px" />
          </div>
          <Skeleton width="70px" height="34px" />
        </div>
      ))}
    </div>
  )
}
