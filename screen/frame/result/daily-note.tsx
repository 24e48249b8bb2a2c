import type { DailyInfo } from '@starboard/wire/protocol'
import { Link } from 'wouter'
import css from './result.module.css'

interface DailyNoteProps {
  readonly daily: DailyInfo
  readonly game: string
}

/** Others may still have it before them, so its seed is opened tomorrow; the table of results is there already. */
export const DailyNote = ({ daily: { day, noun, isSealed }, game }: DailyNoteProps) => (
  <p className={css.daily}>
    {isSealed
      ? `This was today’s ${noun}, the same for everybody. Replay and match file are opened at 0:00 UTC, when nobody has it before them any more. `
      : `This was the ${noun} of ${day}. `}
    <Link href={`/g/${game}/daily`}>The table of results</Link>
  </p>
)
