import { Icon } from '@starboard/screen/pieces/icons.tsx'
import { Countdown } from '../prompt/countdown.tsx'
import css from './head.module.css'

/** SA-2.12: nobody can say anything, and everybody sees why. */
export const OutageBanner = ({ until }: { readonly until: number | null }) => (
  <section className={css.banner} data-tone="outage" aria-label="Announcement">
    <span className={css.noise} aria-hidden="true" />
    <span className={css.horn} aria-hidden="true">
      <Icon name="sound-off" size={34} />
    </span>
    <div className={css.words}>
      <p className={css.title}>Communications are down</p>
      <p className={css.said}>No talk, no calls, and nobody sees what the others place. Your own cards still work.</p>
    </div>
    {until !== null && (
      <p className={css.back}>
        back in <Countdown until={until} />
      </p>
    )}
  </section>
)
