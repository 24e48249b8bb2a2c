import { useAnnounced } from '@starboard/screen/frame/announcements/use-announced.ts'
import { planningComment } from '../model/lesson.ts'
import type { Planning } from '../model/use-planning.ts'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { Comment } from './comment.tsx'
import css from './head.module.css'
import { toldLast } from './headline.ts'
import { MissionClock } from './mission-clock.tsx'
import { OutageBanner } from './outage-banner.tsx'

/** Over the board while plans are made: the clock, what was announced last, and in a first flight what to make of it. */
export function PlanningHead({ planning: { board, mission, courses } }: { readonly planning: Planning }) {
  const { view } = board
  const { log } = useAnnounced()
  const comment = planningComment({ view, mission, courses }, toldLast(view, log))
  return (
    <div className={css.head} data-lesson={comment !== null || undefined}>
      <MissionClock view={view} />
      {view.outage === null ? (
        <AnnouncementBanner view={view} courses={courses} />
      ) : (
        <OutageBanner until={view.outage.until} />
      )}
      {comment !== null && <Comment text={comment} />}
    </div>
  )
}
