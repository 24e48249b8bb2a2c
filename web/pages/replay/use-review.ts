import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Opened } from '../../replay/open.ts'
import { keptReviews, type ReviewStore } from '../../replay/review/kept.ts'
import { type Reviewed, Reviewer, type ReviewLine } from '../../replay/review/reviewer.ts'
import { startReview } from '../../replay/review/start.ts'

/** Where reviews are kept, and who works them out. */
export interface Reviews {
  readonly store: ReviewStore
  newLine(): ReviewLine
}

const HERE: Reviews = { store: keptReviews, newLine: startReview }

/** The review of this match: at once if it is kept, otherwise when somebody wants it. */
export function useReview(
  { replay: { exported }, print }: Opened,
  reviews = HERE,
): { reviewer: Reviewer; reviewed: Reviewed } {
  const reviewer = useMemo(() => new Reviewer({ exported, print, ...reviews }), [exported, print, reviews])
  useEffect(() => {
    void reviewer.open()
    return reviewer.cancel
  }, [reviewer])
  return { reviewer, reviewed: useSyncExternalStore(reviewer.subscribe, reviewer.read) }
}
