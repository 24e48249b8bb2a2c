import type { SeriesInfo, SeriesLine } from '@starboard/wire/protocol'
import { useAroundBoard } from '../context.ts'
import { RuleLink } from '../prompt/why-not.tsx'
import { plainPoints } from './plain-points.ts'
import { capital, seriesPlace } from './rematch-words.ts'
import css from './series-table.module.css'

const RESULTS: { readonly [K in SeriesLine['result']]: string } = {
  won: 'won',
  lost: 'lost',
  draw: 'drawn',
  ranked: 'over',
}

/** Match by match, how the crew fared: it has one score. */
export function CrewSeries({ series }: { readonly series: SeriesInfo }) {
  const { printPoints = plainPoints } = useAroundBoard()
  const { played, end, noun } = series
  const numbered = played.map((line, index) => ({ line, number: index + 1 }))
  return (
    <section className={css.series} aria-label="The series">
      <p className={css.title}>
        <b>{end === null ? seriesPlace(series) : 'The series is over'}</b>
        {end !== null && (
          <span>
            {end.text} <RuleLink rule={end.rule} />
          </span>
        )}
      </p>
      <ol>
        {numbered.map(({ line, number }) => (
          <li key={number}>
            {capital(noun)} {number}: {RESULTS[line.result]}, {printPoints(line.points[0] ?? 0)}
          </li>
        ))}
        {end !== null && <li>All together: {printPoints(end.points[0] ?? 0)}</li>}
      </ol>
    </section>
  )
}
