import { Button } from '@starboard/screen/pieces/button.tsx'
import type { DailyDay, DailyToday } from '@starboard/wire/api'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { Panel } from '../../shared/panel.tsx'
import css from './daily-page.module.css'
import { ResultList } from './results.tsx'

interface EarlierDaysProps {
  readonly game: string
  readonly noun: string
  readonly days: DailyToday['earlier']
}

/** Days that are over: their seeds are open, for whoever wants to check. */
export function EarlierDays({ game, noun, days }: EarlierDaysProps) {
  return (
    <Panel title="Earlier days">
      {days.length === 0 ? (
        <p className={css.text}>Tomorrow the seed of today’s {noun} stands here, to be checked.</p>
      ) : (
        <ul className={css.days}>
          {days.map((day) => (
            <Day key={day.day} game={game} {...day} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Its results are asked for when somebody wants to see them. */
function Day({ game, day, fingerprint, seed }: DailyToday['earlier'][number] & Pick<EarlierDaysProps, 'game'>) {
  const [results, setResults] = useState<DailyDay['results'] | string | null>(null)
  const show = () => {
    api.dailyOf(game, day).then(
      (told) => setResults(told.results),
      (error: unknown) => setResults(error instanceof Error ? error.message : String(error)),
    )
  }
  return (
    <li>
      <details>
        <summary>{day}</summary>
        <dl className={css.opened}>
          <dt>Fingerprint</dt>
          <dd>
            <code className={css.print}>{fingerprint}</code>
          </dd>
          <dt>Opened seed</dt>
          <dd>
            <code className={css.print}>{seed}</code>
          </dd>
        </dl>
        {results === null && (
          <Button look="quiet" onClick={show}>
            Show the results
          </Button>
        )}
        {typeof results === 'string' && <p className={css.text}>{results}</p>}
        {typeof results === 'object' && results !== null && results.length === 0 && (
          <p className={css.text}>Nobody finished one that day.</p>
        )}
        {typeof results === 'object' && results !== null && results.length > 0 && <ResultList results={results} />}
      </details>
    </li>
  )
}
