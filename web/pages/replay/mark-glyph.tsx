import type { Mark } from '@starboard/screen/contract/board.ts'
import { Icon } from '@starboard/screen/pieces/icons.tsx'
import type { ReactNode } from 'react'
import css from './mark-glyph.module.css'

/** One shape a kind: nobody has to tell them apart by colour. */
const GLYPHS: Readonly<Record<Mark['kind'], ReactNode>> = {
  hit: <circle cx="7" cy="7" r="4.5" fill="currentColor" />,
  miss: <path d="M3.5 3.5l7 7M10.5 3.5l-7 7" fill="none" stroke="currentColor" strokeWidth="2.2" />,
  trophy: <path className={css.flag} d="M2 0h10v10l-5 4-5-4z" stroke="currentColor" strokeWidth="2.5" />,
  alarm: <path d="M7 1.5l6 11H1z" fill="currentColor" />,
  news: <path d="M7 2l4 5-4 5-4-5z" fill="currentColor" />,
  turn: <path d="M7 2v10" stroke="currentColor" strokeWidth="2" />,
  round: <path d="M7 0v14" stroke="currentColor" strokeWidth="2" />,
}

/** A game's own picture is drawn on a larger grid. */
export function MarkGlyph({ mark: { kind, icon } }: { readonly mark: Pick<Mark, 'kind' | 'icon'> }) {
  if (icon !== undefined)
    return (
      <span className={css.glyph} data-kind={kind}>
        <Icon name={icon} size={16} />
      </span>
    )
  return (
    <svg className={css.glyph} viewBox="0 0 14 14" data-kind={kind} aria-hidden="true">
      {GLYPHS[kind]}
    </svg>
  )
}
