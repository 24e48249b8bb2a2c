import css from './caption.module.css'
import { Icon } from './icons.tsx'

interface CaptionProps {
  readonly text: string
  readonly tone: 'calm' | 'alarm'
}

/** A sentence for everybody at once, in large letters; an alarm has its sign, and does not flash. */
export const Caption = ({ text, tone }: CaptionProps) => (
  <div className={css.caption} data-tone={tone}>
    {tone === 'alarm' && <Icon name="warning" size={32} />}
    <span>{text}</span>
  </div>
)
