import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { DailyLine } from '@starboard/wire/api'
import { Panel } from '../../shared/panel.tsx'
import css from './daily-page.module.css'
import { scoreText } from './words.ts'

interface ResultsProps {
  readonly results: readonly DailyLine[]
  readonly noun: string
}

/** Who came home or in first, then by points; equal results share a place. */
export function Results({ results, noun }: ResultsProps) {
  return (
    <Panel title="Table of results" aside={results.length === 0 ? undefined : `${results.length}`}>
      {results.length === 0 ? (
        <p className={css.text}>Nobody has finished today’s {noun} yet.</p>
      ) : (
        <ResultList results={results} />
      )}
    </Panel>
  )
}

export const ResultList = ({ results }: Pick<ResultsProps, 'results'>) => (
  <ol className={css.results}>
    {results.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is nothing but its place in the list
      <li key={index} data-won={line.isWon || line.came !== undefined}>
        <b className={css.place}>{line.place}.</b>
        <span className={css.crew}>
          {line.crew.map(({ name, isBot }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats do not move
            <span key={seat} data-bot={isBot || undefined}>
              {isBot && <Icon name="bot" size={14} />}
              {name}
              {isBot && <span className="spoken"> (bot)</span>}
            </span>
          ))}
        </span>
        <span className={css.score}>{scoreText(line)}</span>
      </li>
    ))}
  </ol>
)
