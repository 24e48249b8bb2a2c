import type { Outcome, ScoreLine } from '@starboard/kernel'
import { SeatBadge } from '../../pieces/seat-badge.tsx'
import { useAroundBoard } from '../context.ts'
import css from './crew-result.module.css'
import { plainPoints } from './plain-points.ts'
import { ScoreLines } from './score-lines.tsx'

/** All won or lost together: nobody has a place, and there is one score. */
export function CrewResult({ outcome }: { readonly outcome: Outcome }) {
  const { faces, printPoints = plainPoints } = useAroundBoard()
  const named = (line: ScoreLine): ScoreLine =>
    line.seat === 'crew' ? line : { ...line, text: `${faces[line.seat]?.name ?? 'Crew'}: ${line.text}` }
  return (
    <section className={css.crew} aria-label="The crew" data-result={outcome.result}>
      <ul className={css.faces}>
        {faces.map((face) => (
          <li key={face.seat}>
            <SeatBadge {...face} />
          </li>
        ))}
      </ul>
      <p className={css.score}>
        <span>Score of the crew</span> <b>{printPoints(outcome.points[0] ?? 0)}</b>
      </p>
      <ScoreLines lines={outcome.lines.map(named)} sum={outcome.points[0] ?? 0} />
    </section>
  )
}
