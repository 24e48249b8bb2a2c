import type { DailyInfo } from '@starboard/wire/protocol'
import { Link } from 'wouter'
import { Panel } from '../../shared/panel.tsx'
import css from './daily-panel.module.css'

interface DailyPanelProps {
  readonly daily: DailyInfo
  readonly game: string
}

/** In the place of the rules: nobody chooses them. */
export const DailyPanel = ({ daily: { day, noun }, game }: DailyPanelProps) => (
  <Panel title={`The ${noun} of ${day}`}>
    <p className={css.text}>
      Everybody is dealt the same today, so options, seats and time are fixed. Friends take the other seats, or bots do.
      The first {noun} that you begin today counts, if it is the first for all of you and ends before 0:00 UTC.{' '}
      <Link href={`/g/${game}/daily`}>The table of results</Link>
    </p>
  </Panel>
)
