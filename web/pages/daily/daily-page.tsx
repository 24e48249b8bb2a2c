import type { Poster } from '@starboard/screen/contract/poster.ts'
import { Difficulty } from '@starboard/screen/frame/result/how-hard.tsx'
import { LinkButton } from '@starboard/screen/pieces/link-button.tsx'
import type { DailyToday } from '@starboard/wire/api'
import { useCallback } from 'react'
import { api } from '../../api/api.ts'
import { Shell } from '../../app/shell.tsx'
import { posterOf } from '../../games/registry.ts'
import { Panel } from '../../shared/panel.tsx'
import { usePolled } from '../../shared/use-polled.ts'
import { NotFoundPage } from '../states/not-found-page.tsx'
import css from './daily-page.module.css'
import { EarlierDays } from './earlier-days.tsx'
import { PlayToday } from './play-today.tsx'
import { Results } from './results.tsx'
import { leftText } from './words.ts'

/** What everybody is dealt alike today: play it, see how others did, and check it tomorrow. */
export function DailyPage({ game }: { readonly game: string }) {
  const poster = posterOf(game)
  return poster?.daily === undefined ? <NotFoundPage /> : <Daily poster={poster} noun={poster.daily} />
}

function Daily({ poster, noun }: { readonly poster: Poster; readonly noun: string }) {
  const load = useCallback(() => api.daily(poster.id), [poster.id])
  const { value, problem } = usePolled(load)
  const title = `Today’s ${noun}`
  return (
    <Shell title={`${title} · ${poster.name}`} current="shelf">
      <div className={css.page}>
        <header className={css.head}>
          <span className={css.thumb} aria-hidden="true">
            <poster.Thumb />
          </span>
          <div>
            <h1>{title}</h1>
            <p>
              {poster.name}
              {value !== undefined && `, ${value.day}. ${leftText(value.leftMs)}`}
            </p>
          </div>
        </header>
        {value === undefined ? <Waiting problem={problem} /> : <Today today={value} game={poster.id} />}
        <LinkButton href={`/g/${poster.id}`} look="quiet">
          More of {poster.name}
        </LinkButton>
      </div>
    </Shell>
  )
}

const Waiting = ({ problem }: { readonly problem: Error | null }) => (
  <p className={css.waiting} role={problem === null ? 'status' : 'alert'}>
    {problem === null ? 'Asking the server …' : problem.message}
  </p>
)

function Today({ today, game }: { readonly today: DailyToday; readonly game: string }) {
  const { noun, fingerprint, hasBegun, results, earlier, difficulty } = today
  return (
    <div className={css.panels}>
      <div className={css.column}>
        <PlayToday game={game} noun={noun} hasBegun={hasBegun} />
        {difficulty !== undefined && (
          <Panel title="How hard it is">
            <Difficulty {...difficulty} />
          </Panel>
        )}
        <Panel title="Sealed until tomorrow">
          <p className={css.text}>
            Everybody on this server is dealt the same today: all cards and dice follow from one secret number, the
            seed. This fingerprint binds the server to it. The seed is opened at 0:00 UTC, and then anybody can check
            every match of the day.
          </p>
          <code className={css.print}>{fingerprint}</code>
        </Panel>
      </div>
      <div className={css.column}>
        <Results results={results} noun={noun} />
        <EarlierDays game={game} noun={noun} days={earlier} />
      </div>
    </div>
  )
}
