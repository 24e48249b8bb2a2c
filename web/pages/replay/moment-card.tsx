import type { By } from '@starboard/kernel'
import { SeatShape } from '@starboard/screen/pieces/seat-shape.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { clockText } from '../../replay/match-facts.ts'
import type { Moment } from '../../replay/model.ts'
import css from './moment-card.module.css'
import { RollFaces } from './roll-faces.tsx'

interface MomentCardProps {
  readonly moment: Moment
  /** Pips rolled at this moment. */
  readonly rolls: readonly number[]
}

/** What happens now, as a card on the table. */
export function MomentCard({ moment, rolls }: MomentCardProps) {
  const { seat, lines, headline, undoneAt } = moment
  const { body, hasMore } = useMore()
  return (
    <article className={css.card} aria-label="This moment">
      <section
        ref={body}
        className={css.body}
        aria-label="What happens"
        data-more={hasMore || undefined}
        {...REACHABLE}
      >
        <h2 className={css.title}>
          {seat !== null && <SeatShape seat={seat} />}
          <span data-undone={undoneAt !== null}>{headline}</span>
        </h2>
        {undoneAt !== null && <p className={css.undone}>Taken back at moment {undoneAt + 1}.</p>}
        {rolls.length > 0 && <RollFaces rolls={rolls} />}
        {lines.length > 1 && (
          <ul className={css.lines}>
            {lines.slice(1).map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one moment never change places
              <li key={place}>{line}</li>
            ))}
          </ul>
        )}
      </section>
      <p className={css.foot}>{footOf(moment)}</p>
    </article>
  )
}

/** Whether something lies below: then it fades out there instead of ending in the middle of a line. */
function useMore() {
  const body = useRef<HTMLElement>(null)
  const [hasMore, setMore] = useState(false)
  useLayoutEffect(() => {
    const shown = body.current
    if (shown === null) return
    const look = () => setMore(shown.scrollHeight - shown.clientHeight - shown.scrollTop > 2)
    look()
    shown.addEventListener('scroll', look, { passive: true })
    const resized = new ResizeObserver(look)
    resized.observe(shown)
    return () => {
      shown.removeEventListener('scroll', look)
      resized.disconnect()
    }
  }, [])
  return { body, hasMore }
}

/** What scrolls must be reachable without a mouse. */
const REACHABLE = { tabIndex: 0 } as const

const HANDS: Readonly<Partial<Record<By, string>>> = {
  bot: 'moved by a bot',
  order: 'by a standing order',
  timeout: 'the time ran out',
}

/** When it was on the match clock, and whose hand it was if not the player's own. */
function footOf({ entry }: Moment): string {
  const hand = entry.kind === 'act' ? HANDS[entry.by] : undefined
  return [clockText(entry.at), hand].filter((part) => part !== undefined).join(' · ')
}
