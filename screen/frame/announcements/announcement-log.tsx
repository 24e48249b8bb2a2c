import { useAroundBoard } from '../context.ts'
import { StickyList } from '../log/sticky-list.tsx'
import { printLeft } from '../prompt/countdown.ts'
import css from './announcement-log.module.css'

const SECOND = 1000

/** All that has been announced, for whoever missed it. */
export function AnnouncementLog() {
  const { log } = useAroundBoard().announced
  return (
    <StickyList label="Announcements" count={log.length}>
      <ol className={css.lines}>
        {log.map(({ at, text, tone }) => (
          <li key={`${at} ${text}`} className={css.line} data-tone={tone}>
            <time>{printLeft(Math.floor(at / SECOND) * SECOND)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </StickyList>
  )
}
