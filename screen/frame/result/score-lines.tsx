import type { ScoreLine } from '@starboard/kernel'
import { useAroundBoard } from '../context.ts'
import { RuleLink } from '../prompt/why-not.tsx'
import { plainPoints } from './plain-points.ts'
import css from './result.module.css'

interface ScoreLinesProps {
  readonly lines: readonly ScoreLine[]
  /** What stands above them: a single line need not say it again. */
  readonly sum?: number
}

/** Where points come from. */
export function ScoreLines({ lines, sum }: ScoreLinesProps) {
  const { printPoints = plainPoints } = useAroundBoard()
  if (lines.length === 0) return null
  return (
    <ul className={css.lines}>
      {lines.map(({ rule, text, points }) => (
        <li key={`${rule}${text}`}>
          <span>
            {text} <RuleLink rule={rule} />
          </span>
          {(lines.length > 1 || points !== sum) && <b>{printPoints(points)}</b>}
        </li>
      ))}
    </ul>
  )
}
