import { Icon } from '@starboard/screen/pieces/icons.tsx'
import css from './head.module.css'

/** What a first crew is told about what has just happened. It stands in a line of its own, so that it covers nothing. */
export const Comment = ({ text }: { readonly text: string }) => (
  <aside className={css.comment} aria-label="First flight">
    <Icon name="rules" size={20} />
    <p role="status">{text}</p>
  </aside>
)
