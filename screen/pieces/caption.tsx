import css from './caption.module.css'
import { Icon } from './icons.tsx'

interface CaptionProps {
  readonly text: string
  readonly tone: 'calm' | 'alarm'
  /** The moment of the match at which every screen shows it. */
  readonly matchMs?: number
}

/** A sentence for everybody at once, in large letters; an alarm has its sign, and does not flash. */
export const Caption = ({ text, tone, matchMs }: CaptionProps) => (
  <div className={css.caption} data-tone={tone} data-match-ms={matchMs}>
    {tone === 'alarm' && <Icon name="warning" size={32} />}
    <span>{text}</span>
  </div>
)
