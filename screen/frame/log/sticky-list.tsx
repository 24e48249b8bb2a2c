import type { ReactNode } from 'react'
import { Button } from '../../pieces/button.tsx'
import { counted } from '../../pieces/words.ts'
import { useStickyEnd } from './sticky-end.ts'
import css from './sticky-list.module.css'

interface Props {
  readonly label: string
  /** How many lines there are. */
  readonly count: number
  readonly children: ReactNode
}

/** A list that grows at its end and stays there, unless the reader has scrolled up: then it says how much has come. */
export function StickyList({ label, count, children }: Props) {
  const end = useStickyEnd(count)
  return (
    <div className={css.box}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse */}
      <section ref={end.ref} className={css.scroll} aria-label={label} tabIndex={0} onScroll={end.onScroll}>
        {children}
      </section>
      {end.unseen > 0 && (
        <div className={css.more}>
          <Button look="quiet" onClick={end.goToEnd}>
            {counted(end.unseen, 'new line')}
          </Button>
        </div>
      )}
    </div>
  )
}
