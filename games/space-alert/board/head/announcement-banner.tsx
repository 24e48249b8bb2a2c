import { useAnnounced } from '@starboard/screen/frame/announcements/use-announced.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { speak } from '@starboard/screen/sound/speech.ts'
import { ThreatDrawing } from '../../art/index.ts'
import type { View } from '../../rules/view.ts'
import type { Course } from '../model/courses.ts'
import { printClock } from './clock-words.ts'
import css from './head.module.css'
import { headlineOf } from './headline.ts'

interface BannerProps {
  readonly view: View
  readonly courses: readonly Course[]
}

/** What was announced last, large, with its picture. The frame says it aloud and to screen readers. */
export function AnnouncementBanner({ view, courses }: BannerProps) {
  const { log } = useAnnounced()
  const { at, title, said, more, threat, tone } = headlineOf(view, courses, log)
  const start = view.phases?.[0]?.from ?? 0
  return (
    <section className={css.banner} data-tone={tone} aria-label="Announcement">
      <span className={css.hazard} aria-hidden="true" />
      <span className={css.horn} aria-hidden="true">
        <Icon name="sound-on" size={34} />
      </span>
      <div key={`${at} ${title}`} className={css.words}>
        <p className={css.title}>{title}</p>
        {said !== null && <p className={css.said}>{said}</p>}
        {more !== null && <p className={css.more}>{more}</p>}
      </div>
      {threat !== null && (
        <span className={css.art} aria-hidden="true">
          <ThreatDrawing id={threat} size={104} hasFrame={false} />
        </span>
      )}
      {at !== null && (
        <button type="button" className={css.again} onClick={() => speak(said ?? title)}>
          <Icon name="sound-on" size={14} />
          <span className="spoken">Say it again </span>
          {view.phases !== null && printClock(at - start)}
        </button>
      )}
    </section>
  )
}
